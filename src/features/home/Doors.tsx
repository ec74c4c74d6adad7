import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './Doors.module.css';

const doors = [
  {
    title: 'First steps',
    to: '/docs/getting-started/installation',
    text: 'Install the library, connect, and build the bicycle maker’s graph from nothing.',
    links: [
      { label: 'Installation', to: '/docs/getting-started/installation' },
      { label: 'Basic usage', to: '/docs/getting-started/basic-usage' },
      { label: 'First graph', to: '/docs/getting-started/first-graph' },
    ],
  },
  {
    title: 'Guides',
    to: '/docs/how-to-guides/basic-queries',
    text: 'One task per page: query, load, validate, migrate from tables, handle errors.',
    links: [
      { label: 'Basic queries', to: '/docs/how-to-guides/basic-queries' },
      { label: 'Bulk loading', to: '/docs/how-to-guides/bulk-loading' },
      { label: 'Error handling', to: '/docs/how-to-guides/error-handling' },
    ],
  },
  {
    title: 'Reference',
    to: '/docs/api-reference/',
    text: 'Every class and function, with its signatures, parameters, results and errors.',
    links: [
      { label: 'API by task', to: '/docs/api-reference/' },
      { label: 'All declarations', to: '/docs/api-generated/' },
      { label: 'Glossary', to: '/glossary' },
    ],
  },
] as const;

/** Three ways in, by what the reader came for. */
export function Doors(): ReactNode {
  return (
    <section className={styles.doors} aria-label="Where to go">
      {doors.map((door) => (
        <div key={door.title} className={styles.door}>
          <Heading as="h2" className={styles.title}>
            <Link to={door.to}>{door.title}</Link>
          </Heading>
          <p>{door.text}</p>
          <ul role="list">
            {door.links.map((link) => (
              <li key={link.label}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
