import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './MainDoors.module.css';

const doors = [
  { to: '/docs/intro', title: 'Introduction', text: 'What the library does and where to begin.' },
  {
    to: '/docs/getting-started/basic-usage',
    title: 'Basic usage',
    text: 'Connect, write, read, close: one file.',
  },
  { to: '/docs/api-reference/', title: 'API reference', text: 'Every class and function, by task.' },
  { to: '/glossary', title: 'Glossary', text: 'The words of graphs, Cypher and Apache AGE.' },
] as const;

/** Where to go on from a page that has nothing: the site's main doors. */
export function MainDoors(): ReactNode {
  return (
    <ul role="list" className={styles.doors}>
      {doors.map((door) => (
        <li key={door.to}>
          <Link to={door.to}>{door.title}</Link>
          <span>{door.text}</span>
        </li>
      ))}
    </ul>
  );
}
