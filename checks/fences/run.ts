import type { Stage } from '../check';

export const stage: Stage = 'source';
export { run } from './index';
