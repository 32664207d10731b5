import type { PictureProcesses } from '../../../platform/pictures/picture-processes.ts';
import type { ReadReference } from '../ports.ts';
import { shrinkForModel } from './shrink-for-model.ts';

type Dependencies = {
  readonly readReference: ReadReference;
  readonly pictureProcesses: PictureProcesses;
};

/** A picture that the caller points at, small enough for a model to look at. */
export function makeShowPicture({ readReference, pictureProcesses }: Dependencies) {
  return async (ownerId: string, url: string, signal: AbortSignal): Promise<Uint8Array | null> => {
    const reference = await readReference(ownerId, url, signal);
    if (!reference.ok) return null;
    const read = async () => Buffer.from(reference.reference.bytes);
    const call = { ownerId, read, options: null, signal };
    const shown = await pictureProcesses.run(shrinkForModel, call);
    return shown.ok ? shown.value : null;
  };
}
