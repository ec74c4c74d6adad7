/** Front matter in YAML. Values are quoted as JSON, which YAML reads; undefined ones are left out. */
export function writeFrontMatter(
  values: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const lines = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value === null ? 'null' : JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---', ''].join('\n');
}
