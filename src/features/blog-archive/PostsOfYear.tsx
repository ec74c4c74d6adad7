import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import Heading from '@theme/Heading';

interface ArchivedPost {
  readonly permalink: string;
  readonly title: string;
  /** ISO 8601. */
  readonly date: string;
}

interface Props {
  readonly year: string;
  readonly posts: readonly ArchivedPost[];
}

/** The posts of one year, each with its day, under a heading of the second level. */
export function PostsOfYear({ year, posts }: Props): ReactNode {
  const days = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({ permalink, title, date }) => (
          <li key={permalink}>
            <time dateTime={date}>{days.format(new Date(date))}</time>: <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
