-- What the library's connection manager sets up on each new connection, in our own words: a session table of
-- parameters and five functions that hand its values to Cypher as agtype. A bare engine has none of it; pages whose
-- front matter says `prelude: library` start with this.
CREATE TEMPORARY TABLE age_params (key text PRIMARY KEY, value jsonb);

CREATE SCHEMA IF NOT EXISTS age_schema_client;

CREATE OR REPLACE FUNCTION age_schema_client.get_age_param(wanted text) RETURNS ag_catalog.agtype
LANGUAGE plpgsql AS $body$
BEGIN
  RETURN (SELECT p.value::text::ag_catalog.agtype FROM age_params p WHERE p.key = wanted);
END
$body$;

-- Cypher hands over text as agtype, in JSON quotes; `#>> '{}'` takes them off and undoes the escapes.
CREATE OR REPLACE FUNCTION age_schema_client.get_age_param(wanted ag_catalog.agtype) RETURNS ag_catalog.agtype
LANGUAGE plpgsql AS $body$
BEGIN
  RETURN age_schema_client.get_age_param(ag_catalog.agtype_out(wanted)::text::jsonb #>> '{}');
END
$body$;

CREATE OR REPLACE FUNCTION age_schema_client.get_all_age_params() RETURNS ag_catalog.agtype
LANGUAGE plpgsql AS $body$
BEGIN
  RETURN (SELECT coalesce(jsonb_object_agg(p.key, p.value), '{}')::text::ag_catalog.agtype FROM age_params p);
END
$body$;

CREATE OR REPLACE FUNCTION age_schema_client.get_vertices(label ag_catalog.agtype) RETURNS ag_catalog.agtype
LANGUAGE plpgsql AS $body$
BEGIN
  RETURN age_schema_client.get_age_param('vertex_' || (ag_catalog.agtype_out(label)::text::jsonb #>> '{}'));
END
$body$;

CREATE OR REPLACE FUNCTION age_schema_client.get_edges(label ag_catalog.agtype) RETURNS ag_catalog.agtype
LANGUAGE plpgsql AS $body$
BEGIN
  RETURN age_schema_client.get_age_param('edge_' || (ag_catalog.agtype_out(label)::text::jsonb #>> '{}'));
END
$body$;
