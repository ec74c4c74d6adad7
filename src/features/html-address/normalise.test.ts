import { describe, expect, it } from 'vitest';
import { withoutHtml } from './normalise';

describe('withoutHtml', () => {
  it.each([
    ['/ageSchemaClient/index.html', '/ageSchemaClient/'],
    ['/ageSchemaClient/docs/intro/index.html', '/ageSchemaClient/docs/intro/'],
    ['/ageSchemaClient/docs/intro.html', '/ageSchemaClient/docs/intro'],
    ['/ageSchemaClient/docs/my-index.html', '/ageSchemaClient/docs/my-index'],
    ['/ageSchemaClient/docs/intro', '/ageSchemaClient/docs/intro'],
    ['//ageSchemaClient///docs//intro/', '/ageSchemaClient/docs/intro/'],
    ['/ageSchemaClient//index.html', '/ageSchemaClient/'],
    ['/ageSchemaClient/index.html/docs', '/ageSchemaClient/index.html/docs'],
    ['/ageSchemaClient/docs/html', '/ageSchemaClient/docs/html'],
  ])('turns %s into %s', (given, expected) => {
    expect(withoutHtml(given)).toBe(expected);
  });
});
