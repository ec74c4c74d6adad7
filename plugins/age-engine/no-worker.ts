/** Stands in for the engine's worker while pages are built. */
export {};
