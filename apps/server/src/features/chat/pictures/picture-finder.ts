import { picturesIn } from './picture-markdown.ts';

/** Longer than any picture's name and address together. */
const longestPicture = 8192;

/** The addresses of pictures in a Markdown text that grows, each once its place is complete. */
export function makePictureFinder() {
  let open = '';
  return {
    next(piece: string): string[] {
      open += piece;
      // Only a closing bracket completes an address.
      if (!piece.includes(')')) return [];
      const found = picturesIn(open).map(({ url }) => url);
      const begun = open.lastIndexOf('![');
      const isComplete = begun < 0 || picturesIn(open.slice(begun)).length > 0;
      open = isComplete || open.length - begun > longestPicture ? '' : open.slice(begun);
      return found;
    },
    /** The text begins anew. */
    forget() {
      open = '';
    },
  };
}
