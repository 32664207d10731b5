import type { WishedText } from '../../../model/intent.ts';
import type { WishReader } from '../words/wish-reader.ts';

/** What a wish says of a text's look, where the studio has it. */
export type TextLook = Partial<Pick<WishedText, 'manner' | 'family'>> & {
  readonly isInCapitals?: boolean;
};
export type FoundLook = { readonly start: number; readonly end: number; readonly look: TextLook };

const letters = '(?:lettres? |caracteres? |letters? )?';
const like = '(?:(?:a la |en |de )?(?:maniere|style|facon|genre|comme une?|comme sur une?) )';
const nextToText = '(?=(?: [a-z]{1,8})? (?:titres?|textes?|title|text)\\b)';
const afterText = '(?<=\\b(?:titres?|textes?|title|text)(?: (?:en|tres|assez|plus|plutot))? )';
const discreet = '(?:discrete?s?|sobres?|small|discreet|subtle)';
const big = '(?:gros|grosse|grand|enorme|geant|big|huge|large)';

/** From the special to the general: what one pattern took the next does not see. */
const patterns: readonly (readonly [string, TextLook])[] = [
  [
    `(?:en )?${letters}(?:capitales?|majuscules?|capitals) (?:tres )?(?:etroites?|serrees?|condensees?)|(?:en |in )?(?:narrow|condensed) capitals`,
    { family: 'narrow', isInCapitals: true },
  ],
  [`(?:en )?${letters}(?:capitales?|majuscules?) larges?`, { family: 'wide', isInCapitals: true }],
  [`(?:en |in )${letters}(?:capitales?|majuscules?|capitals)`, { isInCapitals: true }],
  [
    `${like}(?:d'une )?(?:affiche|poster)(?: de (?:film|cinema))?|poster style`,
    { manner: 'title', family: 'narrow' },
  ],
  [
    `${like}(?:synthe|bandeau|journal tele|lower[ -]third)|lower[ -]third|(?<=[»"”],? )(?:en|dans un|sur un) (?:(?:petit|discret) )?(?:bandeau|banniere|synthe)(?: (?:discret|sobre|fin|simple))?|(?:in|on) an? (?:(?:small|discreet|subtle|slim) )?(?:banner|strip)`,
    { manner: 'lower-third' },
  ],
  [`${like}(?:livre|roman|book)`, { family: 'text' }],
  [
    '(?:en |in )(?:tres |very )?(?:grosses?|grandes?|enormes|geantes|big|huge|large) (?:lettres|caracteres|letters|type)|en (?:lettres|caracteres) (?:enormes|geante?s)',
    { manner: 'title' },
  ],
  ['(?:un )?mot (?:par|a) mot|word by word', { manner: 'word-by-word' }],
  [
    `(?:en |in )?(?:lettres|caracteres|letters) (?:etroite?s?|condensee?s?)|en etroite|famille etroite|narrow letters|${afterText}(?:etroit|condense)`,
    { family: 'narrow' },
  ],
  [`(?:en )?(?:lettres|caracteres) larges|famille large|wide letters`, { family: 'wide' }],
  [
    `(?<=[»"”] [a-z ]{0,24}, ?)(?:tres |very |really )?${big}(?= ?(?:$|[.,;!]))`,
    { manner: 'title', family: 'narrow' },
  ],
  [`(?<=[»"”][a-z ]{0,24}, ?)${discreet}(?= ?(?:$|[.,;!]))`, { manner: 'lower-third' }],
  ['(?<=[a-z0-9»"”],? )en (?:tres |tout )?petit(?= |$|[,.:])', { manner: 'lower-third' }],
  [
    `(?:petit |tres )?${discreet}${nextToText}|${afterText}${discreet}|petit${nextToText}|${afterText}petit`,
    { manner: 'lower-third' },
  ],
  [
    `(?:tres )?${big}${nextToText}|${afterText}(?:tres )?${big}|(?<=[a-z»"”] )en (?:tres )?(?:gros|grand)(?= |$|[,.])(?! (?:je|il|on|c'est|ca))|en (?:tres )?(?:gros|grand)(?= ?:? ?[«"“])`,
    { manner: 'title', family: 'narrow' },
  ],
];

/** The looks named in a wish; where they stand, and nothing is taken yet. */
export function findTextLooks(reader: WishReader): readonly FoundLook[] {
  const found: FoundLook[] = [];
  for (const [pattern, look] of patterns) {
    reader.each(new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`, 'g'), (_match, { start, end }) => {
      if (found.every((one) => end <= one.start || start >= one.end)) {
        found.push({ start, end, look });
      }
    });
  }
  return found;
}
