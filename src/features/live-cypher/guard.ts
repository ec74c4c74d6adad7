import { guardForms, type GuardForm, type GuardFormId } from './guard-forms';
import { readNames, readPaths, splitClauses, type Clause, type PathPattern } from './guard-patterns';
import { cutSql, findCypherCalls, findRoutineBodies } from './statement-sql';
import { isName, nameOf, tokenize, type Token } from './statement-tokens';

export { guardForms, type GuardForm, type GuardFormId } from './guard-forms';

function form(id: GuardFormId): GuardForm {
  const found = guardForms.get(id);
  if (!found) throw new Error(`guard-forms.ts lacks the form "${id}"; add it.`);
  return found;
}

const FUNCTIONS: ReadonlyMap<string, GuardFormId> = new Map([
  ['STARTNODE', 'start-end-node'],
  ['ENDNODE', 'start-end-node'],
  ['SUBSTRING', 'text-slice'],
  ['LEFT', 'text-slice'],
  ['RIGHT', 'text-slice'],
  ['TIMESTAMP', 'timestamp'],
]);
const MAX_INT32 = 2 ** 31 - 1;

/** The tokens between the bracket at `open` and its end. */
function insideBrackets(tokens: readonly Token[], open: number): readonly Token[] {
  const depth = tokens[open]?.depth ?? 0;
  let close = open + 1;
  while ((tokens[close]?.depth ?? 0) > depth) close += 1;
  return tokens.slice(open + 1, close);
}

const isTruth = (token: Token | undefined): boolean => /^(?:true|false)$/i.test(token?.text ?? '');

/**
 * Whether the engine reads an argument correctly: literal text and booleans, but no numbers. Properties are unknown.
 */
const isSafeBoolean = (token: Token | undefined): boolean => token?.kind === 'string' || isTruth(token);

const isKeptWhole = ({ kind, text }: Token): boolean =>
  kind === 'string' || (kind === 'number' && !(/^\d+$/.test(text) && Number(text) > MAX_INT32));

/** Whether a list argument has only safe literals. The engine refuses an argument that is no list. */
const isSafeList = (argument: readonly Token[], isSafe: (item: Token) => boolean): boolean =>
  argument.every((token) => isSafe(token) || /^[[\],-]$/.test(token.text));

function findFunctions(tokens: readonly Token[]): readonly GuardFormId[] {
  return tokens.flatMap((token, index): GuardFormId[] => {
    // A name after a colon counts too: `{a: left(b, 1)}` is a call, and a label is never followed by a parenthesis.
    const name = isName(token) && tokens[index - 1]?.text !== '.' ? nameOf(token).toUpperCase() : null;
    if (token.text === '::') {
      const before = tokens[index - 1];
      const next = tokens[index + 1];
      const type = isName(next) ? nameOf(next) : '';
      const isText = before?.kind === 'string';
      if (/^bool(?:ean)?$/i.test(type) && !isText && !isTruth(before)) return ['to-boolean'];
      if (/^int(?:eger)?$/i.test(type) && !isText && before?.kind !== 'number') return ['to-boolean'];
    }
    if (!name || tokens[index + 1]?.text !== '(') return [];
    const argument = (): readonly Token[] => insideBrackets(tokens, index + 1);
    if (name === 'TOBOOLEAN') {
      const [value, ...others] = argument();
      return isSafeBoolean(value) && others.length === 0 ? [] : ['to-boolean'];
    }
    if (name === 'TOBOOLEANLIST') return isSafeList(argument(), isSafeBoolean) ? [] : ['to-boolean'];
    if (name === 'TOSTRINGLIST') return isSafeList(argument(), isKeptWhole) ? [] : ['to-string-list'];
    const found = FUNCTIONS.get(name);
    return found ? [found] : [];
  });
}

/** What is known about variables while the clauses are read in order. */
class Scope {
  /** The bound variables, and whether each may be a vertex or contain vertices. */
  private variables = new Map<string, boolean>();
  /**
   * Maps a variable that matches all edges of a vertex, whatever their label, direction and other end, to that vertex.
   */
  private readonly allEdgesOf = new Map<string, string>();

  isBound(name: string | null): boolean {
    return name !== null && this.variables.has(name);
  }

  holdsVertices(name: string): boolean {
    return this.variables.get(name) ?? false;
  }

  holdsAllEdgesOf(edge: string, vertex: string): boolean {
    return this.allEdgesOf.get(edge) === vertex;
  }

  bind(path: PathPattern): void {
    for (const node of path.nodes) if (node.variable) this.variables.set(node.variable, true);
    for (const edge of path.edges) {
      if (!edge.variable) continue;
      this.variables.set(edge.variable, false);
      this.allEdgesOf.delete(edge.variable);
      const [one, other] = [path.nodes[edge.from], path.nodes[edge.to]];
      const vertex = one?.isAny ? other?.variable : other?.isAny ? one?.variable : null;
      if (edge.isAny && path.edges.length === 1 && vertex) this.allEdgesOf.set(edge.variable, vertex);
    }
  }

