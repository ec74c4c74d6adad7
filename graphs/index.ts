export type { ExampleGraph } from './model';
export { findSlice, slices, type SliceId } from './slices';
export { formatGraph, parseGraph, sliceGraph } from './parse';
export { questions, type Question } from './questions';
