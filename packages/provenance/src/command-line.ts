import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { trustOf } from './authority/trust-of.ts';
import { checkFile } from './read/check-file.ts';
import { tellProvenance } from './verdict/tell-provenance.ts';
import { treeLines } from './verdict/tree-lines.ts';

// npm run --silent verify -- file [--json] [--anchors authority.pem]
// Ends with 0 for a whole signature, 1 for a broken one, 2 for none.

const usage = 'npm run --silent verify -- fichier [--json] [--anchors autorite.pem]';
const endCodes = { ours: 0, signed: 0, changed: 1, none: 2 } as const;
const unusable = 64;

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, anchors: { type: 'string' } },
  allowPositionals: true,
});
const [path] = positionals;
if (path && existsSync(path)) await check(path);
else {
  console.error(path ? `Fichier introuvable : ${path}` : usage);
  process.exitCode = unusable;
}

async function check(file: string): Promise<void> {
  const provenance = await checkFile(file, trustOf(anchors()));
  const told = tellProvenance(provenance);
  process.exitCode = endCodes[provenance.standing];
  if (values.json) return console.log(JSON.stringify({ ...told, provenance }, null, 2));
  const parts = { Prouvé: told.proven, Déclaré: told.claimed, 'Changé depuis': told.changed };
  console.log(told.verdict);
  for (const [name, sentences] of Object.entries(parts)) {
    for (const sentence of sentences) console.log(`  ${name} : ${sentence}`);
  }
  for (const line of treeLines(provenance)) console.log(`  ${line}`);
}

/** Of the studio in this checkout, when it has been started once. */
function anchors(): string | null {
  const { ARMONI_DATA_DIR: given } = process.env;
  const folder = given ? resolve(given) : fileURLToPath(new URL('../../../data', import.meta.url));
  const file = values.anchors ?? join(folder, 'signing-authority.pem');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
