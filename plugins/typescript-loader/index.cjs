'use strict';

const path = require('node:path');
const { inspect } = require('node:util');
const { addHook } = require('pirates');
const sourceMapSupport = require('source-map-support');
const { withShortStacks } = require('./short-stacks.cjs');

const extension = '.ts';

/** Source maps by file, which are read when a stack is asked for. */
const maps = new Map();

/**
 * The compiler, loaded as soon as this file is, and so by the main thread too: if only a thread loaded it, the end of
 * that thread would take it from the others.
 */
const compiler = (() => {
  try {
    return require('@swc/core');
  } catch (error) {
    return { fault: error.message.split('\n')[0] };
  }
})();

/**
 * Reports a `node_modules` that was installed for another system. The compiler is the first package with a native part
 * that the build needs, so the fault shows here.
 */
function requireCompiler() {
  if (compiler.fault === undefined) return;
  const message = `node_modules has no compiler for this system (${process.platform}, ${process.arch}): ${compiler.fault}. Run "npm ci" on this system, without --omit=optional, and try again.`;
  throw Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });
}

function transform(source, filename) {
  try {
    return compiler.transformSync(source, {
      filename,
      configFile: false,
      swcrc: false,
      sourceMaps: true,
      module: { type: 'commonjs', ignoreDynamic: true },
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    });
  } catch (error) {
    // SWC's message shows the line, and its own stack below it. The short text is given both as `stack` and to
    // `inspect`, because one or the other is printed.
    const fault = new SyntaxError(`This is no TypeScript:\n${error.message.split('\n\nCaused by:')[0]}`);
    throw Object.assign(fault, { stack: fault.message, [inspect.custom]: () => fault.message });
  }
}

function compile(source, filename) {
  const { code, map } = transform(source, filename);
  maps.set(filename, map);
  return code;
}

let isRegistered = false;

exports.register = () => {
  if (isRegistered) return;
  requireCompiler();
  isRegistered = true;
  addHook(compile, { exts: [extension] });
  // Node's own source maps are not used: they are read with each module, packages included, which takes .4 s of a
  // build.
  sourceMapSupport.install({
    environment: 'node',
    handleUncaughtExceptions: false,
    overrideRetrieveSourceMap: true,
    retrieveSourceMap: (url) => (maps.has(url) ? { url, map: maps.get(url) } : null),
  });
  Error.prepareStackTrace = withShortStacks(Error.prepareStackTrace);
};

exports.loadFresh = (module) => {
  exports.register();
  for (const file of Object.keys(require.cache))
    if (path.extname(file) === extension) Reflect.deleteProperty(require.cache, file);
  return require(module);
};
