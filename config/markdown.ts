import { rehypeCodeBlocks } from '../plugins/code-blocks';
import diagrams from '../plugins/diagrams';

/** What every page in Markdown goes through before it becomes MDX: docs of both versions, blog and pages. */
export const remarkPlugins = [diagrams];

/** What every page goes through on its way from Markdown to HTML, before Docusaurus' own steps. */
export const beforeDefaultRehypePlugins = [rehypeCodeBlocks];
