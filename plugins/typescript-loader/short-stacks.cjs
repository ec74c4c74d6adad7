'use strict';

/** Code of packages and of Node; what has no file waits for many promises at once. */
const isForeign = (frame) => /^node:|[\\/]node_modules[\\/]/.test(frame.getFileName() ?? 'node:');

/**
 * Leaves the frames of packages out of the stacks of errors that say what is wrong: Docusaurus wraps the fault of a page in
 * errors of its own and prints the stacks of all, thirty lines around one. An error that nobody wrote a message for, such as a
 * `TypeError`, keeps its whole stack.
 *
 * @param write - makes a stack of an error and its frames
 */
exports.withShortStacks = (write) => (error, frames) =>
  write(error, error.name === 'Error' ? frames.filter((frame) => !isForeign(frame)) : frames);
