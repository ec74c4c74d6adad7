/** Replaces a type of navbar items that the configuration does not use. */
export default undefined;
