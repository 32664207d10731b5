import type { Origin } from '@armoni/image-engine/origin/read-origin';
import type { PictureSources } from '../../../platform/pictures/picture-wish.ts';
import type { ReadyStyle } from '../ports.ts';

type OlderPicture = { readonly id: string; readonly ownerId: string; readonly key: string };

/** Pictures from before it was kept what they were made from. */
export interface OlderPictures {
  /** Of those that were not looked at yet, some. */
  next(limit: number): Promise<readonly OlderPicture[]>;
  /** What they came from, as far as it is known; they are not given again. */
  keep(id: string, sources: PictureSources): Promise<void>;
}

type Dependencies = {
  readonly pictures: OlderPictures;
  /** What its file says of itself; null while too many others are read. */
  readonly originOf: (picture: OlderPicture) => Promise<Origin | null>;
  readonly findByHash: (
    ownerId: string,
    sha256: string,
  ) => Promise<{ readonly key: string } | null>;
  readonly findStyle: (ownerId: string, sha256: string) => Promise<Pick<ReadyStyle, 'key'> | null>;
};

const nothing: PictureSources = { styleKey: null, secondStyleKey: null, pictureKey: null };

const atOnce = 50;
const mostPerSweep = 500;

/** Looks for what older pictures came from by the recipe in their files; says how many it has looked at. */
export function makeFindOlderSources({
  pictures,
  originOf,
  findByHash,
  findStyle,
}: Dependencies): () => Promise<number> {
  const sourcesOf = async (picture: OlderPicture, origin: Origin): Promise<PictureSources> => {
    if (origin.kind !== 'armoni') return nothing;
    const { reference, style } = origin.recipe;
    const source = reference === null ? null : await findByHash(picture.ownerId, reference);
    const keyOf = async (one: { readonly sha256: string } | null | undefined) =>
      one ? ((await findStyle(picture.ownerId, one.sha256))?.key ?? null) : null;
    const styleKey = await keyOf(style);
    const secondStyleKey = await keyOf(style?.mixedWith);
    const pictureKey = source?.key === picture.key ? null : (source?.key ?? null);
    return { styleKey, secondStyleKey, pictureKey };
  };
  return async () => {
    let looked = 0;
    while (looked < mostPerSweep) {
      const some = await pictures.next(atOnce);
      for (const picture of some) {
        const origin = await originOf(picture);
        if (origin === null) return looked;
        await pictures.keep(picture.id, await sourcesOf(picture, origin));
        looked += 1;
      }
      if (some.length < atOnce) break;
    }
    return looked;
  };
}
