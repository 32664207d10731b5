import { join } from 'node:path';
import { findChromium } from './setup/chromium.mjs';
import { root } from './setup/paths.mjs';
import { prepare } from './setup/prepare.mjs';
import { runEntry, SetupProblem, say } from './setup/say.mjs';
import { hasFailed, listBenchmarks, runBenchmarks, writeResults } from './tests/benchmarks.mjs';

// `npm run bench [-- name …] [--small]` measures side by side. All of them at their whole sizes
// are written to benchmarks/results.md.
await runEntry(async () => {
  const all = await listBenchmarks();
  const usage = `npm run bench [-- nom …] [--small] ; noms : ${all.join(', ')}`;
  const given = process.argv.slice(2);
  if (given.includes('--help')) {
    say(usage);
    return;
  }
  const names = given.filter((word) => word !== '--small');
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new SetupProblem(`inconnu : ${unknown.join(', ')} ; ${usage}`);

  const { node, env } = await prepare({ web: false });
  env.CHROMIUM_PATH = await findChromium();
  const isSmall = given.includes('--small');
  const isWhole = names.length === 0 && !isSmall;
  const results = await runBenchmarks(node, env, { names, isSmall });
  if (isWhole) await writeResults(node, join(root, 'benchmarks/results.md'), results);
  process.exit(results.some(hasFailed) ? 1 : 0);
});
