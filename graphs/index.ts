export type { ExampleGraph, GraphEdge, GraphSlice, GraphValue, GraphVertex } from './model';
export { findSlice, slices, type SliceId } from './slices';
export { formatGraph, parseGraph, sliceGraph } from './parse';
export { questions, type Question } from './questions';
