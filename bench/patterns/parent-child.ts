/* A category tree: its edges followed in three ways, the way down kept as text, and the list of ancestors kept. */
import type { Bench } from './engine';
import { start, type Task } from './measure';

const FAN_OUT = 4;
const DEPTH = 6;

interface Row {
  readonly slug: string;
  readonly parent: string;
  readonly trail: string;
  readonly ancestors: readonly string[];
}

/** The rows of each level below the root; slugs are `c`, `c0`, `c01`, … */
function levels(): readonly (readonly Row[])[] {
  const all: Row[][] = [];
  let above: readonly Row[] = [{ slug: 'c', parent: '', trail: '/c', ancestors: [] }];
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const level = above.flatMap((parent) =>
      Array.from({ length: FAN_OUT }, (_, index) => ({
        slug: `${parent.slug}${index}`,
        parent: parent.slug,
        trail: `${parent.trail}/${parent.slug}${index}`,
        ancestors: [...parent.ancestors, parent.slug],
      })),
    );
    all.push(level);
    above = level;
  }
  return all;
}

async function build(bench: Bench): Promise<number> {
  let count = 1;
  await bench.cypher("CREATE (:Category {slug: 'c', trail: '/c', ancestors: []})");
  await bench.sql(`CREATE INDEX ON tree."Category" (agtype_access_operator(properties, '"slug"'))`);
  for (const rows of levels()) {
    await bench.cypher(
      `UNWIND $rows AS r
       MATCH (p:Category)
       WHERE p.slug = r.parent
       CREATE (p)-[:PARENT_OF]->(:Category {slug: r.slug, trail: r.trail, ancestors: r.ancestors})`,
      { rows },
    );
    await bench.sql('ANALYZE tree."Category"');
    count += rows.length;
  }
  // After the rows, so that its list of pending entries is empty.
  await bench.sql('CREATE INDEX ON tree."Category" USING gin (properties)');
  await bench.sql('ANALYZE tree."PARENT_OF"');
  return count;
}

/** All vertices reached from a slug over PARENT_OF, by a recursive query on the label tables. */
function recursive(near: 'start_id' | 'end_id', far: 'start_id' | 'end_id', slug: string): string {
  return `
    WITH RECURSIVE reached(id) AS (
      SELECT e.${far} FROM tree."Category" c JOIN tree."PARENT_OF" e ON e.${near} = c.id
      WHERE c.properties @> '{"slug": "${slug}"}'
      UNION
      SELECT e.${far} FROM reached r JOIN tree."PARENT_OF" e ON e.${near} = r.id
    )
    SELECT c.properties->'"slug"'::agtype FROM reached r JOIN tree."Category" c ON c.id = r.id`;
}

const BRANCH = 'c12';
const LEAF = 'c120301';
/** The parent of the branch, and another for it. */
const FROM = 'c1';
const TO = 'c2';

const texts = (rows: readonly (readonly unknown[])[]) => rows.map(([value]) => String(value)).sort();

async function levelByLevel(bench: Bench): Promise<readonly string[]> {
  const found: string[] = [];
  for (let slugs: readonly string[] = [BRANCH]; slugs.length > 0;) {
    const rows = texts(
      await bench.cypher(
        'UNWIND $slugs AS s MATCH (p:Category)-[:PARENT_OF]->(c:Category) WHERE p.slug = s RETURN c.slug',
        { slugs },
      ),
    );
    slugs = rows.map((slug) => String(JSON.parse(slug)));
    found.push(...rows);
  }
  return found.sort();
}

function findDescendants(bench: Bench): Task {
  const ask = (text: string) => async () => texts(await bench.cypher(text, { branch: BRANCH }));
  return {
    task: 'all descendants of a branch (340)',
    runs: [
      ask('MATCH (:Category {slug: $branch})-[:PARENT_OF*]->(c:Category) RETURN c.slug'),
      () => levelByLevel(bench),
      async () => texts(await bench.sql(recursive('start_id', 'end_id', BRANCH))),
      ask(
        `MATCH (b:Category {slug: $branch})
         MATCH (c:Category) WHERE c.trail STARTS WITH (b.trail + '/')
         RETURN c.slug`,
      ),
      ask('MATCH (c:Category {ancestors: [$branch]}) RETURN c.slug'),
    ],
  };
}

function findAncestors(bench: Bench): Task {
  const ask = (text: string) => async () => texts(await bench.cypher(text, { leaf: LEAF }));
  return {
    task: 'all ancestors of a leaf (6)',
    runs: [
      ask('MATCH (:Category {slug: $leaf})<-[:PARENT_OF*]-(c:Category) RETURN c.slug'),
      null,
      async () => texts(await bench.sql(recursive('end_id', 'start_id', LEAF))),
      null,
      ask('MATCH (c:Category {slug: $leaf}) UNWIND c.ancestors AS slug RETURN slug'),
    ],
  };
}

/** Puts the branch under another parent. */
function moveBranch(bench: Bench): Task {
  return {
    task: 'move a branch with its 340 descendants',
    writes: true,
    runs: [
      async () => {
        await bench.cypher(
          'MATCH (:Category {slug: $from})-[r:PARENT_OF]->(:Category {slug: $branch}) DELETE r',
          { from: FROM, branch: BRANCH },
        );
        await bench.cypher(
          'MATCH (p:Category {slug: $to}) MATCH (b:Category {slug: $branch}) CREATE (p)-[:PARENT_OF]->(b)',
          { to: TO, branch: BRANCH },
        );
      },
      null,
      null,
      () =>
        bench.cypher(
          `MATCH (c:Category) WHERE c.trail STARTS WITH $old
           SET c.trail = replace(c.trail, $old, $new)`,
          { old: `/c/${FROM}/${BRANCH}`, new: `/c/${TO}/${BRANCH}` },
        ),
      async () => {
        const head = ['c', TO];
        await bench.cypher('MATCH (c:Category {slug: $branch}) SET c.ancestors = $head', {
          branch: BRANCH,
          head,
        });
        await bench.cypher(
          'MATCH (c:Category {ancestors: [$from, $branch]}) SET c.ancestors = $head + c.ancestors[2..]',
          { from: FROM, branch: BRANCH, head },
        );
      },
    ],
  };
}

start('tree', async (bench) => {
  const count = await build(bench);
  return {
    name: 'parent-child',
    title: 'A category tree, read and changed in five ways',
    setup: `${count} categories, ${FAN_OUT} children each, ${DEPTH} levels below the root; GIN index on the properties, expression index on the slug; every change is undone before the next run.`,
    forms: [
      'edges, any length',
      'edges, level by level',
      'edges, recursive SQL',
      'stored trail',
      'stored ancestors',
    ],
    repeats: 9,
    tasks: [findDescendants(bench), findAncestors(bench), moveBranch(bench)],
  };
});
