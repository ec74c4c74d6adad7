import { runMain } from '../scripts/fail';
import { buildFixtureSite } from './support/fixture-site';

// A step of its own, so that it runs beside other steps. Within the browser tests, both cores would wait for it.
runMain(buildFixtureSite);
