import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Whether this is what `npm pack` made: without the sources of the pages. */
export const isPacked = () => !existsSync(join(root, 'apps/web/vite.config.ts'));

/** Everything that set-up fetches lives here; git ignores it and it may be deleted at any time. */
export const runtimeFolder = join(root, '.runtime');
