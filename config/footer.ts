import type { Footer } from '@docusaurus/theme-common';
import { issuesUrl, packageUrl, questionsUrl, repositoryUrl, site } from './site';

export const footer: Footer = {
  style: 'light',
  logo: {
    alt: site.title,
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    href: '/',
    width: 56,
    height: 39,
  },
  links: [
    {
      title: 'Learn',
      items: [
        { label: 'Getting Started', to: '/docs/intro' },
        { label: 'API Reference', to: '/docs/api-reference' },
        { label: 'Glossary', to: '/glossary' },
      ],
    },
    {
      title: 'Ask',
      items: [
        { label: 'Questions and answers', href: questionsUrl },
        { label: 'Issue tracker', href: issuesUrl },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'Blog', to: '/blog' },
        { label: 'Source code', href: repositoryUrl },
        { label: 'Package registry', href: packageUrl },
      ],
    },
  ],
  copyright: `MIT licensed. Written and measured by the ${site.title} maintainers.`,
};
