import type { Root } from 'mdast';

export declare function parseMarkdown(markdown: string): Root;
