/** One violation in a validator's result. */
export interface ValidationErrorInfo {
  /** What is wrong. */
  message: string;
  /** Where, such as `vertex(Part).sku`. */
  path: string;
  /** Class name of the error at run time. Shortened in minified bundles, so do not branch on it. */
  type: string;
}

/** Outcome of a check that was told not to throw. */
export interface ValidationResult {
  /** Every violation; empty when the data fits. */
  errors: ValidationErrorInfo[];
  /** Whether the data fits. */
  valid: boolean;
}
