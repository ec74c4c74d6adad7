import { unlabelled } from './model';

/** The example graph's labels have colours of their own in `src/css/tokens.css`. */
const known: Readonly<Record<string, string>> = {
  Product: '--label-product',
  Part: '--label-part',
  Supplier: '--label-supplier',
  Category: '--label-category',
  Order: '--label-order',
  Customer: '--label-customer',
};

const spare = Object.values(known);
const noLabel = '--label-none';

/** A number that is always the same for a label. */
export function sumOf(label: string): number {
  let sum = 0;
  for (let index = 0; index < label.length; index += 1) sum += label.charCodeAt(index);
  return sum;
}

/**
 * The CSS variable of a label's colour. A label outside the example graph gets one of the six colours, each time the
 * same one.
 */
export function labelVariable(label: string): string {
  if (label === '' || label === unlabelled) return noLabel;
  return (Object.hasOwn(known, label) ? known[label] : spare[sumOf(label) % spare.length]) ?? noLabel;
}

/** A fill on which white text is readable. */
export const labelColour = (label: string): string => `var(${labelVariable(label)})`;
