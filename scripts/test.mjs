import { findChromium } from './setup/chromium.mjs';
import { findPostgres } from './setup/postgres.mjs';
import { prepare } from './setup/prepare.mjs';
import { runEntry, SetupProblem, say } from './setup/say.mjs';
import { tryBenchmarks } from './tests/benchmarks.mjs';
import { checkBudgets } from './tests/budgets.mjs';
import { runChecks } from './tests/checks.mjs';
import { tryFaults } from './tests/faults.mjs';
import { runPlaywright } from './tests/playwright.mjs';
import { runAllVitest } from './tests/vitest.mjs';

const sample =
  'échantillon : un préréglage de film sur trois, et films, images et recettes faits pour de vrai à la grande largeur (à la petite : un film) ; à la petite largeur les écrans et ce qui tient à la largeur ; tout : npm test -- --all';

// `npm test`: from checks to a real browser. Ends with « N passed, N failed ». With `-- --all` also
// what takes long and rarely breaks.
await runEntry(async () => {
  const given = process.argv.slice(2);
  const unknown = given.filter((word) => word !== '--all');
  if (unknown.length > 0) {
    throw new SetupProblem(`inconnu : ${unknown.join(', ')} ; npm test [-- --all]`);
  }
  const { node, env } = await prepare();
  const chromium = await findChromium();
  const postgres = await findPostgres();
  if (postgres.url === null) say('PostgreSQL est absent : ses tests sont sautés.');
  else env.TEST_DATABASE_URL = postgres.url;

  const results = [await runChecks(node, env), await checkBudgets()];
  results.push(await runAllVitest(node, env));
  await postgres.stop();
  env.CHROMIUM_PATH = chromium;
  results.push(await tryBenchmarks(node, env));
  results.push(await tryFaults(node, env));
  if (given.includes('--all')) env.E2E_ALL = '1';
  else say(sample);
  results.push(await runPlaywright(node, env));

  const sum = (key) => results.reduce((total, one) => total + (one[key] ?? 0), 0);
  // In CI a machine without PostgreSQL is a broken machine, not a reason to test less.
  const missing = postgres.url === null && process.env.CI ? 1 : 0;
  const failed = sum('failed') + missing;
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  process.stdout.write(`${sum('passed')} passed, ${failed} failed${skipped}\n`);
  process.exit(failed === 0 ? 0 : 1);
});
