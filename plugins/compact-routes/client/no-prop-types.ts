/** Replaces `prop-types` for libraries that declare types of props, which React 19 no longer reads. */
const anything: unknown = new Proxy(() => anything, { get: () => anything });
export default anything;
