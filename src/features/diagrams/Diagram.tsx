import type { ReactNode } from 'react';
import styles from './Diagram.module.css';

interface Props {
  /** One line of SVG, checked at build time (`plugins/diagrams`); absent when the build step did not run. */
  readonly svg?: string;
  readonly caption?: string;
}

/** A drawing as static HTML. Pages write `<Diagram of="name" />`; `plugins/diagrams` fills in the rest. */
export default function Diagram({ svg, caption }: Props): ReactNode {
  if (svg === undefined) throw new Error('<Diagram> needs plugins/diagrams in the list of remark plugins.');
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
