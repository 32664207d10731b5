import type { WishedTransition } from '../../../model/intent.ts';
import type { Stretch } from '../words/wish-reader.ts';
import type { ClipRules } from './clip-rules.ts';
import { parts } from './clip-words.ts';
import { reference } from './find-references.ts';

/** How the cuts between two clips, beside one, or in a half of the film are made. */
export function readTransitionParts(rules: ClipRules): void {
  rules.all(
    `${dissolve} (?:entre|between|from) (${reference}) (?:et|and|to|into) (${reference})(?: (?:seulement|uniquement|only))?`,
    ([after, before, ...more], _m, at) => {
      // Of several clips by one name nobody says which.
      if (after === undefined || before === undefined || more.length > 0)
        return rules.reader.refuse('transition-place', at);
      takeTransition(rules, { after, before }, at);
    },
  );
  rules.all(
    `(?:an? |une? )?(?:(?:hard|straight) cut|coupe (?:franche|seche|nette)) (?:from|between|entre|de|du) ?(${reference}) (?:straight )?(?:to|into|and|et|a|au) ?(${reference})`,
    ([after, before, ...more], _m, at) => {
      if (after === undefined || before === undefined || more.length > 0)
        return rules.reader.refuse('transition-place', at);
      takeTransition(rules, { after, before }, at, 'cuts');
    },
  );
  rules.all(
    `${dissolve} (?:juste |right )?(avant|apres|before|after) (${reference})(?: (?:seulement|uniquement|only))?`,
    ([clip, ...more], match, at) => {
      if (clip === undefined || more.length > 0) return rules.reader.refuse('transition-place', at);
      const isAfter = /^(?:apres|after)$/.test(match[1] as string);
      takeTransition(rules, { after: isAfter ? clip : null, before: isAfter ? null : clip }, at);
    },
  );
  for (const [part, words] of Object.entries(halves)) {
    for (const [transition, how] of joins) {
      for (const said of [
        `${how} ${inPart}${words}`,
        `${words},? (?:en |avec (?:des )?|with |in |uses? )?${how}`,
      ])
        rules.reader.each(new RegExp(`(?<![a-z])${said}(?![a-z])`, 'g'), (_match, at) =>
          takeTransition(rules, part as keyof typeof halves, at, transition),
        );
    }
  }
}

const inPart = '(?:dans |pendant |sur |pour |in |for |during |over |through )?';
const halves = { 'first-half': parts['first-half'], 'second-half': parts['second-half'] };
/** Of how cuts are made, the words that name nothing else. */
const joins: readonly (readonly [WishedTransition['transition'], string])[] = [
  [
    'dissolves',
    '(?:(?:des |les |with )?(?:fondus enchaines|crossfades?|cross[ -]?dissolves?|dissolves?))',
  ],
  ['cuts', '(?:(?:des |les |with )?(?:coupes (?:franches|seches|nettes)|(?:hard|straight) cuts))'],
];

const dissolve =
  '(?:(?:mets|met|mettre|ajoute[rz]?|fais|put|add|avec) )?(?:une? |a )?(?:(?:beau|joli|petit|doux|smooth|soft) )?(?:fondus?(?: enchaines?)?|dissolves?|crossfades?|cross[ -]?dissolves?)';

/** « un fondu entre la plage et le concert », unless the words in front refuse it. */
function takeTransition(
  { reader, transitionParts }: ClipRules,
  at: WishedTransition['at'],
  place: Stretch,
  transition: WishedTransition['transition'] = 'dissolves',
): void {
  const before = reader.text.slice(Math.max(0, place.start - 16), place.start);
  if (/(?<![a-z])(?:pas|sans|aucun|jamais|ni|no|not|without)(?: de| d'| un| a)* ?$/.test(before)) {
    reader.leave(place);
    return;
  }
  reader.understand('transitionParts', place, transitionParts.length);
  transitionParts.push({ at, transition });
}
