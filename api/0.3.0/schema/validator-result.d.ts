export interface ValidationErrorInfo {
  message: string;
  path: string;
  type: string;
}

export interface ValidationResult {
  errors: ValidationErrorInfo[];
  valid: boolean;
}
