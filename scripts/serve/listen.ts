import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { Stop } from '../fail';

/** Both loopback addresses, since `localhost` may mean either; never an address other machines can reach. */
const loopbackAddresses = ['127.0.0.1', '::1'] as const;

const highestPort = 65535;

export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

function isErrorWithCode(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function listenOn(app: Express | undefined, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(app);
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      resolve(server);
    });
  });
}

/**
 * What to tell of a port that cannot be taken.
 *
 * @param code - The system's word for the reason.
 * @param command - What to run again with another port.
 * @returns undefined for a reason that another port would not help
 */
export function describePortFault(code: string, port: number, command: string): string | undefined {
  if (code === 'EADDRINUSE') {
    const other = port < highestPort ? port + 1 : port - 1;
    return `Port ${String(port)} is busy: stop the program that uses it, or choose another port with "PORT=${String(other)} ${command}".`;
  }
  return code === 'EACCES'
    ? `Port ${String(port)} needs more rights: choose a port above 1023 with "PORT=3000 ${command}".`
    : undefined;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

/**
 * Serves the app on the loopback addresses.
 *
 * @param port 0 takes any free port
 * @param command What to run again with another port.
 * @throws Stop when the port is busy or not ours to take, naming the remedy
 */
export async function listen(
  app: Express | undefined,
  port: number,
  command = 'npm start',
): Promise<Listening> {
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(closeServer));
  };
  let taken = port;
  for (const host of loopbackAddresses) {
    try {
      const server = await listenOn(app, taken, host);
      servers.push(server);
      taken = (server.address() as AddressInfo).port;
    } catch (error) {
      const code = isErrorWithCode(error) ? error.code : '';
      // A machine without IPv6 has no ::1; 127.0.0.1 is enough then.
      if (host === '::1' && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) continue;
      await close();
      const fault = describePortFault(code, taken, command);
      throw fault === undefined ? error : new Stop(fault);
    }
  }
  return { port: taken, close };
}

/**
 * @throws Stop when the port is busy, before anything slow has begun
 */
export async function checkPortIsFree(port: number): Promise<void> {
  const probe = await listen(undefined, port);
  await probe.close();
}

/**
 * Reads the port from the environment variable `PORT`.
 *
 * @throws Stop when it is no port number
 */
export function readPort(env: Readonly<Record<string, string | undefined>> = process.env): number {
  const text = env.PORT?.trim();
  if (!text) return 3000;
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= highestPort) return port;
  throw new Stop(
    `PORT is "${text}", which is no port: set it to a number from 1 to ${String(highestPort)}, or leave it unset for 3000.`,
  );
}
