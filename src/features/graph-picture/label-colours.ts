/** The example graph's labels have colours of their own in `src/css/tokens.css`. */
const known: Readonly<Record<string, string>> = {
  Product: 'var(--label-product)',
  Part: 'var(--label-part)',
  Supplier: 'var(--label-supplier)',
  Category: 'var(--label-category)',
  Order: 'var(--label-order)',
  Customer: 'var(--label-customer)',
};

const spare = Object.values(known);

/** A fill on which white text is readable; any other label gets one of the same six, always the same one. */
export function labelColour(label: string): string {
  let sum = 0;
  for (let index = 0; index < label.length; index += 1) sum += label.charCodeAt(index);
  return known[label] ?? spare[sum % spare.length] ?? 'var(--label-product)';
}
