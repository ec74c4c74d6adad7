import type { LanguageRegistration } from 'shiki/core';
import { cypherKeywords } from '../../src/features/statement-editor/cypher-words';

/**
 * Cypher as Apache AGE reads it. Shiki's own Cypher grammar predates `DETACH`, `STARTS WITH`, parameters and map
 * projections, and gives labels in node patterns no scope; this one is written for the samples of this site.
 */
const grammar = {
  name: 'cypher',
  scopeName: 'source.cypher',
  displayName: 'Cypher',
  patterns: [
    { include: '#comments' },
    { include: '#labels' },
    // A name in backticks has no colour of its own, and nothing inside it is a string or a Cypher keyword.
    { begin: '`', end: '`' },
    { include: '#strings' },
    { include: '#constants' },
    { include: '#keywords' },
    { include: '#functions' },
    { include: '#properties' },
    { include: '#operators' },
    { match: '[(){}\\[\\],;:]', name: 'punctuation.cypher' },
  ],
  repository: {
    comments: {
      patterns: [
        { match: '//.*$', name: 'comment.line.cypher' },
        { begin: '/\\*', end: '\\*/', name: 'comment.block.cypher' },
      ],
    },
    strings: {
      patterns: [
        { begin: "'", end: "'", name: 'string.quoted.single.cypher', patterns: [{ match: '\\\\.' }] },
        { begin: '"', end: '"', name: 'string.quoted.double.cypher', patterns: [{ match: '\\\\.' }] },
      ],
    },
    constants: {
      patterns: [
        { match: '(?i)\\b(true|false|null)\\b', name: 'constant.language.cypher' },
        { match: '\\$[\\p{L}_][\\p{L}\\p{N}_]*', name: 'constant.other.parameter.cypher' },
        { match: '\\b\\d+(?:\\.\\d+)?(?:[eE][-+]?\\d+)?\\b', name: 'constant.numeric.cypher' },
      ],
    },
    // A colon directly before a name opens a label in a pattern; in a map, a space separates colon and value.
    labels: {
      match: '(?<=[(\\[\\p{L}\\p{N}_])(:)((?:`[^`]*`)+|\\p{L}[\\p{L}\\p{N}_]*)',
      captures: {
        1: { name: 'punctuation.cypher' },
        2: { name: 'entity.name.type.label.cypher' },
      },
    },
    keywords: {
      patterns: [
        {
          match: `(?i)\\b(${cypherKeywords.join('|')})\\b(?!\\s*:)`,
          name: 'keyword.control.cypher',
        },
      ],
    },
    functions: { match: '\\b[\\p{L}_][\\p{L}\\p{N}_]*(?=\\()', name: 'entity.name.function.cypher' },
    properties: {
      patterns: [
        {
          match: '(\\.)([\\p{L}_][\\p{L}\\p{N}_]*)',
          captures: { 1: { name: 'punctuation.cypher' }, 2: { name: 'variable.other.property.cypher' } },
        },
        { match: '[\\p{L}_][\\p{L}\\p{N}_]*(?=\\s*:\\s)', name: 'variable.other.property.cypher' },
      ],
    },
    operators: { match: '<>|<=|>=|=~|\\+=|[-+*/%^=<>|]|\\.\\.', name: 'keyword.operator.cypher' },
  },
} as const;

// Shiki's type wants mutable arrays, which a constant grammar does not offer.
export const cypher = structuredClone(grammar) as unknown as LanguageRegistration;

/** Cypher inside the dollar quotes of `cypher('graph', $$ … $$)`, so that SQL samples show both languages. */
export const cypherInSql: LanguageRegistration = {
  name: 'cypher-in-sql',
  scopeName: 'sql.injection.cypher',
  injectTo: ['source.sql'],
  injectionSelector: 'L:source.sql -string -comment -source.cypher',
  patterns: [
    {
      begin: '\\$\\$',
      end: '\\$\\$',
      beginCaptures: { 0: { name: 'punctuation.definition.sql' } },
      endCaptures: { 0: { name: 'punctuation.definition.sql' } },
      contentName: 'source.cypher',
      patterns: [{ include: 'source.cypher' }],
    },
  ],
  repository: {},
};
