interface ImportedModule {
  readonly __esModule?: boolean;
  readonly default?: unknown;
}

/** What `@docusaurus/utils-common` takes from `tslib`: the default export of a module of either kind. */
export const __importDefault = (imported: ImportedModule): ImportedModule =>
  imported.__esModule ? imported : { default: imported };
