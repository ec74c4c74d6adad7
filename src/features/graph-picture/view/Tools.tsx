import type { ReactNode } from 'react';
import styles from './GraphPicture.module.css';

interface ToolsProps {
  readonly onAct: (act: 'zoom-in' | 'zoom-out' | 'fit') => void;
}

const ways = {
  in: 'M8 3v10M3 8h10',
  out: 'M3 8h10',
  fit: 'M6 2.5H2.5V6M10 2.5h3.5V6M6 13.5H2.5V10M10 13.5h3.5V10',
} as const;

function Tool({
  way,
  name,
  onClick,
}: {
  way: keyof typeof ways;
  name: string;
  onClick: () => void;
}): ReactNode {
  return (
    <button type="button" className={styles.tool} title={name} onClick={onClick}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={ways[way]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    </button>
  );
}

export function Tools({ onAct }: ToolsProps): ReactNode {
  return (
    <div className={styles.tools}>
      <Tool way="out" name="Zoom out" onClick={() => onAct('zoom-out')} />
      <Tool way="in" name="Zoom in" onClick={() => onAct('zoom-in')} />
      <Tool way="fit" name="Show the whole picture" onClick={() => onAct('fit')} />
    </div>
  );
}
