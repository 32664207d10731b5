import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that set-up fetches lives here; git ignores it and it may be deleted at any time. */
export const runtimeFolder = join(root, '.runtime');
