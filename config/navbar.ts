import type { Navbar } from '@docusaurus/theme-common';
import { repositoryUrl, site } from './site';

export const navbar: Navbar = {
  title: site.title,
  hideOnScroll: true,
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    href: '/',
    target: '_self',
    width: 40,
    height: 28,
  },
  items: [
    { type: 'docSidebar', sidebarId: 'tutorialSidebar', position: 'left', label: 'Documentation' },
    { to: '/blog', label: 'Blog', position: 'left' },
    { to: '/glossary', label: 'Glossary', position: 'left' },
    { type: 'docsVersionDropdown', position: 'right' },
    { href: repositoryUrl, label: 'GitHub', position: 'right' },
    { type: 'search', position: 'right' },
  ],
};
