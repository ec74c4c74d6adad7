/** A page named in `related`, as the build resolves it. */
export interface RelatedPage {
  readonly to: string;
  readonly title: string;
  readonly description: string;
}

export function isRelatedPage(value: unknown): value is RelatedPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'to' in value &&
    'title' in value &&
    typeof value.to === 'string' &&
    typeof value.title === 'string'
  );
}
