import { findChromium } from './setup/chromium.mjs';
import { findPostgres } from './setup/postgres.mjs';
import { prepare } from './setup/prepare.mjs';
import { runEntry, SetupProblem, say } from './setup/say.mjs';
import { tryBenchmarks } from './tests/benchmarks.mjs';
import { checkBudgets } from './tests/budgets.mjs';
import { runChecks } from './tests/checks.mjs';
import { tryFaults } from './tests/faults.mjs';
import { sumUp } from './tests/outcome.mjs';
import { runPlaywright } from './tests/playwright.mjs';
import { runAllVitest } from './tests/vitest.mjs';

const sample =
  'échantillon : un préréglage de film sur trois, et films, images et recettes faits pour de vrai à la grande largeur (à la petite : un film) ; à la petite largeur les écrans et ce qui tient à la largeur ; tout : npm test -- --all';

// `npm test`: from checks to a real browser. Ends with what failed and « N passed, N failed ». With `-- --all` also
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

  const outcomes = [await runChecks(node, env), await checkBudgets()];
  outcomes.push(...(await runAllVitest(node, env)));
  await postgres.stop();
  env.CHROMIUM_PATH = chromium;
  outcomes.push(await tryBenchmarks(node, env));
  outcomes.push(await tryFaults(node, env));
  if (given.includes('--all')) env.E2E_ALL = '1';
  else say(sample);
  outcomes.push(await runPlaywright(node, env));

  // In CI a machine without PostgreSQL is a broken machine, not a reason to test less.
  if (postgres.url === null && process.env.CI) {
    outcomes.push({ passed: 0, failures: ['PostgreSQL est absent'] });
  }
  process.exit(sumUp(outcomes) === 0 ? 0 : 1);
});
