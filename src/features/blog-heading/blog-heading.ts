import { createContext } from 'react';

export interface BlogHeading {
  readonly title: string;
  readonly description: string;
}

/** Set on the list of posts, and nowhere else: pages of a tag have a heading of their own. */
export const BlogHeadingContext = createContext<BlogHeading | null>(null);
