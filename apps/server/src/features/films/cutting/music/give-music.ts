import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pieceWithId } from '@armoni/video-engine/own-music/pieces';
import type { HeardMusic } from '@armoni/video-engine/stages/hear-music';
import type { FairLanes } from '../../../../platform/concurrency/fair-lanes.ts';
import type { MediaAddresses } from '../../../../platform/storage/media-addresses.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { chooseMusic, type MusicAddresses } from '../../choose-music.ts';
import type { Music } from '../../film-job.ts';
import { heardOfPiece } from '../../own-music/own-pieces.ts';
import type { FilmCuts, GivenMusic, SourceFile, SourceFiles } from '../../ports.ts';

/** Listens to a file, away from the event loop. */
export type HearMusic = (
  file: { readonly path: string; readonly name: string },
  signal: AbortSignal,
) => Promise<HeardMusic>;

export type GiveMusicDependencies = {
  readonly cuts: Pick<FilmCuts, 'find' | 'giveMusic'>;
  readonly files: Pick<SourceFiles, 'findByKey'>;
  readonly storage: Pick<Storage, 'copyToFile'>;
  readonly hearMusic: HearMusic;
  readonly lanes: FairLanes;
  readonly workFolder: string;
  readonly addresses: MusicAddresses;
  readonly mediaAddresses: Pick<MediaAddresses, 'keyIn'>;
};

export type GiveMusicOutcome =
  | { readonly ok: true; readonly given: GivenMusic }
  | {
      readonly ok: false;
      readonly reason: 'not-found' | 'not-ours' | 'too-many' | 'too-many-waiting';
    }
  /** French. */
  | { readonly ok: false; readonly reason: 'unusable'; readonly message: string };

export type GiveMusic = (
  ownerId: string,
  wanted: { readonly filmId: string; readonly audioUrl: string; readonly ownOrigin: string },
  signal: AbortSignal,
) => Promise<GiveMusicOutcome>;

/** Each is told with all its beats. */
const mostMusic = 40;

/** Gives a finished film a piece of the studio or a file of its owner's to lie on; it renders nothing. */
export function makeGiveMusic(dependencies: GiveMusicDependencies): GiveMusic {
  const { cuts, files, lanes, addresses } = dependencies;
  return async (ownerId, { filmId, audioUrl, ownOrigin }, signal) => {
    const ownOrigins = [...addresses.ownOrigins, ownOrigin];
    const music = ownOf(chooseMusic(audioUrl, { ...addresses, ownOrigins }), dependencies);
    if (!music) return refused('not-ours');
    const film = await cuts.find(ownerId, filmId);
    const file = music.from === 'storage' ? await files.findByKey(ownerId, music.key) : null;
    if (!film || (music.from === 'storage' && !file)) return refused('not-found');
    const id = music.from === 'own' ? `own-${music.piece}` : `file-${file?.id}`;
    const { otherMusic = [] } = film.cut;
    const known = otherMusic.find((each) => each.id === id);
    if (known) return { ok: true, given: known };
    if (otherMusic.length >= mostMusic) return refused('too-many');
    const hear = () => (file ? hearFile(dependencies, file, signal) : hearPiece(music));
    const heard = await lanes.run(ownerId, hear, signal);
    if (!heard) return refused('too-many-waiting');
    if (!heard.ok) return { ok: false, reason: 'unusable', message: heard.message };
    const given = await cuts.giveMusic(ownerId, filmId, {
      ...{ id, music, heard: heard.heard },
      name: file?.name ?? heard.name,
    });
    return given ? { ok: true, given } : refused('not-found');
  };
}

/** What is the studio's or may be the person's; null for all else. */
function ownOf(
  music: Music | null,
  { mediaAddresses }: Pick<GiveMusicDependencies, 'mediaAddresses'>,
): GivenMusic['music'] | null {
  if (music?.from === 'own') return music;
  return music?.from === 'storage' ? { ...music, key: mediaAddresses.keyIn(music.key) } : null;
}

type Heard =
  | (Extract<HeardMusic, { ok: true }> & { readonly name: string })
  | Extract<HeardMusic, { ok: false }>;

function refused(reason: Exclude<Extract<GiveMusicOutcome, { ok: false }>['reason'], 'unusable'>) {
  return { ok: false as const, reason };
}

async function hearPiece(music: GivenMusic['music']): Promise<Heard> {
  const piece = music.from === 'own' ? pieceWithId(music.piece) : null;
  if (!piece) throw new Error('a piece was chosen that the studio does not play');
  return { ok: true, heard: heardOfPiece(piece), name: piece.name };
}

async function hearFile(
  { storage, hearMusic, workFolder }: GiveMusicDependencies,
  { key, name }: SourceFile,
  signal: AbortSignal,
): Promise<Heard | null> {
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'heard-'));
  try {
    const path = join(folder, 'music');
    const { found } = await storage.copyToFile(key, path, signal);
    if (!found) return null;
    const heard = await hearMusic({ path, name }, signal);
    return heard.ok ? { ...heard, name } : heard;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
