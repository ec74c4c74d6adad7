/* Ten thousand vertices through the parameter table, in batches of different sizes. */
import { start } from '../patterns/measure';
import { loadParts, makeParts, prepareLibrary } from './library';

const ROWS = 10_000;
const SIZES = [10, 100, 1000, 5000, ROWS];

start('shop', async (bench) => {
  await prepareLibrary(bench);
  await bench.sql("SELECT create_vlabel('shop', 'Part')");
  await bench.sql('CREATE INDEX ON shop."Part" USING gin (properties)');
  const parts = makeParts(ROWS);
  return {
    room: 'loading',
    name: 'batch-size',
    title: 'Rows per batch',
    setup: `${ROWS} vertices with four properties in one transaction, a GIN index on the properties. The engine runs inside the process: network time comes on top of every statement.`,
    forms: SIZES.map((size) => `${size} rows`),
    repeats: 9,
    tasks: [
      {
        task: `load ${ROWS} vertices`,
        writes: true,
        runs: SIZES.map((size) => async () => {
          for (let first = 0; first < ROWS; first += size) {
            await loadParts(bench, 'Part', parts.slice(first, first + size));
          }
        }),
      },
    ],
  };
});
