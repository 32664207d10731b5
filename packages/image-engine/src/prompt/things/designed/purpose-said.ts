import { typedWords } from '../../tokenise.ts';

/** « pour un club de randonnée », “for my dog grooming business”: up to what the mark shows or is called. */
const purpose =
  /(?<!\p{L})(?:pour|for)\s+(?:(?:une?|des?|les?|la|mon|ma|mes|notre|nos|an?|the|my|our)\s+|l['’]\s?)?([\p{L}\p{M}'’ -]{2,60})/giu;
const ending =
  /(?<!\p{L})(?:avec|with|qui|that|which|who|called|named|appel[ée]e?|nomm[ée]e?|s['’]appelant|sur|on|dans|in|en|au|style|featuring|montrant|showing|using|made|made of)(?!\p{L})/iu;

/** What people do for a living or together; a word that nobody knows is no such thing. */
const activity =
  /(?:ing|age|ation|erie|isme|ance|ogie)s?$|^(?:randonn[ée]es?|repairs?|sports?|danse|dance|travel|voyages?|conseils?|beaut[ée]|beauty|mode|fashion|music|musique|food|photo|fitness|yoga|business|company|club|school|studio|agency|agence|association|entreprise|soci[ée]t[ée])$/u;

/** Whose a mark is: that is no part of what it shows. */
export function purposeSaid(prompt: string): readonly string[] {
  return [...prompt.matchAll(purpose)].flatMap(([, told = '']) =>
    typedWords(told.split(ending)[0] ?? '').filter((word) => activity.test(word)),
  );
}
