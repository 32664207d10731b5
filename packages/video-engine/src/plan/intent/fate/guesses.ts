/** How many are offered for one thing. */
const mostGuesses = 3;

/**
 * What people mean by words that name no cut of a film, found in the wishes that people wrote: an impression is made
 * by pace, speed, colour or sound. Words are folded; the offers are wishes that the rules read whole.
 */
const impressions: readonly { readonly words: RegExp; readonly offers: readonly string[] }[] = [
  {
    words:
      /\b(?:wa?h?o+u?h?|wow|effets?|impact\w*|spectacul\w*|bluff\w*|stun\w*|amazing|incroyab\w*|dingue)\b/,
    offers: ['ralenti', 'rythme rapide', 'fondus enchaînés'],
  },
  {
    words:
      /\b(?:emoti\w*|emouv\w*|touchan\w*|tendre\w*|romanti\w*|poeti\w*|intim\w*|moving|heartfelt)\b/,
    offers: ['rythme lent', 'couleurs chaudes', 'fondus enchaînés'],
  },
  {
    words:
      /\b(?:cinema\w*|cinemat\w*|hollywood\w*|film noir|movie|blockbuster|epi(?:que|c)\w*|trailer|bande[ -]annonce)\b/,
    offers: ['rythme de plus en plus rapide', 'couleurs froides', 'noir et blanc'],
  },
  {
    words: /\b(?:magi\w*|feeri\w*|reve\w*|onir\w*|dream\w*|ethere\w*|planant\w*)\b/,
    offers: ['ralenti', 'fondus enchaînés', 'rythme lent'],
  },
  {
    words:
      /\b(?:glitch\w*|zooms?|volets?|swip\w*|whip\w*|morph\w*|wipes?|raccords?|enchain\w*|transit\w*)\b/,
    offers: ['fondus enchaînés', 'coupes franches'],
  },
  {
    words:
      /\b(?:groov\w*|swing\w*|flow|peps|pep|fun|festi\w*|ambianc\w*|vibe\w*|cool|styl\w*|jeune\w*|tiktok\w*|viral\w*)\b/,
    offers: ['rythme rapide', 'avec une accroche', 'couleurs chaudes'],
  },
  {
    words:
      /\b(?:filtr\w*|etalonn\w*|grad(?:e|ing)\w*|luts?|teint\w*|nuanc\w*|satur\w*|lumi\w*|eclair\w*)\b/,
    offers: ['couleurs chaudes', 'couleurs froides', 'noir et blanc'],
  },
  {
    words: /\b(?:propre\w*|pro|professionn\w*|soign\w*|qualit\w*|net\w*|stab\w*|clean|polish\w*)\b/,
    offers: ['stabilise les plans', 'les meilleurs moments', 'coupes franches'],
  },
  {
    words: /\b(?:bruit\w*|sonor\w*|echos?|reverb\w*|ambiant\w*|voix off|narrat\w*)\b/,
    offers: ['garde le son des clips', 'coupe le son des clips', 'musique moins forte'],
  },
  {
    words: /\b(?:souvenirs?|histoires?|recit\w*|racont\w*|journee|story|memor\w*|voyage\w*)\b/,
    offers: ['dans l’ordre chronologique', 'rythme lent', 'couleurs chaudes'],
  },
];

/**
 * What may be meant by words that were not understood: at most three wishes, those that are read where they
 * stand. None where the words are near to nothing.
 *
 * @param folded the words, in lower case and without accents
 * @param isRead whether a wish would be understood in their place, and is not wished for already
 */
export function guessesFor(folded: string, isRead: (offer: string) => boolean): readonly string[] {
  const offers = impressions.flatMap(({ words, offers: these }) =>
    words.test(folded) ? these : [],
  );
  const guesses: string[] = [];
  for (const offer of new Set(offers)) {
    if (guesses.length < mostGuesses && isRead(offer)) guesses.push(offer);
  }
  return guesses;
}

/** Everything that may be offered: a test reads each. */
export const allGuesses: readonly string[] = [
  ...new Set(impressions.flatMap(({ offers }) => offers)),
];
