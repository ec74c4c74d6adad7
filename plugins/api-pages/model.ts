import type { ApiGroup } from '../declarations/api-places';

/** Markdown, escaped for MDX, with its links resolved. */
export type Markdown = string;

/** What a TSDoc comment says, part by part. */
export interface ApiDoc {
  readonly summary: Markdown;
  readonly remarks: readonly Markdown[];
  readonly returns: Markdown | undefined;
  readonly throws: readonly Markdown[];
  readonly examples: readonly Markdown[];
  readonly see: readonly Markdown[];
  /** Code, without marks around it. */
  readonly defaultValue: string | undefined;
}

interface ApiParameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly doc: Markdown;
}

interface ApiTypeParameter {
  readonly name: string;
  readonly doc: Markdown;
}

/** One way to call something, or the one form of what cannot be called. */
export interface ApiSignature {
  readonly code: string;
  readonly doc: ApiDoc;
  readonly typeParameters: readonly ApiTypeParameter[];
  readonly parameters: readonly ApiParameter[];
}

/** A known limit that names the item or member. */
export interface ApiLimit {
  readonly title: string;
  readonly instead: Markdown;
  /** Its entry on the troubleshooting page, when there is such a page. */
  readonly link: string | undefined;
}

export interface ApiMember {
  readonly name: string;
  readonly anchor: string;
  readonly signatures: readonly ApiSignature[];
  readonly limits: readonly ApiLimit[];
}

export interface ApiSection {
  readonly title: string;
  readonly id: string;
  readonly members: readonly ApiMember[];
}

/** Members that come from elsewhere and are described there. */
export interface ApiInherited {
  readonly from: string;
  readonly members: readonly { readonly name: string; readonly link: string | undefined }[];
}

/** What is told of something that has no page. */
export type ApiNote = Pick<ApiDoc, 'summary' | 'remarks' | 'defaultValue'>;

/** A type that the item uses and the library does not export. */
export interface ApiHelper {
  readonly name: string;
  readonly code: string;
  readonly doc: ApiNote;
  /** Those that have a comment. */
  readonly members: readonly { readonly name: string; readonly doc: ApiNote }[];
  /** Those that name it or a member of it, unless the page tells them further up. */
  readonly limits: readonly ApiLimit[];
}

/** One exported item, ready to be written down. */
export interface ApiItem {
  readonly name: string;
  readonly group: ApiGroup;
  /** `class`, `interface`, `enum`, `function`, `type`, `variable`, or what `kinds.ts` calls one without a value. */
  readonly kind: string;
  /** The `@category`. */
  readonly category: string;
  /** Its declaration's file, from the repository's root. */
  readonly file: string;
  /** First sentence of its comment, plain text. */
  readonly description: string;
  /** The version's label: `0.3.0` or `Next`. */
  readonly version: string;
  /** Path of the version's docs below the site's base URL, without slashes at the ends. */
  readonly docs: string;
  /** The other versions by label, with the name's page there, below the site's base URL, if they export it. */
  readonly elsewhere: readonly { readonly version: string; readonly path: string | undefined }[];
  readonly signatures: readonly [ApiSignature, ...ApiSignature[]];
  readonly limits: readonly ApiLimit[];
  readonly extendedBy: readonly { readonly name: string; readonly link: string | undefined }[];
  readonly sections: readonly ApiSection[];
  readonly inherited: readonly ApiInherited[];
  readonly helpers: readonly ApiHelper[];
}
