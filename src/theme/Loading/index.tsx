/*
 * Replaces the original leaf: its white on red is below the contrast that WCAG AA asks for, and is the same in dark
 * mode. Its code, which every page loads, writes out the drawing of each ring. Texts, delay and cycles are the
 * original's (specification 2.9).
 */
import type { ComponentProps, ReactNode } from 'react';
import type ThemeLoading from '@theme/Loading';

type Props = ComponentProps<typeof ThemeLoading>;

/** The attributes of a ring that change while it grows, with their values. */
const growing = [
  ['r', '6;22'],
  ['stroke-opacity', '1;0'],
  ['stroke-width', '2;0'],
] as const;

function Ring({ begin }: { readonly begin: string }): ReactNode {
  return (
    <circle cx="22" cy="22" r="6" strokeOpacity="0">
      {growing.map(([attribute, values]) => (
        <animate
          key={attribute}
          attributeName={attribute}
          begin={begin}
          dur="3s"
          values={values}
          repeatCount="indefinite"
        />
      ))}
    </circle>
  );
}

export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  if (error) {
    return (
      <div className="alert alert--danger" role="alert" style={{ width: '50%', margin: '5rem auto' }}>
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div style={{ height: '100vh', display: 'grid', placeContent: 'center' }}>
      <svg
        id="loader"
        width="128"
        height="128"
        viewBox="0 0 44 44"
        role="img"
        aria-label="Loading"
        fill="none"
        stroke="var(--ifm-color-primary)"
        strokeWidth="2"
      >
        <Ring begin="1.5s" />
        <Ring begin="3s" />
        <circle cx="22" cy="22" r="8">
          <animate attributeName="r" begin="0s" dur="1.5s" values="6;1;2;3;4;5;6" repeatCount="indefinite" />
        </circle>
      </svg>
    </div>
  );
}
