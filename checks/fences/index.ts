export { collectFences, collectPages } from './collect';
export type { Fence, FenceFlags, FenceLanguage, Page, PageInfo, PageKind, PageVersion } from './model';
