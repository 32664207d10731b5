import type { Act, StyleChoice } from './act.ts';
import type { Language } from './read-language.ts';

/** A picture of the conversation. */
export type ShownPicture = {
  readonly url: string;
  readonly altText: string;
  /** The reply it came with, counted from 0. */
  readonly turn: number;
  /** What it came from. */
  readonly act: Extract<Act, { do: 'make' | 'edit' | 'vary' }> | null;
};

/** What a message is said in the middle of. */
export type Talk = {
  /** Each once, in the order in which they first came. */
  readonly pictures: readonly ShownPicture[];
  /** The one that was shown last. */
  readonly lastShown: string | null;
  /** Selected beside the conversation. */
  readonly chosen: string | null;
  readonly styles: readonly StyleChoice[];
  readonly pickedStyle: StyleChoice | null;
  /** What the last answer that showed or began something was about: « il », « c'est fini ? », « plus court ». */
  readonly about: 'picture' | 'film' | 'style' | null;
  /** In which it was spoken so far; null where it begins. */
  readonly language: Language | null;
  /** By its name, the style that was spoken of last: « dessine un chat avec ». */
  readonly spokenStyle: string | null;
};

/** The one that « la », « cette image » or nothing at all means. */
export function atHand({ chosen, lastShown }: Talk): string | null {
  return chosen ?? lastShown;
}

/** What a picture was before its last change; null when it was no change. */
export function baseOf({ pictures }: Talk, url: string | null): string | null {
  const act = pictures.find((one) => one.url === url)?.act;
  return act?.do === 'edit' ? act.picture : null;
}
