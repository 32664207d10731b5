import type { OwnPiece } from '@armoni/contract/own-music';
import type { ReadableStore } from '../../../lib/store/make-store.ts';
import { asMusic } from '../music/own-music.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { texts } from '../texts.ts';
import { withInstructions } from '../wish/wish.ts';
import { exampleClips, examplePieceId } from './example-clips.ts';

type Sources = {
  /** Null when it cannot be had. */
  readonly fetchClip: (clip: { url: string; fileName: string }) => Promise<File | null>;
  readonly readOwnMusic: () => Promise<readonly OwnPiece[] | null>;
};

/**
 * Puts the example's clips, music and wish into the editor, as if they were the person's own, and
 * waits for the clips to be there. False when one of them did not come.
 */
export async function takeExample(
  { uploads, music, wish }: Pick<EditorSession, 'uploads' | 'music' | 'wish'>,
  { fetchClip, readOwnMusic }: Sources,
): Promise<boolean> {
  const [pieces, ...files] = await Promise.all([readOwnMusic(), ...exampleClips.map(fetchClip)]);
  const clips = files.filter((file) => file !== null);
  const piece = pieces?.find(({ id }) => id === examplePieceId);
  if (clips.length < files.length || !piece) return false;
  const keys = new Set(uploads.add(clips).map(({ key }) => key));
  music.restore(asMusic(piece));
  wish.set((now) => withInstructions(now, texts.example.wish));
  return allStored(uploads.queue, keys);
}

type Queue = ReadableStore<
  readonly { readonly key: string; readonly state: { readonly status: string } }[]
>;

/** Ends when each of them is stored, or one is not going to be. */
function allStored(queue: Queue, keys: ReadonlySet<string>): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const own = queue.get().filter(({ key }) => keys.has(key));
      const isOver = own.some(({ state: { status } }) => ends.has(status));
      const isWhole = own.every(({ state: { status } }) => status === 'stored');
      if (!isOver && own.length === keys.size && !isWhole) return;
      stop();
      resolve(own.length === keys.size && isWhole);
    };
    const stop = queue.subscribe(look);
    look();
  });
}

const ends: ReadonlySet<string> = new Set(['failed', 'cancelled']);

/** A clip of the example as a file, to be sent like any other. */
export async function fetchExampleClip({ url, fileName }: { url: string; fileName: string }) {
  try {
    const response = await fetch(url);
    if (!response.ok) return null;
    return new File([await response.blob()], fileName, { type: 'video/mp4' });
  } catch {
    return null;
  }
}
