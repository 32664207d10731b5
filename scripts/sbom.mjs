import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAccepted, licencesOf } from './licences.mjs';
import { root } from './setup/paths.mjs';
import { runEntry, SetupProblem } from './setup/say.mjs';

// `npm run --silent sbom > armoni.cdx.json`, or `-- spdx`: what a studio runs on, as npm writes it from the
// lockfile. Licences and their number go to stderr; one that we do not accept fails.
await runEntry(async () => {
  const format = process.argv[2] ?? 'cyclonedx';
  const lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const byLicence = [...licencesOf(lockfile)].sort(([, a], [, b]) => b.length - a.length);
  for (const [licence, { length }] of byLicence) process.stderr.write(`${length}\t${licence}\n`);
  const refused = byLicence.filter(([licence]) => !isAccepted(licence));
  if (refused.length > 0) throw new SetupProblem(`licences : ${JSON.stringify(refused)}`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['--package-lock-only', '--omit=dev', `--sbom-format=${format}`];
  const { status } = spawnSync(npm, ['sbom', ...options], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
