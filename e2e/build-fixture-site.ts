import { runMain } from '../scripts/fail';
import { buildFixtureSite } from './support/fixture-site';

// As a step of its own it runs beside others; the browser tests would have both cores wait for it.
runMain(buildFixtureSite);
