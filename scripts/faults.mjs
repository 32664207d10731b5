import { prepare } from './setup/prepare.mjs';
import { runEntry, SetupProblem } from './setup/say.mjs';
import { runFaults } from './tests/faults.mjs';

// `npm run faults [-- kind …] [--quick] [--seed N] [--rounds N] [--minutes N] [--out FILE]`: kills
// and starves the real product, and compares what it promised with what is there afterwards.
await runEntry(async () => {
  const { node, env } = await prepare({ web: false });
  const { code } = await runFaults(node, env, process.argv.slice(2), { show: true });
  if (code === 127) throw new SetupProblem('faults/run.ts');
  process.exit(code);
});
