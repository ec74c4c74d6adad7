/** The theme asks whether this is DocSearch 4; the browser tests check that the modal really is this version. */
export const version = '3.9.0';
