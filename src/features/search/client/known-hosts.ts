import type { LiteClient } from 'algoliasearch/lite';

type HostsCache = LiteClient['transporter']['hostsCache'];

/** Host states by protocol and address, shared by all clients of this page. */
const states = new Map<string, unknown>();

function keyOf(host: Parameters<HostsCache['get']>[0]): string {
  if (typeof host === 'string') return host;
  return `${String(host.protocol)}://${String(host.url)}`;
}

/**
 * The cache in which the service's clients note hosts that did not answer. For 120 s, which the client sets, they then
 * ask another host first (specification 9).
 *
 * It replaces the clients' own cache (5.64.0, and DocSearch's 5.19.0). That one looks a host up by its address, but
 * stores it under the address and its previous state, so a host that failed is asked first, and waited for, at each key
 * again.
 */
export const knownHosts: HostsCache = {
  get<State>(host: Parameters<HostsCache['get']>[0], makeState: () => Promise<State>) {
    const key = keyOf(host);
    return states.has(key) ? Promise.resolve(states.get(key) as State) : makeState();
  },
  set(host, state) {
    states.set(keyOf(host), state);
    return Promise.resolve(state);
  },
  delete(host) {
    states.delete(keyOf(host));
    return Promise.resolve();
  },
  clear() {
    states.clear();
    return Promise.resolve();
  },
};

/**
 * Makes a client use this cache if another package created it and has no option for that.
 *
 * @param client - a client of the service; one without a cache of hosts is left as it is
 */
export function keepKnownHosts({ transporter }: { readonly transporter: object }): void {
  const { hostsCache } = transporter as { readonly hostsCache?: HostsCache };
  if (hostsCache) Object.assign(hostsCache, knownHosts);
}
