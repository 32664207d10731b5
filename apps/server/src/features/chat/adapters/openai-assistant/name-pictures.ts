import { picturesIn } from '../../pictures/picture-markdown.ts';

/** Pictures under short names: a model repeats « image-3 » without a slip, an address hardly. */
export type PictureNames = {
  /** Gives the next name to one that is new. */
  nameOf(url: string): string;
  knows(url: string): boolean;
  /** What a name stands for; anything else is given back as it is. */
  addressOf(handle: string): string;
  /** The one that « it » means: shown last, or chosen. */
  readonly latest: string | null;
  choose(url: string): void;
  /** A Markdown text with each picture named instead of shown. */
  inWords(markdown: string): string;
};

const name = /^\s*\[?(?:image|picture)[-_ ]?(\d{1,4})\]?\s*$/i;
const picture = /!\[([^\]]*)\]\(([^)\s]+)\)/g;

export function namePictures(): PictureNames {
  const urls: string[] = [];
  let latest: string | null = null;
  const nameOf = (url: string) => {
    if (!urls.includes(url)) urls.push(url);
    return `image-${urls.indexOf(url) + 1}`;
  };
  return {
    nameOf,
    knows: (url) => urls.includes(url),
    addressOf: (handle) => urls[Number(name.exec(handle)?.[1]) - 1] ?? handle,
    get latest() {
      return latest;
    },
    choose(url) {
      nameOf(url);
      latest = url;
    },
    inWords(markdown) {
      latest = picturesIn(markdown).at(-1)?.url ?? latest;
      return markdown.replace(
        picture,
        (_, altText: string, url: string) => `[${nameOf(url)} : ${altText}]`,
      );
    },
  };
}
