import type { Finding } from '../finding';
import type { Behaviour } from './behaviour';
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
export function checkComments(things: readonly Documented[], behaviour: Behaviour): readonly Finding[] {
  const linkable = new Set(things.filter((each) => each.exported).map((each) => each.name));
  const context = { ...behaviour, linkable };
  return things.flatMap((thing) => checkComment(thing, context));
}

/** Names in the recorded behaviour that no version declares any more. */
export function findStaleNames(
  names: ReadonlySet<string>,
  behaviour: Behaviour,
  file: string,
): readonly Finding[] {
  return [...behaviour.fails, ...behaviour.throws]
    .filter((name) => !names.has(name))
    .map((name) => ({
      file,
      line: 1,
      message: `${name} is in no version's declarations`,
      remedy: 'Remove or correct the name.',
    }));
}
