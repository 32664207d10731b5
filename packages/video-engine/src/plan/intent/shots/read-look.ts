import type { Intent } from '../../../model/intent.ts';
import { findMentions } from '../words/find-mentions.ts';
import type { WishReader } from '../words/wish-reader.ts';

const lookWords: readonly (readonly [Intent['look'], RegExp])[] = [
  [
    'monochrome',
    /\bnoire?s? (?:et|&|n) blanc(?:he)?s?\b(?: (?:integral|complet|total|partout|pur))?|\bnoirs? (?:et|&) blan\b|\bn ?(?:&|\/|et) ?b\b(?: (?:integral|complet|total|partout))?|\bmonochrom(?:e|atique)\b|\bblack (?:and|&|n) white\b|\bb ?(?:&|\/) ?w\b|\bgr[ae]yscale\b|\bniveaux? de gris\b/g,
  ],
  [
    'vintage',
    /\bvintage\b|\bretro\b|\bsepia\b|\bsuper[ -]?8\b|\bannees ?(?:19)?[5-9]0\b|\bold[ -](?:film|school|movie)\b|\bfilm ancien\b|\bvieux film\b|\bnostalgi(?:que|c)\b|\b[5-9]0'?s (?:look|style|vibe)/g,
  ],
  ['warm', tone('chaude?s?|chaleureu(?:x|se|ses)|dore(?:e|es|s)?|warm(?:er)?|golden')],
  ['cold', tone('froide?s?|bleute(?:e|es|s)?|glacia(?:l|le|ux)|cold(?:er)?|cool|icy')],
];

/** A hot drink is no look: the word counts beside a word of colour, or alone in its clause. */
function tone(words: string): RegExp {
  const noun =
    'couleurs?|tons?|teintes?|tonalites?|ambiances?|looks?|rendu|lumiere|images?|etalonnage|style|colorimetrie|filtre|aspect|effet|palette|colou?rs?|tones?|light|grade|grading|feel|mood|vibe|filter|hues?';
  return new RegExp(
    `\\b(?:${noun})(?: (?:tres|plus|plutot|un peu|bien|assez|[a-z]{1,8} et)){0,3} (?:${words})\\b|\\b(?:${words})(?: and [a-z]{1,8})? (?:${noun})\\b|(?<=^|[,.;:!?\\n] ?(?:en |et )?|(?<![a-z])(?:rends?|rendre|fais|make)(?:[- ](?:l[ea]s?|it|them|ca|tout))? )(?:tres |plus |plutot |very |un peu )?(?:${words})(?= ?(?:$|[,.;:!?\\n]))`,
    'g',
  );
}

const ownColours =
  /\b(?:garde|laisse|conserve|keep)[rsz]? (?:les |bien les |the )?(?:vraies |original )?(?:couleurs?|colou?rs?)(?: d'origine| originales| naturelles| telles quelles)?\b|\ben couleurs?\b(?: (?:naturelles|d'origine|originales|vives))?(?! (?:chaude|froide))|\bcouleurs (?:d'origine|naturelles)\b/g;

/** The first look named; another beside it cannot hold as well. */
export function readLook(reader: WishReader, said: Intent['look'] | null = null): Intent['look'] {
  const { text } = reader;
  const found = lookWords.flatMap(([look, pattern]) => {
    const { wished, refused } = findMentions(text, pattern);
    for (const mention of refused) reader.understand('look', mention);
    return wished.map((mention) => ({ look, mention }));
  });
  found.sort((a, b) => a.mention.start - b.mention.start);
  reader.each(ownColours, (_match, at) => reader.understand('look', at));
  const first = said ?? found[0]?.look ?? 'normal';
  for (const { look, mention } of found) {
    if (look === first) reader.understand('look', mention);
    else reader.refuse('contradiction', mention, 'look');
  }
  return first;
}
