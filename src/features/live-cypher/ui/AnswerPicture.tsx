import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadPicture, type Graph, type MountedPicture } from '../../graph-picture/load';
import styles from './live.module.css';

interface AnswerPictureProps {
  readonly graph: Graph;
}

/** The vertices and edges of an answer as a picture, whose code is loaded when the reader asks for it. */
export function AnswerPicture({ graph }: AnswerPictureProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let picture: MountedPicture | undefined;
    const place = host.current;
    loadPicture().then(
      ({ mountPicture }) => {
        if (isGone || !place) return;
        picture = mountPicture(place, graph, { label: 'Answer as a graph' });
        setFailed(false);
      },
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
      // The picture of the next answer replaces this one, so a reader whose focus was in it keeps the focus here.
      if (place?.contains(document.activeElement)) place.focus({ preventScroll: true });
      picture?.destroy();
    };
  }, [graph]);
  return (
    <>
      {hasFailed && (
        <p className={styles.remark}>
          The picture could not be loaded. Check the network and choose it again, or reload the page.
        </p>
      )}
      {/* The host stays after a failure, because the picture of the next answer may load. */}
      <div ref={host} tabIndex={-1} />
    </>
  );
}
