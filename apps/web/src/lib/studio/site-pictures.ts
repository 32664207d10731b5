import pictures from './site-pictures.json' with { type: 'json' };

export type SitePicture = (typeof pictures)[keyof typeof pictures];

/**
 * The pictures of the quiet pages, what they were asked for, and their measured accords. The
 * studio's own image engine draws them: `npm run pictures`.
 */
export const sitePictures = pictures;

/** « une ville la nuit sous la pluie » · moteur local */
export function captionOf({ prompt }: SitePicture): string {
  return `«\u00A0${prompt}\u00A0» · moteur local`;
}

/** What narrow windows show: its middle, or the whole where points are small. */
export function narrowSources({ url, width }: SitePicture): string {
  return `${url.replace('.webp', '-petit.webp')} 768w, ${url} ${width}w`;
}
