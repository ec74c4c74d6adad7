import { brotliCompressSync } from 'node:zlib';
import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import { getSwcHtmlMinifier } from '@docusaurus/faster';
import { describe, expect, it } from 'vitest';
import { bundleLoader } from './loader-code';
import { createTemplate } from './template';

const data = {
  htmlAttributes: 'lang="en"',
  bodyAttributes: '',
  metaAttributes: ['<title>T</title>'],
  headTags: '',
  preBodyTags: '',
  postBodyTags: '',
  appHtml: '<p>x</p>',
  baseUrl: '/base/',
  scripts: ['main.js', 'page.js'],
  stylesheets: ['s.css'],
  version: '3',
};

/** Renders a page from the template with the template engine of Docusaurus. */
const render = async (template: string): Promise<string> => {
  const fill = await compileSSGTemplate(template);
  return fill({ ...data, noIndex: false });
};

describe('the loader', () => {
  it('is smaller than 2500 bytes as minified in a page and compressed with Brotli', async () => {
    const minify = await getSwcHtmlMinifier();
    const { code } = await minify(Buffer.from(`<script>${bundleLoader()}</script>`), { minifyJs: true });
    expect(brotliCompressSync(code).length).toBeLessThan(2500);
  });

  it('is not changed by the template engine', async () => {
    const loader = bundleLoader();
    expect(await render(createTemplate(loader))).toContain(`>${loader}</script>`);
  });
});

it('the template lists scripts in an attribute of the loader, and has no script with a src', async () => {
  const html = await render(createTemplate('run()'));
  expect(html).toContain('<script data-scripts="/base/page.js /base/main.js">run()</script>');
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html.indexOf('run()')).toBeLessThan(html.indexOf('<link rel="stylesheet" href="/base/s.css" />'));
});
