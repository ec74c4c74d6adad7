'use strict';

/**
 * Whether a frame is of a package or of Node. A frame without a file is one of several promises that are awaited
 * together.
 */
const isForeign = (frame) => /^node:|[\\/]node_modules[\\/]/.test(frame.getFileName() ?? 'node:');

/**
 * Leaves the frames of packages out of the stacks of errors that say what is wrong. Docusaurus wraps the fault of a
 * page in errors of its own and prints the stacks of all: thirty lines around the one that matters. An error whose
 * message nobody wrote for a reader, such as a `TypeError`, keeps its whole stack.
 *
 * @param write - makes a stack of an error and its frames
 */
exports.withShortStacks = (write) => (error, frames) =>
  write(error, error.name === 'Error' ? frames.filter((frame) => !isForeign(frame)) : frames);
