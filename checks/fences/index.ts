export { collectFences, collectPages } from './collect';
export { parsePage } from './parse-markdown';
export type { Fence, FenceFlags, FenceLanguage, Page, PageInfo, PageKind, PageVersion } from './model';
