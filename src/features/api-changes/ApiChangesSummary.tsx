import type { ReactNode } from 'react';
import type { ChangeCounts } from './changes';
import { Overview } from './Overview';

interface ApiChangesSummaryProps {
  /** `ChangeCounts` as JSON; `plugins/api-changes` writes it. */
  readonly data: string;
}

/** The address of the guide's list, showing one kind only. */
function linkTo(guide: string, kind: string): string {
  const [page = '', anchor = ''] = guide.split('#');
  return `/${page}?change=${kind}#${anchor}`;
}

/** The changes in numbers, each leading to its part of the whole list. */
export function ApiChangesSummary({ data }: ApiChangesSummaryProps): ReactNode {
  const counts = JSON.parse(data) as ChangeCounts;
  const { guide } = counts;
  return <Overview counts={counts} linkOf={guide ? (kind) => linkTo(guide, kind) : undefined} />;
}
