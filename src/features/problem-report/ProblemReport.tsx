import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './ProblemReport.module.css';
import { problemReportUrl } from './problem-report-url';

interface ProblemReportProps {
  readonly page: string;
  readonly version: string;
}

/** A link that opens a new issue about this page, with its address and version filled in. */
export function ProblemReport({ page, version }: ProblemReportProps): ReactNode {
  return (
    <Link className={styles.report} href={problemReportUrl(page, version)}>
      Report a problem with this page
    </Link>
  );
}
