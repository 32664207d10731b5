#!/usr/bin/env node
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { lockfileInPackage, versionOf } from './package.mjs';
import { root } from './setup/paths.mjs';
import { isStamped, stamp } from './setup/stamp.mjs';

/**
 * What `npx armoni` starts. Node runs no TypeScript beneath a folder `node_modules`, which is where npx
 * unpacks: so the program goes into a folder of its own first, with what it keeps beside it.
 */
const home = process.env.ARMONI_HOME ?? join(homedir(), '.armoni');
const version = await versionOf(root);
const program = join(home, version);

if (!(await isStamped(join(program, '.whole'), version))) {
  const draft = `${program}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  await cp(root, draft, { recursive: true });
  // npm packs no lockfile under its own name.
  await rename(join(draft, lockfileInPackage), join(draft, 'package-lock.json'));
  await stamp(join(draft, '.whole'), version);
  await rm(program, { recursive: true, force: true });
  await rename(draft, program);
}
process.env.ARMONI_DATA_DIR ??= join(home, 'data');
await import(join(program, 'scripts/start.mjs'));
