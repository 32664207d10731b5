import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Shared by all starts, as a machine that starts the studio a second time has it. */
export const compiledPrograms = join(tmpdir(), 'armoni-faults-compiled');
