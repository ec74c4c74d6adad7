import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { useHistory } from '@docusaurus/router';
import { findSlice, type SliceId } from '../../../graphs/slices';
import { SamplePicture } from '../graph-picture/SamplePicture';
import { LiveFence } from '../live-cypher/ui/LiveFence';
import { changeGraph, chooseFirst, chooseOwn, type Choice } from './choice';
import { Choices } from './Choices';
import { escapeHtml } from './escape-html';
import styles from './Playground.module.css';
import { forgetLink, ShareLink } from './ShareLink';
import { anchor, readSearch } from './shared-statement';

interface PlaygroundProps {
  /** The question that stands there first. */
  readonly first?: string;
  /** Highlighted questions by id, as JSON: filled in by `plugins/playground`. */
  readonly html?: string;
  /** Drawn answers by the question's id, as JSON: filled in by `plugins/playground`. */
  readonly pictures?: string;
}

type Pictures = Readonly<Record<string, { readonly svg: string; readonly labels: string }>>;

function readHtml(html: string | undefined): Readonly<Record<string, string>> {
  if (html === undefined)
    throw new Error('<Playground> needs plugins/playground in the list of remark plugins.');
  return JSON.parse(html) as Readonly<Record<string, string>>;
}

const fromLink = 'This statement came with the link. It runs when you press Run.';

/** The address from `?` on. What the server drew knows none, and neither does the first rendering in the browser. */
function useSearch(): string {
  const history = useHistory();
  return useSyncExternalStore(
    (onChange) => history.listen(onChange),
    () => history.location.search,
    () => '',
  );
}

/** Ask the example graph: a ready question or a statement of one's own, run in the page, shared as a link. */
export function Playground({ first, html, pictures = '{}' }: PlaygroundProps): ReactNode {
  const search = useSearch();
  const headingId = useId();
  const [highlighted] = useState(() => readHtml(html));
  const [drawn] = useState(() => JSON.parse(pictures) as Pictures);
  const [choice, setChoice] = useState<Choice>(() => chooseFirst(first));
  const [statement, setStatement] = useState(choice.statement);
  const [isWriting, setWriting] = useState(false);
  const [note, setNote] = useState('');
  const { graph, question } = choice;
  const isEdited = statement !== choice.statement;

  function pick(next: Choice): void {
    setChoice(next);
    setStatement(next.statement);
    setWriting(false);
    setNote('');
  }

  function choose(next: Choice): void {
    forgetLink();
    pick(next);
  }

  /** What the reader wrote goes along, also when it began as a ready question, and so does the editor. */
  function chooseGraph(next: SliceId): void {
    const isOwn = !question || isEdited;
    choose(isOwn ? chooseOwn(next, statement) : changeGraph(question, next));
    setWriting(isOwn && isWriting);
  }

  const [seen, setSeen] = useState('');
  if (search !== seen) {
    setSeen(search);
    const found = readSearch(search);
    if (found?.kind === 'choice') {
      pick(found.choice);
      setNote(found.choice.question ? '' : fromLink);
    } else if (found) setNote(found.message);
  }

  const picture = question && !isEdited ? drawn[question.id] : undefined;
  return (
    <section id={anchor} className={styles.playground} aria-labelledby={headingId} data-search="off">
      <div className={styles.choices}>
        <Choices choice={choice} onGraph={chooseGraph} onPick={choose} />
      </div>
      <p id={headingId} className={styles.question}>
        {question ? question.title : 'A statement of your own'}
      </p>
      <p className={styles.about}>{findSlice(graph).description}</p>
      {note !== '' && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      <LiveFence
        key={`${graph} ${choice.statement}`}
        html={(question && highlighted[question.id]) ?? escapeHtml(choice.statement)}
        source={choice.statement}
        graph={graph}
        opens={isWriting ? 'field' : undefined}
        onChange={(text) => {
          setStatement(text);
          setWriting(true);
        }}
      />
      {picture && <SamplePicture {...picture} />}
      <ShareLink choice={{ graph, question, statement }} />
    </section>
  );
}
