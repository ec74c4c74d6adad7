/** A value of AGE's agtype as a tree that keeps what the text says: `1` and `1.0` differ, big integers stay exact. */
export type Agtype =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** A bigint beyond ±(2^53 − 1), where a number would be rounded. */
  | { readonly kind: 'integer'; readonly value: number | bigint; readonly text: string }
  | { readonly kind: 'float'; readonly value: number; readonly text: string }
  /** An exact decimal; `text` is without the `::numeric` mark. */
  | { readonly kind: 'numeric'; readonly text: string }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'list'; readonly items: readonly Agtype[] }
  | { readonly kind: 'map'; readonly entries: AgtypeEntries }
  | AgtypeVertex
  | AgtypeEdge
  | AgtypePath;

export type AgtypeEntries = readonly (readonly [key: string, value: Agtype])[];

export interface AgtypeVertex {
  readonly kind: 'vertex';
  /** AGE's graph id in decimal digits; as text, because it may exceed 2^53. */
  readonly id: string;
  readonly label: string;
  readonly properties: AgtypeEntries;
}

export interface AgtypeEdge {
  readonly kind: 'edge';
  readonly id: string;
  readonly label: string;
  readonly startId: string;
  readonly endId: string;
  readonly properties: AgtypeEntries;
}

export interface AgtypePath {
  readonly kind: 'path';
  /** Vertex, edge, vertex, …: one more vertex than edges. */
  readonly items: readonly (AgtypeVertex | AgtypeEdge)[];
}

/** Text that is not agtype; `offset` says where, in UTF-16 units. */
export class AgtypeSyntaxError extends Error {
  override readonly name = 'AgtypeSyntaxError';
  constructor(
    expected: string,
    readonly offset: number,
  ) {
    super(`Not agtype: ${expected} expected at character ${offset + 1}.`);
  }
}

/** AGE itself stops far earlier (`stack depth limit exceeded`); this keeps our own stack safe. */
const MAX_DEPTH = 1000;

const SPACE = /[ \t\r\n]*/y;
/** Unrolled, so that a string of megabytes takes one pass and no stack. */
const STRING = /"[^"\\]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\]*)*"/y;
const NUMBER = /-?(?:Infinity|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|NaN/y;
const WORD = /(?:true|false|null)(?![\w])/y;
const MARK = /::([a-z]+)/y;
const INTEGER = /^-?\d+$/;

class Reader {
  private offset = 0;
  private depth = 0;

  constructor(private readonly text: string) {}

  read(): Agtype {
    const value = this.value();
    this.take(SPACE);
    if (this.offset < this.text.length) throw this.expected('the end');
    return value;
  }

  private expected(what: string): AgtypeSyntaxError {
    return new AgtypeSyntaxError(what, this.offset);
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.offset;
    const match = pattern.exec(this.text);
    if (!match) return null;
    this.offset = pattern.lastIndex;
    return match[1] ?? match[0];
  }

  private accept(sign: string): boolean {
    this.take(SPACE);
    if (this.text[this.offset] !== sign) return false;
    this.offset += 1;
    return true;
  }

  private value(): Agtype {
    this.take(SPACE);
    if (this.depth >= MAX_DEPTH) throw this.expected(`at most ${MAX_DEPTH} levels of nesting`);
    this.depth += 1;
    const start = this.offset;
    const plain = this.list() ?? this.map() ?? this.scalar();
    this.depth -= 1;
    const mark = this.take(MARK);
    return mark === null ? plain : this.marked(plain, mark, this.text.slice(start, this.offset), start);
  }

  private scalar(): Agtype {
    const string = this.take(STRING);
    if (string !== null) return { kind: 'string', value: readString(string) };
    const word = this.take(WORD);
    if (word === 'null') return { kind: 'null' };
    if (word !== null) return { kind: 'boolean', value: word === 'true' };
    const number = this.take(NUMBER);
    if (number === null) throw this.expected('a value');
    if (!INTEGER.test(number)) return { kind: 'float', value: Number(number), text: number };
    const value = Number(number);
    return { kind: 'integer', value: Number.isSafeInteger(value) ? value : BigInt(number), text: number };
  }

  private list(): Agtype | null {
    if (!this.accept('[')) return null;
    const items: Agtype[] = [];
    if (this.accept(']')) return { kind: 'list', items };
    do items.push(this.value());
    while (this.accept(','));
    if (!this.accept(']')) throw this.expected('"," or "]"');
    return { kind: 'list', items };
  }

  private map(): Agtype | null {
    if (!this.accept('{')) return null;
    const entries: (readonly [string, Agtype])[] = [];
    if (this.accept('}')) return { kind: 'map', entries };
    do {
      this.take(SPACE);
      const key = this.take(STRING);
      if (key === null) throw this.expected('a key in double quotes');
      if (!this.accept(':')) throw this.expected('":"');
      entries.push([readString(key), this.value()]);
    } while (this.accept(','));
    if (!this.accept('}')) throw this.expected('"," or "}"');
    return { kind: 'map', entries };
  }

  private marked(value: Agtype, mark: string, text: string, start: number): Agtype {
    const marked = readMarked(value, mark, text);
    if (!marked) throw new AgtypeSyntaxError(`a ${value.kind} that can be marked "::${mark}"`, start);
    return marked;
  }
}

function readMarked(value: Agtype, mark: string, text: string): Agtype | null {
  switch (mark) {
    case 'numeric':
      return toNumeric(value, text);
    case 'vertex':
      return toVertex(value);
    case 'edge':
      return toEdge(value);
    case 'path':
      return toPath(value);
    default:
      return null;
  }
}

function readString(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, hex: string | undefined, sign: string) =>
      hex ? String.fromCharCode(parseInt(hex, 16)) : (ESCAPES[sign] ?? sign),
    );
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function toNumeric(value: Agtype, text: string): Agtype | null {
  const isNumber = value.kind === 'integer' || value.kind === 'float';
  return isNumber ? { kind: 'numeric', text: text.slice(0, -'::numeric'.length) } : null;
}

