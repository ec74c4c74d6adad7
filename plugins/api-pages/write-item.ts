import { escapeMdx } from './doc-comment';
import { writeFrontMatter } from './front-matter';
import type {
  ApiDoc,
  ApiHelper,
  ApiInherited,
  ApiItem,
  ApiLimit,
  ApiMember,
  ApiNote,
  ApiSignature,
  Markdown,
} from './model';

/** Blocks of Markdown with an empty line between them; empty ones are left out. */
const blocks = (...parts: readonly (string | undefined)[]): Markdown =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n');

/** `member` tells the build to colour the code as part of a class. */
const signatureFence = (code: string, isMember: boolean): Markdown =>
  `\`\`\`ts signature${isMember ? ' member' : ''}\n${code}\n\`\`\``;

/** Code within a line, between more marks than it has in a row: those of a template would end it, and MDX run the rest. */
function inCode(code: string): Markdown {
  const own = code.match(/`+/g) ?? [];
  if (own.length === 0) return `\`${code}\``;
  const marks = '`'.repeat(Math.max(...own.map(({ length }) => length)) + 1);
  return `${marks} ${code} ${marks}`;
}

const indent = (text: string): string => text.replaceAll('\n', '\n  ');

const listItem = (text: string): string => `- ${indent(text)}`;

/** Further paragraphs of a list item stand under it. */
const list = (items: readonly string[]): Markdown => items.map(listItem).join('\n');

function writeParameters(signature: ApiSignature, heading: (title: string, id: string) => string): Markdown {
  const { typeParameters, parameters } = signature;
  const types = typeParameters.map(({ name, doc }) => `${inCode(name)}: ${doc}`);
  const values = parameters.map(
    // A backslash at the end of a line breaks it: name and type stand above what the parameter means.
    ({ name, type, isOptional, doc }) =>
      `${inCode(name)} ${inCode(type)}${isOptional ? ' optional' : ''}\\\n${doc}`,
  );
  return blocks(
    types.length > 0 ? blocks(heading('Type parameters', 'type-parameters'), list(types)) : undefined,
    values.length > 0 ? blocks(heading('Parameters', 'parameters'), list(values)) : undefined,
  );
}

const writeLimit = ({ title, instead, link }: ApiLimit): string =>
  `${link ? `[${title}](${link})` : `**${title}**`}. ${instead}`;

/** More limits than this are folded, so that they do not bury the example. */
const openLimits = 2;

function writeLimits(limits: readonly ApiLimit[]): Markdown {
  const items = list(limits.map(writeLimit));
  if (limits.length <= openLimits) return items;
  return blocks(
    '<details>',
    `<summary>${limits.length} limits, each with what to do instead</summary>`,
    items,
    '</details>',
  );
}

/** The parts that follow a description, in the one order of the reference: outcome, caveats, examples, ways on. */
function writeRest(
  doc: ApiDoc,
  limits: readonly ApiLimit[],
  heading: (title: string, id: string) => string,
): Markdown {
  const part = (title: string, id: string, content: Markdown | undefined): Markdown | undefined =>
    content ? blocks(heading(title, id), content) : undefined;
  return blocks(
    part('Returns', 'returns', doc.returns),
    part('Throws', 'throws', doc.throws.length > 0 ? list(doc.throws) : undefined),
    part('Known limits', 'limits', writeLimits(limits)),
    part(doc.examples.length > 1 ? 'Examples' : 'Example', 'example', blocks(...doc.examples)),
    doc.see.length > 0 ? `See also: ${doc.see.join(', ')}.` : undefined,
  );
}

const writeDefault = ({ defaultValue }: Pick<ApiDoc, 'defaultValue'>): Markdown | undefined =>
  defaultValue === undefined ? undefined : `Default: \`${defaultValue}\`.`;

function writeSignature(
  signature: ApiSignature,
  prefix: string,
  limits: readonly ApiLimit[],
  isMember: boolean,
): Markdown {
  const { code, doc } = signature;
  const heading = (title: string, id: string): string => `#### ${title} {#${prefix}-${id}}`;
  return blocks(
    signatureFence(code, isMember),
    ...writeNote(doc),
    writeParameters(signature, heading),
    writeRest(doc, limits, heading),
  );
}

function writeMember({ name, anchor, signatures, limits }: ApiMember): Markdown {
  return blocks(
    `### ${escapeMdx(name)} {#${anchor}}`,
    ...signatures.map((signature, index) =>
      // Limits are listed once, below the last signature of the member.
      writeSignature(
        signature,
        index === 0 ? anchor : `${anchor}-${index + 1}`,
        index === signatures.length - 1 ? limits : [],
        true,
      ),
    ),
  );
}

const writeName = ({ name, link }: { readonly name: string; readonly link: string | undefined }): Markdown =>
  link ? `[${inCode(name)}](${link})` : inCode(name);

const writeInherited = ({ from, members }: ApiInherited): Markdown =>
  blocks(
    '<details>',
    `<summary>Inherited from ${from}: ${members.length} ${members.length === 1 ? 'member' : 'members'}</summary>`,
    members.map(writeName).join(', '),
    '</details>',
  );

const writeNote = (doc: ApiNote): readonly (Markdown | undefined)[] => [
  doc.summary,
  writeDefault(doc),
  ...doc.remarks,
];

function writeHelper({ name, code, doc, members, limits }: ApiHelper): Markdown {
  const id = `type-${name.toLowerCase()}`;
  return blocks(
    `### ${name} {#${id}}`,
    signatureFence(code, false),
    ...writeNote(doc),
    list(
      members.map((member) => `${inCode(member.name)}: ${writeNote(member.doc).filter(Boolean).join(' ')}`),
    ),
    limits.length > 0 ? `#### Known limits {#${id}-limits}` : undefined,
    writeLimits(limits),
  );
}

/** The item itself: what stands above its members. */
function writeItemItself(item: ApiItem): Markdown {
  const [first, ...others] = item.signatures;
  const heading = (title: string, id: string): string => `## ${title} {#section-${id}}`;
  return blocks(
    signatureFence(first.code, false),
    ...others.map(({ code }) => signatureFence(code, false)),
    first.doc.summary,
    ...first.doc.remarks,
    writeParameters(first, heading),
    writeRest(first.doc, item.limits, heading),
    item.extendedBy.length > 0 ? `Extended by ${item.extendedBy.map(writeName).join(', ')}.` : undefined,
  );
}

const writeFacts = ({ kind, category, docs, elsewhere }: ApiItem): string => {
  const versions = elsewhere.map(({ version, path }) => `${version}=${path ?? ''}`).join(' ');
  return `<ApiFacts kind="${kind}" area="${category}" index="/${docs}/api-generated/" elsewhere="${versions}" />`;
};

/**
 * Writes the page of one item, in the one order of the reference: signature, what it is, parameters, outcome, caveats,
 * examples, members, what is inherited.
 *
 * @param editUrl - Where the repository's files are edited, with a slash at its end.
 */
export function writeItem(item: ApiItem, editUrl: string): Markdown {
  const frontMatter = writeFrontMatter({
    title: item.name,
    description: `${item.name} in ${item.version}: ${item.description}`,
    kind: 'reference',
    sidebar_label: item.name,
    custom_edit_url: `${editUrl}${item.file}`,
    pagination_prev: null,
    pagination_next: null,
  });
  const page = blocks(
    // Docusaurus would write the same title from the front matter, but as one word that breaks anywhere on a phone.
    `# ${item.name}`,
    "import { ApiFacts } from '@site/src/features/api-pages/ApiFacts';",
    writeFacts(item),
    writeItemItself(item),
    ...item.sections.map(({ title, id, members }) =>
      blocks(`## ${title} {#${id}}`, ...members.map(writeMember)),
    ),
    item.inherited.length > 0 ? '## Inherited {#section-inherited}' : undefined,
    ...item.inherited.map(writeInherited),
    item.helpers.length > 0
      ? blocks(
          '## Types it uses {#section-types}',
          'The library does not export these; they are shown to be read.',
        )
      : undefined,
    ...item.helpers.map(writeHelper),
  );
  return `${frontMatter}\n${page}\n`;
}
