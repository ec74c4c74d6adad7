import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import clsx from 'clsx';
import styles from './GraphPicture.module.css';
import type { StageSize } from './stage-size';

interface StageFrameProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** What the picture is drawn in. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly size: StageSize;
  /** The picture's name for assistive technology. */
  readonly label: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The frame of the drawing, which handles its keys. */
export function StageFrame({ frame, host, size, label, onKeyDown }: StageFrameProps): ReactNode {
  const help = useId();
  return (
    <>
      {/*
        The arrow keys walk through the picture, so it is a widget of its own, with the keys told in its description.
      */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role="application" makes it one */}
      <div
        ref={frame}
        className={styles.stage}
        role="application"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
        tabIndex={0}
        aria-label={label}
        aria-describedby={help}
        onKeyDown={onKeyDown}
      >
        <div ref={host} className={clsx(styles.canvas, 'drawn')} style={size} />
      </div>
      <p id={help} hidden>
        Arrow keys move from vertex to vertex and show its properties, plus and minus zoom, zero shows the
        whole picture, Escape lets go. The list below holds the same vertices and edges.
      </p>
    </>
  );
}
