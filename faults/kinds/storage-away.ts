import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';
import { cuttableLine } from '../../apps/server/src/faults/testing/cuttable-line.ts';
import { makeStudio } from '../shared/studio.ts';
import type { Kind } from '../shared/trial.ts';
import { waitOut } from '../shared/wait-out.ts';

const key = 'S3RVER';

/** The bucket cannot be reached for a minute while a film waits for it. */
export const storageAway: Kind = {
  name: 'storage-away',
  fault: 'the bucket is away for 60 s',
  rounds: { quick: 0, full: 3 },
  async run(trial) {
    const directory = join(trial.folder, 'bucket');
    await mkdir(directory);
    const bucket = new S3rver({
      ...{ address: '127.0.0.1', port: 0, silent: true, directory },
      configureBuckets: [{ name: 'studio', configs: [] }],
    });
    const { port } = await bucket.run();
    const line = await cuttableLine(new URL(`http://127.0.0.1:${port}`));
    const studio = await makeStudio(trial, {
      environment: {
        ...{ S3_ENDPOINT: line.url, S3_BUCKET: 'studio' },
        ...{ S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: key },
      },
    });
    await studio.start();
    try {
      while (trial.hasNext()) {
        await waitOut(trial, studio, {
          break: async () => line.cut(),
          mend: async () => line.mend(),
          sentence: /stockage du studio ne répond pas/,
          lastsMs: 60_000,
        });
      }
    } finally {
      await studio.kill();
      line.close();
      await bucket.close();
    }
  },
};
