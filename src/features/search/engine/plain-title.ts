/** `Class: Foo<T>` is looked up as `Foo`. */
export function plainTitle(title: string): string {
  return title
    .replace(/^(Class|Interface|Function|Enumeration|Type Alias|Variable):\s+/i, '')
    .replace(/<.*>|\(.*\)/g, '');
}
