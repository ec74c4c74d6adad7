/** A number and what it counts, in the form that goes with it: "1 finding", "2 findings". */
export const countOf = (count: number, thing: string, things = `${thing}s`): string =>
  `${String(count)} ${count === 1 ? thing : things}`;
