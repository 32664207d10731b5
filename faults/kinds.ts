import { backup } from './kinds/backup.ts';
import { deletion } from './kinds/deletion.ts';
import { diskFull, diskReadOnly } from './kinds/disk.ts';
import { erasure } from './kinds/erasure.ts';
import { fullWhileRendering } from './kinds/full-while-rendering.ts';
import { restore } from './kinds/restore.ts';
import { storageAway } from './kinds/storage-away.ts';
import { toolMissing } from './kinds/tool-missing.ts';
import type { SceneMaker } from './shared/scene.ts';
import type { Kind } from './shared/trial.ts';
import { backup as backupBeside } from './work/backup.ts';
import { deletion as deletionBeside } from './work/deletion.ts';
import { erasure as erasureBeside } from './work/erasure.ts';
import { film } from './work/film.ts';
import { reply } from './work/reply.ts';
import { training } from './work/training.ts';
import { upload } from './work/upload.ts';

/** What plays in one studio: one kill strikes all of a group. */
export const together: readonly (readonly SceneMaker[])[] = [
  [upload, reply, film, training, deletionBeside, erasureBeside, backupBeside],
];

export const kinds: readonly Kind[] = [
  deletion,
  erasure,
  backup,
  restore,
  toolMissing,
  storageAway,
  fullWhileRendering,
  diskFull,
  diskReadOnly,
];
