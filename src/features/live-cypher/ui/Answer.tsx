import { type ReactNode, useMemo, useState } from 'react';
import { graphOfCells, isWorthDrawing } from '../../graph-picture/load';
import type { StatementResult, UnknownNames } from '../session-types';
import { AnswerPicture } from './AnswerPicture';
import { AnswerTable } from './AnswerTable';
import { AnswerText } from './AnswerText';
import styles from './live.module.css';

interface AnswerProps {
  readonly answer: StatementResult;
}

type View = 'Table' | 'Text' | 'Graph';

/** Whether the answer has only paths; it is then shown as a graph first. */
const holdsOnlyPaths = ({ rows }: StatementResult): boolean =>
  rows.length > 0 && rows.every((row) => row.every((cell) => cell?.endsWith('::path') ?? false));

/** Names a possible reason for an empty answer. If a label is missing, missing properties are not mentioned. */
function sayLack({ labels, properties, meant }: UnknownNames): string | null {
  const hint = meant.length > 0 ? ` Did you mean ${meant.join(' and ')}?` : '';
  if (labels.length > 0) return `The graph has no label ${labels.join(' or ')}.${hint}`;
  return properties.length > 0 ? `No vertex or edge has a property ${properties.join(' or ')}.${hint}` : null;
}

/** The engine's answer: rows in the form the reader picked, notices, and what is wrong with the graph now. */
export function Answer({ answer }: AnswerProps): ReactNode {
  // Only the reader's own pick is state, so that it applies to the next answer too; the default depends on each answer.
  const [picked, setPicked] = useState<View>();
  const graph = useMemo(() => graphOfCells(answer.rows.flat()), [answer]);
  const views: readonly View[] = isWorthDrawing(graph) ? ['Table', 'Text', 'Graph'] : ['Table', 'Text'];
  const wanted = picked ?? (holdsOnlyPaths(answer) ? 'Graph' : 'Table');
  // The reader may have picked the graph, and this answer may have none.
  const view = views.includes(wanted) ? wanted : 'Table';
  const lack = sayLack(answer.unknown);
  // Hints are alerts, as refusals are, because the status that is read out says only the number of rows.
  const hint = answer.hint !== null && <p className={styles.remark} role="alert">{`Hint: ${answer.hint}`}</p>;
  return (
    <div className={styles.answer} data-live-outcome="answer">
      {answer.rowCount > 0 && (
        <>
          {/* Remarks are above the rows, which may fill the window. */}
          {lack && <p className={styles.remark} role="alert">{`A column is null in every row. ${lack}`}</p>}
          {hint}
          <div className={styles.views} role="group" aria-label="Form of the answer">
            {views.map((each) => (
              <button
                key={each}
                type="button"
                className={styles.view}
                aria-pressed={each === view}
                onClick={() => setPicked(each)}
              >
                {each}
              </button>
            ))}
          </div>
          {view === 'Table' && <AnswerTable answer={answer} />}
          {view === 'Text' && <AnswerText answer={answer} />}
          {view === 'Graph' && <AnswerPicture graph={graph} />}
        </>
      )}
      {answer.returnsRows && answer.rowCount === 0 && (
        // The key makes it a new element: an alert may not be read out where the role is added to an existing one.
        <p key={lack} className={styles.remark} role={lack ? 'alert' : undefined}>
          {lack ? `No rows. ${lack}` : 'No rows: the statement ran and found nothing.'}
        </p>
      )}
      {answer.rowCount === 0 && hint}
      {!answer.returnsRows && (
        <p className={styles.remark}>The statement has no RETURN, so there is nothing to show.</p>
      )}
      {answer.truncated && (
        <p className={styles.remark}>
          The statement finds more rows; the page takes the first {answer.rowCount.toLocaleString('en')}. Use
          LIMIT to choose some, or count(*) to count them.
        </p>
      )}
      {answer.notices.map(({ severity, message }, index) => (
        <p key={index} className={styles.remark}>
          {`${severity}: ${message}`}
        </p>
      ))}
      {answer.brokenEdges > 0 && (
        <p className={styles.remark} role="alert">
          {/* A single text, as above: with several, a translated page would keep the number of the previous answer. */}
          {`The graph now holds ${answer.brokenEdges.toLocaleString('en')} edge${
            answer.brokenEdges === 1 ? '' : 's'
          } without a start or an end, which a 64-bit server would not. Reset the graph before you go on.`}
        </p>
      )}
    </div>
  );
}
