import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { embeddedCredentials } from '../../../../config/search-credentials';
import ServiceHead from './ServiceHead';

const algolia = vi.hoisted(() => ({ appId: '' }));
vi.mock('@docusaurus/theme-search-algolia/client', () => ({ useAlgoliaThemeConfig: () => ({ algolia }) }));
vi.mock('@docusaurus/Head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

const link = <link rel="preconnect" href="https://APP-dsn.algolia.net" />;

// Pages hydrate only when the reader does something: a link that React added then would come too late.
it.each([
  [
    'is in the HTML where the service answers',
    'APP',
    '<link rel="preconnect" href="https://APP-dsn.algolia.net"/>',
  ],
  ['is absent where the service does not answer', embeddedCredentials.appId, ''],
])('the preconnect link to the service %s', (_, appId, html) => {
  algolia.appId = appId;
  expect(renderToStaticMarkup(<ServiceHead>{link}</ServiceHead>)).toBe(html);
});
