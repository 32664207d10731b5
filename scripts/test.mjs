import { availableParallelism } from 'node:os';
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
import { runVitest } from './tests/vitest.mjs';

/** What the sample leaves out; `TEST_SAMPLE` tells the tests to. */
const sample =
  'échantillon : à la petite largeur le site, le studio et la table, le reste à la grande ; un écran sur deux, à une largeur, en alternance ; un film pour trois préréglages et le téléphone ; dans le navigateur ni entraînement ni exemple menés jusqu’au bout ; les suites qui passent par les appels du studio sur PostgreSQL seul ; les textes relus en une famille par forme, l’étiquette « whole » ailleurs ; trois mesures de moins (capacity, guests, watermark-cost) ; arrêts brutaux dans « pannes » seules (téléversement, film, suppression), aucun d’un entraînement ; tout : npm test -- --all';

// `npm test`: from checks to a real browser. Ends with what failed and « N passed, N failed ».
// With `-- --all` also what takes long and rarely breaks.
await runEntry(async () => {
  const given = process.argv.slice(2);
  const unknown = given.filter((word) => word !== '--all');
  if (unknown.length > 0) {
    throw new SetupProblem(`inconnu : ${unknown.join(', ')} ; npm test [-- --all]`);
  }
  const { node, env } = await prepare();
  const postgres = await findPostgres();
  if (postgres.url === null) say('PostgreSQL est absent : ses tests sont sautés.');
  else env.TEST_DATABASE_URL = postgres.url;
  if (!given.includes('--all')) {
    env.TEST_SAMPLE = '1';
    say(sample);
  }

  // A browser that is missing arrives while the checks run.
  const [chromium, checks] = await Promise.all([findChromium(), runChecks(node, env)]);
  env.CHROMIUM_PATH = chromium;
  const outcomes = [checks, await checkBudgets()];
  // Pages mostly wait, suites mostly compute: beside each other they leave no processor idle. Suites
  // take longer, so what comes one by one follows the pages.
  const [suites, product] = await Promise.all([
    runSuites(node, env, postgres),
    runProduct(node, env),
  ]);
  outcomes.push(suites, ...product);

  // In CI a machine without PostgreSQL is a broken machine, not a reason to test less.
  if (postgres.url === null && process.env.CI) {
    outcomes.push({ passed: 0, failures: ['PostgreSQL est absent'] });
  }
  process.exit(sumUp(outcomes) === 0 ? 0 : 1);
});

async function runSuites(node, env, postgres) {
  const workers = Math.max(2, availableParallelism() - 1);
  const outcome = await runVitest(node, env, ['unit', 'integration', 'server'], { workers });
  await postgres.stop();
  return outcome;
}

async function runProduct(node, env) {
  const browser = await runPlaywright(node, env);
  return [await tryBenchmarks(node, env), await tryFaults(node, env), browser];
}
