import { runMain } from './fail';

runMain(async () => {
  // Loaded here, so that a list of limits which does not parse ends in one sentence.
  const { cutVersion } = await import('./version-cut/cut-version');
  const lines = await cutVersion(process.cwd(), process.argv.slice(2));
  // In one piece: a pager or `head` may close its end before the last line.
  console.log(lines.join('\n'));
});
