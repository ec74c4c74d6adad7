import ts from 'typescript';
import { hasMembers, isPrivateMember, type WithMembers } from '../../plugins/api-changes/members';
import type { LibraryItem } from './library';
import { print, printHead, printHeadToCompare, printToCompare } from './print';

type Member = ts.ClassElement | ts.TypeElement | ts.EnumMember;

/** The last comment in front of a node, as it is written. */
function commentOf(node: ts.Node | undefined): string {
  if (!node) return '';
  const text = node.getSourceFile().text;
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const docs = ranges
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'));
  return docs.at(-1) ?? '';
}

/** Declarations are exported from their modules; the entry point decides which of them leave the library. */
function asExport(code: string): string {
  const bare = code.replace(/^export (?:default )?/, '').replace(/^declare /, '');
  return /^(?:interface|type)\b/.test(bare) ? `export ${bare}` : `export declare ${bare}`;
}

/** The key of a member: its name without quotes, or its code for a call or index signature, which has no name. */
function nameOf(member: Member): string {
  if (ts.isConstructorDeclaration(member)) return 'constructor';
  if (!member.name) return printToCompare(member).replace(/:.*$/s, '');
  return ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
}

/** Overloads are told apart by their place among those of one name. */
function keyed(members: Iterable<Member>): ReadonlyMap<string, Member> {
  const counts = new Map<string, number>();
  const keys = new Map<string, Member>();
  for (const member of members) {
    if (isPrivateMember(member)) continue;
    const name = nameOf(member);
    const kind = ts.isGetAccessor(member) ? 'get ' : ts.isSetAccessor(member) ? 'set ' : '';
    const count = counts.get(kind + name) ?? 0;
    counts.set(kind + name, count + 1);
    keys.set(count === 0 ? kind + name : `${kind}${name} (overload ${count + 1})`, member);
  }
  return keys;
}

/** What a member is called in reports: overloads share a name. */
const bareName = (key: string): string => key.replace(/^(?:get|set) /, '').replace(/ \(overload \d+\)$/, '');

/** One declaration, put together of the release's code and the comments kept here. */
export interface DocumentedText {
  readonly text: string;
  /** Members that are new, gone or changed, by name; an empty name stands for the declaration's own line. */
  readonly changed: readonly string[];
  /** Names of what has no comment: the item itself, or `Item.member`. */
  readonly bare: readonly string[];
}

/** Puts a comment on lines of its own; prettier does the indentation. */
const withComment = (comment: string, code: string): string => (comment ? `${comment}\n${code}` : code);

/** The line that opens a declaration with members. */
function headOf(node: WithMembers): string {
  const code = printHead(node);
  return asExport(code.slice(0, code.lastIndexOf('{')));
}

/** Writes a class, interface or enumeration: members we have in our order, new ones after them. */
function writeMembers(name: string, kept: WithMembers, now: WithMembers): DocumentedText {
  const before = keyed(kept.members);
  const after = keyed(now.members);
  const keys = [
    ...[...before.keys()].filter((key) => after.has(key)),
    ...[...after.keys()].filter((key) => !before.has(key)),
  ];
  const changed: string[] = [...before.keys()].filter((key) => !after.has(key));
  const bare: string[] = [];
  const lines = keys.map((key) => {
    const old = before.get(key);
    const member = after.get(key);
    if (!member) return '';
    const code = print(member).replace(/;$/, '');
    if (!old || printToCompare(old) !== printToCompare(member)) changed.push(key);
    const comment = commentOf(old) || commentOf(member);
    if (!comment) bare.push(`${name}.${bareName(key)}`);
    return withComment(comment, code + (ts.isEnumDeclaration(now) ? ',' : ';'));
  });
  if (asExport(printHeadToCompare(kept)) !== asExport(printHeadToCompare(now))) changed.unshift('');
  return {
    text: `${headOf(now)}{\n${lines.join('\n')}\n}`,
    changed: [...new Set(changed.map(bareName))],
    bare,
  };
}

function writeOne(name: string, kept: ts.Statement | undefined, now: ts.Statement): DocumentedText {
  const comment = commentOf(kept) || commentOf(now);
  const missing = comment ? [] : [name];
  if (hasMembers(now) && (kept === undefined || hasMembers(kept))) {
    const written = writeMembers(name, kept && hasMembers(kept) ? kept : now, now);
    return { ...written, text: withComment(comment, written.text), bare: [...missing, ...written.bare] };
  }
  const code = asExport(print(now));
  const isSame = kept === undefined || asExport(printToCompare(kept)) === asExport(printToCompare(now));
  return { text: withComment(comment, code), changed: isSame ? [] : [''], bare: missing };
}

/**
 * Writes an item as the release declares it, with the comments that `kept` has for it and its members; what is new keeps
 * the release's own comment, if it has one. Private members are left out.
 */
export function writeDocumented(kept: LibraryItem | undefined, now: LibraryItem): DocumentedText {
  const parts = now.nodes.map((node, index) => writeOne(now.name, kept?.nodes[index], node));
  const lost = (kept?.nodes.length ?? 0) > now.nodes.length ? [''] : [];
  return {
    text: parts.map(({ text }) => text).join('\n'),
    changed: [...new Set([...parts.flatMap(({ changed }) => changed), ...lost])],
    bare: parts.flatMap(({ bare }) => bare),
  };
}
