import type {
  CutMusic as CutMusicOnTheWire,
  FilmCut as FilmCutOnTheWire,
} from '@armoni/contract/cuts';
import type { CutMusic } from '@armoni/video-engine/model/cut-material';
import type { AddressOf } from '../../../../platform/storage/media-addresses.ts';
import type { Music } from '../../film-job.ts';
import { addressOfPiece, pieceOfCut } from '../../own-music/own-pieces.ts';
import type { FilmCut, SourceFiles } from '../../ports.ts';

type Lookup = {
  readonly files: Pick<SourceFiles, 'findByKey'>;
  readonly addressOf: AddressOf;
};

/** All music of a film: what it was made with, and what it was given since. */
export async function filmMusicOnTheWire(
  cut: FilmCut,
  lookup: Lookup,
  ownerId: string,
): Promise<Pick<FilmCutOnTheWire, 'music' | 'other_music'>> {
  const { material, otherMusic = [] } = cut;
  const given = otherMusic.map(async ({ id, name, music, heard }) => {
    const url = await musicUrlOf(music, lookup, ownerId);
    return { ...musicOnTheWire(heard, { url }), id, name };
  });
  return {
    music: material.music && (await firstMusic(cut, material.music, lookup, ownerId)),
    other_music: await Promise.all(given),
  };
}

async function firstMusic(cut: FilmCut, heard: CutMusic, lookup: Lookup, ownerId: string) {
  const piece = pieceOfCut(cut);
  if (piece) return musicOnTheWire(heard, { url: addressOfPiece(piece), name: piece.name });
  // What was fetched from elsewhere may be anything: it is mixed, and never served.
  if (cut.music.from !== 'storage') return musicOnTheWire(heard, { url: null });
  const kept = await lookup.files.findByKey(ownerId, cut.music.key);
  return kept
    ? musicOnTheWire(heard, { url: lookup.addressOf(kept.key), name: kept.name })
    : musicOnTheWire(heard, { url: null });
}

/** Null where it cannot be heard any more. */
export async function musicUrlOf(
  music: Music,
  { files, addressOf }: Lookup,
  ownerId: string,
): Promise<string | null> {
  if (music.from === 'own') return addressOfPiece({ id: music.piece });
  if (music.from !== 'storage') return null;
  const kept = await files.findByKey(ownerId, music.key);
  return kept && addressOf(kept.key);
}

export function musicOnTheWire(
  heard: CutMusic,
  { url, name }: { readonly url: string | null; readonly name?: string },
): CutMusicOnTheWire {
  const { durationSeconds, tempoBpm, beatSeconds, downbeatSeconds, chorusSeconds } = heard;
  return {
    ...(name !== undefined && { name }),
    url,
    duration_seconds: durationSeconds,
    tempo_bpm: tempoBpm,
    beat_seconds: [...beatSeconds],
    downbeat_seconds: [...downbeatSeconds],
    ...(chorusSeconds !== undefined && { chorus_seconds: chorusSeconds }),
  };
}