interface ElementParts {
  readonly id: string;
  readonly label: string;
  readonly properties: AgtypeEntries;
  readonly entries: ReadonlyMap<string, Agtype>;
}

function digits(value: Agtype | undefined): string | null {
  return value?.kind === 'integer' ? value.text : null;
}

function toElement(value: Agtype): ElementParts | null {
  if (value.kind !== 'map') return null;
  const entries = new Map(value.entries);
  const id = digits(entries.get('id'));
  const label = entries.get('label');
  const properties = entries.get('properties');
  if (id === null || label?.kind !== 'string' || properties?.kind !== 'map') return null;
  return { id, label: label.value, properties: properties.entries, entries };
}

function toVertex(value: Agtype): AgtypeVertex | null {
  const element = toElement(value);
  if (!element) return null;
  const { id, label, properties } = element;
  return { kind: 'vertex', id, label, properties };
}

function toEdge(value: Agtype): AgtypeEdge | null {
  const element = toElement(value);
  const startId = digits(element?.entries.get('start_id'));
  const endId = digits(element?.entries.get('end_id'));
  if (!element || startId === null || endId === null) return null;
  const { id, label, properties } = element;
  return { kind: 'edge', id, label, startId, endId, properties };
}

function toPath(value: Agtype): AgtypePath | null {
  if (value.kind !== 'list' || value.items.length % 2 === 0) return null;
  const items = value.items.filter((item, index) => item.kind === (index % 2 === 0 ? 'vertex' : 'edge'));
  const elements = items.filter((item) => item.kind === 'vertex' || item.kind === 'edge');
  return elements.length === value.items.length ? { kind: 'path', items: elements } : null;
}

/**
 * Reads the text of one agtype cell, as AGE prints it: JSON, with `Infinity` and `NaN`, whole 64-bit integers, and
 * the marks `::vertex`, `::edge`, `::path` and `::numeric` at any depth.
 *
 * @throws AgtypeSyntaxError with the place where the text stops being agtype.
 */
export function parseAgtype(text: string): Agtype {
  return new Reader(text).read();
}
