/** Pseudo-classes of a selector that negate or list others, with what stands in their brackets, nested once. */
export const choices = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
