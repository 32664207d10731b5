/** The file of this studio that the page was opened for; no other site's, which a link could have it fetch. */
export function ownFileIn(search: string, mediaHost: string): string | null {
  const wanted = new URLSearchParams(search).get('fichier') ?? '';
  const starts = [`${mediaHost}/`, '/media/', '/f/', ofSite];
  return starts.some((start) => wanted.startsWith(start)) ? wanted : null;
}

/** The film of the first page lies beside the pages: this browser has it already, and reads it itself. */
const ofSite = '/landing/';
export const isOfSite = (url: string) => url.startsWith(ofSite);

/** By its name; a shared film's address has none. */
export function ownKindOf(url: string): 'image' | 'video' {
  const path = url.split(/[?#]/)[0] ?? '';
  return /\.(png|jpe?g|webp|avif)$/i.test(path) ? 'image' : 'video';
}
