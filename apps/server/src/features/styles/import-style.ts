import { limits } from '@armoni/contract/limits';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { makeStorageKey, safeName } from '../../platform/storage/storage-key.ts';
import { streamOf } from '../../platform/storage/stream-of.ts';
import type { StyleFiles, StyleRepository, TrainingEngine } from './ports.ts';
import { styleTexts } from './texts.ts';
import { stylesRoom, trainingJob } from './training-job.ts';

export type ImportStyle = (
  ownerId: string,
  given: { readonly bytes: Buffer; readonly fileName: string },
  signal: AbortSignal,
) => Promise<
  { readonly ok: true; readonly modelId: number } | { readonly ok: false; readonly message: string }
>;

type Dependencies = {
  readonly queue: JobQueue;
  readonly styles: StyleRepository;
  readonly storage: Pick<Storage, 'write'>;
  readonly styleFiles: StyleFiles;
  readonly trainingEngine: Pick<TrainingEngine, 'engine' | 'name'>;
};

/** Where what came lies until its job has taken it over. */
const importsFolder = `${stylesRoom}/import`;

/** Takes a style over that came as a file: its samples are drawn as a training draws them. */
export function makeImportStyle(dependencies: Dependencies): ImportStyle {
  const { queue, styles, storage, styleFiles, trainingEngine } = dependencies;
  const { engine } = trainingEngine;
  return async (ownerId, { bytes, fileName }, signal) => {
    if (engine !== 'local') {
      return { ok: false, message: styleTexts.onlyLocal(trainingEngine.name) };
    }
    const adopted = await styleFiles.adopt(bytes, signal);
    if (!adopted) return { ok: false, message: styleTexts.noStyleFile };
    const told = (adopted.name || safeName(fileName)).slice(0, limits.modelNameCharacters);
    const name = nameAmong(await styles.all(ownerId), told);
    const triggerWord = adopted.triggerWord?.slice(0, limits.triggerWordCharacters) ?? null;
    const place = { ownerId, folder: importsFolder, fileName: name, extension: 'style' };
    const importedKey = makeStorageKey(place);
    const contentType = 'application/octet-stream';
    const maxBytes = limits.styleFileBytes;
    const written = await storage.write(importedKey, streamOf(bytes), {
      ...{ contentType, maxBytes, signal },
    });
    if (!written.ok) throw new Error('a style that was read is larger than a style may be');
    const payload = { name, triggerWord, imageKeys: [], importedKey };
    const request = { ownerId, job: trainingJob, payload, idempotencyKey: null };
    const outcome = await queue.enqueue(request);
    if (!outcome.ok) throw new Error('a job without a key was taken for another');
    const { id: jobId, createdAt } = outcome.job;
    const row = { name, triggerWord, imageKeys: [], ownerId, jobId, engine, createdAt };
    return { ok: true, modelId: await styles.ensure(row) };
  };
}

/** « Aube 2 » where there is an « Aube »: two of one name could not be told apart, nor be named in a wish. */
function nameAmong(styles: readonly { readonly name: string }[], told: string): string {
  const taken = new Set(styles.map(({ name }) => name.toLowerCase()));
  const numbered = (number: number) => {
    const end = number === 1 ? '' : ` ${number}`;
    return `${told.slice(0, limits.modelNameCharacters - end.length)}${end}`;
  };
  let number = 1;
  while (taken.has(numbered(number).toLowerCase())) number += 1;
  return numbered(number);
}
