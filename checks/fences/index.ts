export { collectFences, collectPages } from './collect';
export type { Fence, Page, PageInfo } from './model';
