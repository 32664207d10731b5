import { makeFairLanes } from '../concurrency/fair-lanes.ts';
import { keepProcesses } from '../processes/keep-processes.ts';
import type { FileToSign, PictureToSign, SignedPicture, SigningSettings } from './media-to-sign.ts';
import { signMedia } from './sign-media.ts';
import type { CompositeType } from './synthetic-parts.ts';

export type SignedFile = {
  /** Beside the given one, or itself when signing is off. */
  readonly path: string;
  /** Of a film; null of others. */
  readonly sourceType: CompositeType | null;
};

/** Something made, and in whose name. */
type Owned<T> = T & { readonly ownerId: string };

/** Signs what the studio makes, before anybody sees it. */
export interface MediaSigner {
  /** The same picture, signed; as it came when it is no whole picture, which whoever stores it refuses. */
  signPicture(
    picture: Owned<Omit<PictureToSign, 'kind'>>,
    signal: AbortSignal,
  ): Promise<SignedPicture>;
  /** Signs a film or a still of one. */
  signFile(file: Owned<Omit<FileToSign, 'signedPath'>>, signal: AbortSignal): Promise<SignedFile>;
  close(): void;
}

type Dependencies = {
  readonly settings: () => Promise<Omit<SigningSettings, 'now' | 'author'>>;
  /** The name somebody chose to sign by as author; null for who did not. */
  readonly authorOf: (ownerId: string) => Promise<string | null>;
  readonly clock: () => number;
};

const limits = { memoryMb: 1024 };
/** How its process is opened. */
export const signingProcess = { heapMb: 256, isHeapFilledFirst: true } as const;
/** Of films: reading 50 GB from a slow disk. */
const longestMs = 30 * 60_000;
const waiting = { atOnce: 1, mostWaiting: 10_000, mostWaitingPerLane: 10_000 };
const lane = 'signing';

/** One process signs at a time: the library is compiled once, and people wait for little else. */
export function makeMediaSigner({ settings, authorOf, clock }: Dependencies): MediaSigner {
  const processes = keepProcesses(signingProcess);
  const lanes = makeFairLanes(waiting);
  const run = async (
    { ownerId, ...media }: Owned<PictureToSign | FileToSign>,
    signal: AbortSignal,
  ) => {
    const [always, author] = await Promise.all([settings(), authorOf(ownerId)]);
    const given = { ...always, author, now: new Date(clock()).toISOString() };
    const signed = await lanes.run(
      lane,
      async () => ({
        output: await processes.use((process) =>
          process.run(signMedia, { settings: given, media }, { signal, limits, longestMs }),
        ),
      }),
      signal,
    );
    if (!signed) throw new Error('more than ten thousand files wait for their signature');
    return signed.output;
  };
  return {
    close: processes.close,
    async signPicture(picture, signal) {
      const signed = await run({ kind: 'picture', ...picture }, signal);
      if (!signed || !('bytes' in signed)) return asItIs(picture.bytes);
      const { bytes, watermark, copy } = signed;
      return { bytes: Buffer.from(bytes), watermark, copy: copy && Buffer.from(copy) };
    },
    async signFile(file, signal) {
      const signedPath = `${file.path}.signed`;
      const signed = await run({ ...file, signedPath }, signal);
      const sourceType = signed && 'sourceType' in signed ? signed.sourceType : null;
      return { path: signedPath, sourceType };
    },
  };
}

const asItIs = (bytes: Buffer): SignedPicture => ({ bytes, watermark: null, copy: null });

/** As the administrator decided: nothing is signed, and the information page says so. */
export const signsNothing: MediaSigner = {
  signPicture: async ({ bytes }) => asItIs(bytes),
  signFile: async ({ path }) => ({ path, sourceType: null }),
  close: () => {},
};
