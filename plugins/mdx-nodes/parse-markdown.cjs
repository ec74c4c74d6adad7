'use strict';

/**
 * The parser's modules as Node loads them. What the configuration imports is compiled by Babel first, a hundred small files
 * here; a `.cjs` file is not.
 */
const { default: remarkParse } = require('remark-parse');
const { unified } = require('unified');

const parser = unified().use(remarkParse);

exports.parseMarkdown = (markdown) => parser.parse(markdown);
