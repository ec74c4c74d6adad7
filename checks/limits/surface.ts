/** What the check reads of one entry of `checks/expected/api-<version>.json`. */
export interface ApiItem {
  readonly name: string;
  readonly members?: readonly { readonly name: string }[];
  readonly extends?: readonly string[];
}

/** Whether a version has an item or a member, inherited ones included, e.g. `QueryBuilder.withParam`. */
export function hasApi(items: readonly ApiItem[], name: string): boolean {
  const [owner = '', member] = name.split('.');
  const owners = items.filter((item) => item.name === owner);
  if (member === undefined) return owners.length > 0;
  return owners.some(
    (item) =>
      (item.members ?? []).some((own) => own.name === member) ||
      (item.extends ?? []).some((base) => hasApi(items, `${base.replace(/<.*/s, '')}.${member}`)),
  );
}