  /** A condition on an edge excludes some edges. */
  filter(clause: Clause): void {
    for (const name of namesIn(clause)) this.allEdgesOf.delete(name);
  }

  /** SKIP and LIMIT drop rows, and any of these may have held an edge. */
  cut(): void {
    this.allEdgesOf.clear();
  }

  /** After WITH, only the names it lists are bound; `WITH *` and UNWIND add names. */
  rename(clause: Clause): void {
    const { names, keepsOthers } = readNames(clause);
    const before = this.variables;
    if (!keepsOthers) this.variables = new Map();
    const renewed = new Set<string>();
    for (const { name, value } of names) {
      this.variables.set(name, holdsVertices(value, before));
      // An alias may reuse a name for another value: `head(collect(r)) AS r` is one edge of many, `m AS n` another
      // vertex.
      const isSame = value.length === 1 && value[0] && nameOf(value[0]) === name;
      if (clause.keyword === 'WITH' && !isSame) renewed.add(name);
    }
    for (const [edge, vertex] of this.allEdgesOf)
      if (renewed.has(edge) || renewed.has(vertex) || !this.isBound(vertex)) this.allEdgesOf.delete(edge);
  }
}

/**
 * Whether a value may be a vertex or contain vertices: it uses `nodes()` of a path, or such a variable other than for
 * one of its properties. A value that is only computed from vertices, such as their number, counts too; it cannot be
 * deleted anyway.
 */
function holdsVertices(value: readonly Token[], variables: ReadonlyMap<string, boolean>): boolean {
  return value.some((token, index) => {
    const [before, after] = [value[index - 1]?.text, value[index + 1]?.text];
    if (!isName(token) || before === '.' || /^[.:]$/.test(after ?? '')) return false;
    return variables.get(nameOf(token)) ?? (after === '(' && /^nodes$/i.test(token.text));
  });
}

function namesIn(clause: Clause): readonly string[] {
  return clause.tokens.filter(isName).map(nameOf);
}

function findClauseForms(clauses: readonly Clause[]): readonly GuardFormId[] {
  let scope = new Scope();
  return clauses.flatMap((clause): GuardFormId[] => {
    switch (clause.keyword) {
      case 'MATCH':
      case 'CREATE':
        for (const path of readPaths(clause)) scope.bind(path);
        return [];
      case 'MERGE': {
        const paths = readPaths(clause);
        const bound = paths.some((p) => p.edges.length > 0 && p.nodes.some((n) => scope.isBound(n.variable)));
        for (const path of paths) scope.bind(path);
        return bound ? ['merge-bound-vertex'] : [];
      }
      case 'DETACH DELETE':
        return ['detach-delete'];
      case 'DELETE': {
        const names = namesIn(clause);
        const alone = names.some(
          (name) => scope.holdsVertices(name) && !names.some((edge) => scope.holdsAllEdgesOf(edge, name)),
        );
        return alone ? ['delete-vertex'] : [];
      }
      case 'WHERE':
        scope.filter(clause);
        return [];
      case 'SKIP':
      case 'LIMIT':
        scope.cut();
        return [];
      case 'WITH':
      case 'UNWIND':
        scope.rename(clause);
        return [];
      case 'UNION':
        scope = new Scope();
        return [];
      default:
        return [];
    }
  });
}

/** The forms in a Cypher statement that the in-browser engine answers wrongly, each once. */
export function guardCypher(cypher: string): readonly GuardForm[] {
  const tokens = tokenize(cypher);
  const found = [...findClauseForms(splitClauses(tokens)), ...findFunctions(tokens)];
  return [...new Set(found)].map(form);
}

function findSqlForms(sql: string): readonly GuardFormId[] {
  const code = cutSql(sql)
    .filter((piece) => piece.kind !== 'comment')
    .map((piece) => (piece.kind === 'string' || piece.kind === 'dollar' ? "''" : piece.text))
    .join('');
  const found: GuardFormId[] = [];
  if (/''\s*::\s*(?:ag_catalog\s*\.\s*)?graphid\b/i.test(code)) found.push('graphid-text');
  if (/\bcast\s*\(\s*''\s+as\s+(?:ag_catalog\s*\.\s*)?graphid\b/i.test(code)) found.push('graphid-text');
  if (/\bcreate_complete_graph\s*\(/i.test(code)) found.push('complete-graph');
  return found;
}

/** The same for SQL: its own forms, and those of every `cypher()` call in it, including functions and `DO` blocks. */
export function guardSql(sql: string): readonly GuardForm[] {
  const inside = findCypherCalls(sql).flatMap((cypher) => guardCypher(cypher));
  const bodies = findRoutineBodies(sql).flatMap((body) => guardSql(body));
  return [...new Set([...findSqlForms(sql).map(form), ...inside, ...bodies])];
}
