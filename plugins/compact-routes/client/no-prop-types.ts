/** In the place of `prop-types` for a library that declares types of props, which React 19 no longer reads. */
const anything: unknown = new Proxy(() => anything, { get: () => anything });
export default anything;
