import type { StatementOutcome } from '../../src/features/live-cypher/statement-run';
import { EngineSession } from './session';

let session: Promise<EngineSession> | undefined;

async function openBicycle(): Promise<EngineSession> {
  const opened = await EngineSession.open();
  await opened.reset({ graph: 'bicycle', prelude: null });
  return opened;
}

/**
 * For tests: the outcome of a statement on the example graph. Test files that share their modules share the engine,
 * because it takes two seconds of a core to start; it ends with its worker. So no test may write.
 */
export async function askBicycle(cypher: string): Promise<StatementOutcome> {
  session ??= openBicycle();
  return (await (await session).runCypher(cypher)).outcome;
}

/**
 * For tests: the message with which the engine refuses a statement on the example graph.
 *
 * @throws Error when it takes the statement
 */
export async function refusalOf(cypher: string): Promise<string> {
  const { error } = await askBicycle(cypher);
  if (!error) throw new Error(`AGE takes it: ${cypher}`);
  return error.message;
}
