import type { FilmWish } from '../../film-job.ts';
import type { FilmCut } from '../../ports.ts';

type LiesOn = {
  readonly tracks: {
    readonly audio: { readonly music: { readonly musicId?: string } | null };
  };
};

export type MusicUnder = Pick<FilmCut, 'music' | 'material'>;

/**
 * The music that a cut of a film lies on, with what it can be cut from; what the film was made with
 * where the cut names none. Null for music that it was never given.
 */
export function musicUnder(cut: FilmCut, { tracks }: LiesOn): MusicUnder | null {
  const id = tracks.audio.music?.musicId;
  if (id === undefined) return cut;
  const given = cut.otherMusic?.find((each) => each.id === id);
  return given ? { music: given.music, material: { ...cut.material, music: given.heard } } : null;
}

/** What a film is asked for again, on this music. */
export function askedAgain(cut: FilmCut, { music }: MusicUnder): Omit<FilmWish, 'recut'> {
  const { material: _, seed: __, otherMusic: ___, ...wish } = cut;
  return { ...wish, music };
}
