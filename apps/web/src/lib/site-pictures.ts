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

/** How wide the first picture of a page is shown; the server preloads that very file. */
export const pictureSizes = {
  signIn: '(width < 1024px) 100vw, 61vw',
  contact: '(width < 1024px) 100vw, 500px',
};

/** Half the size for phones, whole for desks. */
export function imageOf({ url, width }: SitePicture, sizes: string) {
  const small = url.replace('.webp', '-petit.webp');
  return { src: url, srcSet: `${small} ${width / 2}w, ${url} ${width}w`, sizes };
}
