import type { LiteClient } from 'algoliasearch/lite';

type HostsCache = LiteClient['transporter']['hostsCache'];

/** By protocol and address of the host; for this page, whichever client learned it. */
const states = new Map<string, unknown>();

function keyOf(host: Parameters<HostsCache['get']>[0]): string {
  if (typeof host === 'string') return host;
  return `${String(host.protocol)}://${String(host.url)}`;
}

/**
 * Where the service's clients keep which of its hosts did not answer, so that they ask another one first for the time that the
 * client sets, 120 s (specification 9).
 *
 * In the place of their own (5.64.0, and DocSearch's 5.19.0), which asks for a host's state by its address, but stores it by the
 * address and the state before: there a host that failed is asked first again at the next key, and waited for anew.
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
 * Lets a client that another package made, without a way to tell it where, keep what it knows of hosts here.
 *
 * @param client - of the service; one without a store of hosts is left as it is
 */
export function keepKnownHosts({ transporter }: { readonly transporter: object }): void {
  const { hostsCache } = transporter as { readonly hostsCache?: HostsCache };
  if (hostsCache) Object.assign(hostsCache, knownHosts);
}
