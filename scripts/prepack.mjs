import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockfileInPackage } from './package.mjs';
import { root } from './setup/paths.mjs';
import { prepare } from './setup/prepare.mjs';
import { runEntry } from './setup/say.mjs';

// What `npm pack` runs first: the pages are built here, so that whoever starts the package needs no tools.
await runEntry(async () => {
  await prepare({ media: false });
  await copyFile(join(root, 'package-lock.json'), join(root, lockfileInPackage));
});
