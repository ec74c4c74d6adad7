import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { useHistory } from '@docusaurus/router';
import { findSlice, type SliceId } from '../../../graphs/slices';
import { escapeHtml } from '../escape-html/escape-html';
import { SamplePicture, type SamplePictureProps } from '../graph-picture/SamplePicture';
import { LiveFence } from '../live-cypher/ui/LiveFence';
import { changeGraph, chooseFirst, chooseOwn, example, type Choice } from './choice';
import { Choices, edited } from './Choices';
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

type Pictures = Readonly<Record<string, SamplePictureProps>>;

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
  /** Each pick is a sample of its own: the same one again is as it was at first, whatever became of it. */
  const [picks, setPicks] = useState(0);
  const [statement, setStatement] = useState(choice.statement);
  const [opens, setOpens] = useState<'edit' | 'field'>();
  const [note, setNote] = useState('');
  const { graph, question } = choice;
  const isEdited = statement !== choice.statement;

  function pick(next: Choice): void {
    setChoice(next);
    setPicks((before) => before + 1);
    setStatement(next.statement);
    setOpens(undefined);
    setNote('');
  }

  function choose(next: Choice, isStep = false): void {
    forgetLink();
    pick(next);
    if (!next.question) setOpens(isStep ? 'field' : 'edit');
  }

  /** What the reader wrote goes along, also when it began as a ready question, and so does the editor. */
  function chooseGraph(next: SliceId): void {
    const isOwn = !question || isEdited;
    choose(isOwn ? chooseOwn(next, statement) : changeGraph(question, next));
    if (isOwn) setOpens(opens && 'field');
  }

  // The router learns of a link copied here at the next way within the page. What the reader has done since stays.
  const [shared, setShared] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState('');
  if (search !== seen) {
    setSeen(search);
    const found = shared.includes(search) ? null : readSearch(search);
    if (found?.kind === 'choice') {
      pick(found.choice);
      setNote(found.choice.question ? '' : fromLink);
    } else if (found) setNote(found.message);
  }

  const { description, vertexLabels, edgeLabels } = findSlice(graph);
  const picture = question && !isEdited ? drawn[question.id] : undefined;
  return (
    <section id={anchor} className={styles.playground} aria-labelledby={headingId} data-search="off">
      <div className={styles.choices}>
        <Choices choice={choice} isEdited={isEdited} onGraph={chooseGraph} onPick={choose} />
      </div>
      <p id={headingId} className={styles.question}>
        {question ? question.title : 'A statement of your own'}
        {question && isEdited && edited}
      </p>
      <p className={styles.about}>
        {description}
        {!question && ` Labels: ${vertexLabels.join(', ')}. Edges: ${edgeLabels.join(', ')}.`}
      </p>
      {note !== '' && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      <LiveFence
        key={picks}
        html={(question && highlighted[question.id]) ?? escapeHtml(choice.statement)}
        source={choice.statement}
        graph={graph}
        opens={opens}
        hint={example}
        onChange={(text) => {
          setStatement(text);
          setOpens('field');
        }}
      />
      {picture && <SamplePicture {...picture} />}
      <ShareLink
        choice={{ graph, question, statement }}
        onShare={(link) => setShared((before) => [...before, link])}
      />
    </section>
  );
}
