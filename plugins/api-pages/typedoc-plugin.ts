import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  Application,
  Context,
  DeclarationReflection,
  DocumentationEntryPoint,
  ProjectReflection,
  Reflection,
} from 'typedoc';
import type { MarkdownPageEvent } from 'typedoc-plugin-markdown';
import type ts from 'typescript';
import { docsPathOf } from '../repository-files/documented-versions';
import { fileIn } from '../repository-files/file-in';
import { type ApiPlace, pathOf, readApiExports, readApiPlaces } from '../declarations/api-places';
import { readDeclarations } from '../declarations/read-declarations';
import { stampFile, stampFor } from './generated-pages';
import { findGuide } from './guide-links';
import { escapeProse } from './doc-comment';
import type { ApiItem } from './model';
import { type ItemScope, readItem } from './read-item';
import { writeFolders } from './write-folders';
import { writeIndex } from './write-index';
import { writeItem } from './write-item';

/** What the pages of a version need besides its declarations. */
export interface ApiPagesOptions {
  /** The repository's root. */
  readonly root: string;
  /** A folder of `api/`. */
  readonly version: string;
  /** The version's name in texts: `0.3.0` or `Next`. */
  readonly label: string;
  /** Where the repository's files are edited, with a slash at its end. */
  readonly editUrl: string;
  /** Known limits of the version that name `Item` or `Item.member`. */
  readonly limitsOf: (api: string) => readonly KnownLimit[];
  /** The other versions by label, with the page of a name there, if they export it. */
  readonly elsewhere: (name: string) => ApiItem['elsewhere'];
  /** Written beside the pages, so that the next build knows what they were made from. */
  readonly stamp: string;
}

/** As `limits/` tells it: one paragraph of inline Markdown. */
export interface KnownLimit {
  readonly id: string;
  readonly title: string;
  readonly instead: string;
}

/** The version's entry point as TypeScript's program knows it. */
const entryOf = ({ root, version }: ApiPagesOptions): string => path.join(root, 'api', version, 'index.d.ts');

/** The version as the program of its declarations knows it. */
function entryPointsOf(options: ApiPagesOptions): readonly DocumentationEntryPoint[] {
  const entry = entryOf(options);
  const program = readDeclarations(options.root, options.version);
  const sourceFile = program.getSourceFile(entry);
  if (!sourceFile) throw new Error(`${entry}: TypeScript did not read it.`);
  return [{ displayName: 'index', program, sourceFile }];
}

/** What the conversion knows and the written pages ask for. */
interface Converted {
  readonly declarations: Map<Reflection, readonly ts.Declaration[]>;
  context: Context | undefined;
}

/** The item that a reflection is or belongs to, and the member's name. */
function placeInItem(reflection: Reflection): {
  readonly item: Reflection;
  readonly member: string | undefined;
} {
  let item = reflection;
  let member: string | undefined;
  while (item.parent && !item.parent.isProject()) {
    member = item.name;
    item = item.parent;
  }
  return { item, member };
}

/** A Markdown link from one generated page to another. */
function linkBetween(from: string, { group, name, member }: ApiPlace): string {
  const [file = '', anchor] = pathOf({ group, name, member }).replace('api-generated/', '').split('#');
  const target = path.posix.relative(path.posix.dirname(from), `${file}.md`);
  return `${target.startsWith('.') ? target : `./${target}`}${anchor ? `#${anchor}` : ''}`;
}

function scopeOf(options: ApiPagesOptions, converted: Converted, page: string): ItemScope {
  const { root, version } = options;
  const { context, declarations } = converted;
  const entry = entryOf(options);
  const program = context?.programs.find((candidate) => candidate.getSourceFile(entry));
  if (!program) throw new Error(`${entry}: TypeDoc did not read it.`);
  const placeOf = readApiPlaces(program, entry);
  const exported = new Map(readApiExports(program, entry).map((each) => [each.place.name, each] as const));
  const folder = path.join(root, 'api', version);
  const declarationsOf = (reflection: Reflection): readonly ts.Declaration[] =>
    declarations.get(reflection) ?? [];
  const isOwn = (declaration: ts.Declaration): boolean =>
    path.resolve(declaration.getSourceFile().fileName).startsWith(folder + path.sep);
  const toGuide = (route: string): string | undefined =>
    findGuide(root, version, route, `api-generated/${path.posix.dirname(page)}`);
  return {
    version: options.label,
    docs: docsPathOf(root, version),
    elsewhere: options.elsewhere,
    limitsOf: (api) =>
      options.limitsOf(api).map(({ id, title, instead }) => ({
        title: escapeProse(title),
        instead: escapeProse(instead),
        link: toGuide(`how-to-guides/troubleshooting#${id}`),
      })),
    exportOf: (name) => exported.get(name),
    checker: program.getTypeChecker(),
    declarationsOf,
    isOwn,
    hasPage: (declaration) => isOwn(declaration) && placeOf(declaration) !== undefined,
    fileOf: (declaration) => fileIn(root, declaration.getSourceFile().fileName),
    links: {
      toGuide,
      toDeclaration: (declaration) => {
        const place = isOwn(declaration) ? placeOf(declaration) : undefined;
        return place && linkBetween(page, place);
      },
      toReflection: (reflection) => {
        const { item, member } = placeInItem(reflection);
        const [declaration] = declarationsOf(item);
        const place = declaration && placeOf(declaration);
        return place && linkBetween(page, { ...place, member });
      },
    },
  };
}

/**
 * TypeDoc plugin. TypeDoc and its Markdown plugin read the declarations, make the links and lay out the pages. The
 * content of the pages is written here, because the Markdown plugin knows neither known limits nor guides, and lists in
 * full what is inherited, which should be folded.
 */
export function createApiPages(options: ApiPagesOptions): (app: Application) => void {
  return function apiPages(app) {
    const converted: Converted = { declarations: new Map(), context: undefined };
    const items: ApiItem[] = [];
    // Reuses the build's program; TypeDoc's own would parse the types of Node.js and `pg` once more.
    app.getEntryPoints = () => [...entryPointsOf(options)];

    // Inherited members get their symbols only at this point.
    app.converter.on('resolveBegin', (context) => {
      converted.context = context;
      for (const reflection of Object.values(context.project.reflections)) {
        const symbol = context.getSymbolFromReflection(reflection);
        if (symbol?.declarations) converted.declarations.set(reflection, symbol.declarations);
      }
    });

    app.renderer.on('endPage', (event) => {
      const page = event as unknown as MarkdownPageEvent<DeclarationReflection | ProjectReflection>;
      if (page.model.isProject()) {
        page.contents = '';
        return;
      }
      const item = readItem(page.model, scopeOf(options, converted, page.url));
      items.push(item);
      page.contents = writeItem(item, options.editUrl);
    });
    app.renderer.on('endRender', (event) => {
      const folder = event.outputDirectory;
      const intro = findGuide(options.root, options.version, 'intro', 'api-generated');
      const index = writeIndex(items, {
        version: options.label,
        editUrl: options.editUrl,
        folder: `api/${options.version}`,
        intro,
      });
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'index.md'), index);
      writeFolders(folder);
      writeFileSync(path.join(folder, stampFile), stampFor(folder, options.stamp));
    });
  };
}
