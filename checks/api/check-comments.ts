import { lineInJson } from '../../scripts/line-in-json';
import type { Finding } from '../finding';
import { type Behaviour, readBehaviour } from './behaviour';
import { RULES, type RuleContext } from './comment-rules';
import type { Documented } from './documented';

/** What the comment of one item or member lacks. */
export function checkComment(thing: Documented, context: RuleContext): readonly Finding[] {
  const { comment, file } = thing;
  if (!comment) {
    const remedy = 'Write what it does, its parameters, what it returns and when it throws.';
    return [{ file, line: thing.line, message: `${thing.name} is not documented`, remedy }];
  }
  return RULES.flatMap((rule) => rule(thing, comment, context)).map(([line, message, remedy]) => ({
    file,
    line,
    message,
    remedy,
  }));
}

/** Checks every comment of a version. */
export function checkComments(
  things: readonly Documented[],
  behaviour: Behaviour,
  hasGuide: RuleContext['hasGuide'],
): readonly Finding[] {
  const linkable = new Set(things.filter((each) => each.exported).map((each) => each.name));
  const context = { ...behaviour, linkable, hasGuide };
  return things.flatMap((thing) => checkComment(thing, context));
}

/**
 * Names in the recorded behaviour that no version declares any more.
 *
 * @param json - The record, as it is written.
 * @param file - Its path, from the repository's root.
 */
export function findStaleNames(names: ReadonlySet<string>, json: string, file: string): readonly Finding[] {
  const behaviour = readBehaviour(json, file);
  return (['fails', 'throws'] as const).flatMap((list) =>
    behaviour[list].flatMap((name, index) =>
      names.has(name)
        ? []
        : {
            file,
            line: lineInJson(json, [list, index]),
            message: `${name} is in no version's declarations`,
            remedy: 'Remove or correct the name.',
          },
    ),
  );
}
