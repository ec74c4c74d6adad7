import diagrams from '../plugins/diagrams';

/** What every page in Markdown goes through before it becomes MDX: docs of both versions, blog and pages. */
export const remarkPlugins = [diagrams];
