import { type ReactNode, useId, useState } from 'react';
import { findSlice } from '../../../graphs/slices';
import { escapeHtml } from '../escape-html/escape-html';
import { SamplePicture, type SamplePictureProps } from '../graph-picture/SamplePicture';
import { LiveFence } from '../live-cypher/ui/LiveFence';
import { isEdited } from './asked';
import { example } from './choice';
import { Choices, edited } from './Choices';
import styles from './Playground.module.css';
import { ShareLink } from './ShareLink';
import { anchor } from './shared-statement';
import { useAsked } from './use-asked';

interface PlaygroundProps {
  /** Id of the question that is shown first. */
  readonly first?: string;
  /** Highlighted questions by id, as JSON: filled in by `plugins/playground`. */
  readonly html?: string;
  /** Drawn answers by the question's id, as JSON: filled in by `plugins/playground`. */
  readonly pictures?: string;
}

type Pictures = Readonly<Record<string, SamplePictureProps>>;

function readHtml(html: string | undefined): Readonly<Record<string, string>> {
  if (html === undefined)
    throw new Error('<Playground> needs plugins/playground in the list of remark plugins.');
  return JSON.parse(html) as Readonly<Record<string, string>>;
}

/**
 * Lets readers query the example graph: with a ready question or their own statement, run in the page, shared as a
 * link.
 */
export function Playground({ first, html, pictures = '{}' }: PlaygroundProps): ReactNode {
  const headingId = useId();
  const [highlighted] = useState(() => readHtml(html));
  const [drawn] = useState(() => JSON.parse(pictures) as Pictures);
  const { asked, pick, pickGraph, write, noteShared } = useAsked(first);
  const { choice, statement, note } = asked;
  const { graph, question } = choice;
  const { description, vertexLabels, edgeLabels } = findSlice(graph);
  const hasChanged = isEdited(asked);
  const picture = question && !hasChanged ? drawn[question.id] : undefined;
  return (
    <section id={anchor} className={styles.playground} aria-labelledby={headingId} data-search="off">
      <div className={styles.choices}>
        <Choices choice={choice} isEdited={hasChanged} onGraph={pickGraph} onPick={pick} />
      </div>
      {/* One text per element: React cannot remove one of several that a browser's translation has replaced. */}
      <p id={headingId} className={styles.question}>
        {question ? `${question.title}${hasChanged ? edited : ''}` : 'A statement of your own'}
      </p>
      <p className={styles.about}>
        {question
          ? description
          : `${description} Labels: ${vertexLabels.join(', ')}. Edges: ${edgeLabels.join(', ')}.`}
      </p>
      {note !== '' && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      <LiveFence
        key={asked.picks}
        html={(question && highlighted[question.id]) ?? escapeHtml(choice.statement)}
        source={choice.statement}
        graph={graph}
        opens={asked.opens}
        hint={example}
        onChange={write}
      />
      {picture && <SamplePicture {...picture} />}
      <ShareLink choice={{ graph, question, statement }} onShare={noteShared} />
    </section>
  );
}
