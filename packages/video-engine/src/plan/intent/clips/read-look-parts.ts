import type { Intent } from '../../../model/intent.ts';
import type { Stretch } from '../words/wish-reader.ts';
import type { ClipRules } from './clip-rules.ts';
import { isTo, put } from './clip-words.ts';
import { eachPart } from './each-part.ts';

const into = '(?:(?:tout )?en |in |dans (?:des |les |un )|avec (?:un |une |des )|with )?';
const toned = (words: string) =>
  `(?:(?:des |un |une )?(?:tons?|teintes?|couleurs?|ambiance|lumiere|look|filtre) (?:plus |tres |bien )?(?:${words})|(?:${words}) (?:tones?|colou?rs?|look|filter))`;
/** Each look as it may be said of a part: as a rule with what puts the part into it. */
export const looks: readonly (readonly [Intent['look'], string])[] = [
  [
    'monochrome',
    `${into}(?:noire?s? (?:et|&|n) blanc(?:he)?s?|n ?(?:&|/|et) ?b|monochrome|niveaux? de gris|black (?:and|&|n) white|b ?(?:&|/) ?w|gr[ae]yscale)`,
  ],
  [
    'vintage',
    `${into}(?:(?:style|effet|look|filtre|mode|rendu|facon) )?(?:vintage|retro|sepia|super[ -]?8|vieux film|film ancien)(?: (?:style|effect|look|filter))?`,
  ],
  ['warm', into + toned('chaude?s?|chaleureu(?:x|se|ses)|doree?s?|warm(?:er)?|golden')],
  ['cold', into + toned('froide?s?|bleutee?s?|cold(?:er)?|cool|icy')],
  [
    'normal',
    "(?:(?:tout )?en couleurs?(?: (?:naturelles?|normales?|d'origine|originales))?(?! (?:chaude|froide|doree|bleutee))|in (?:full )?colou?r|(?:en|avec (?:ses|leurs|les|des)) (?:vraies )?couleurs (?:d'origine|naturelles|normales))",
  ],
];
const becomes = `(?:${isTo}|,? qui (?:doit |doivent |devra )?(?:rester?|restent|est|sont|etre|soit)| (?:est|soit|sera|passe|passent|restent?|reste|devient|tout|stays?|is|are)| passe en)?`;
const makes =
  '(?:(?:rends?|fais|passe[rz]?|passes|tourne[rz]?|vire[rz]?|applique[rz]?|make|turn|garde[rsz]?|laisse[rsz]?|keep|leave) )?';
const solely =
  '(?:,? (?:seulement|uniquement|juste|only|just|rien que|que|mais (?:seulement|uniquement|juste)))?';
const onto = '(?: (?:sur|pour|dans|a|au|on|for|in|at|to|over))?';
const all =
  '(?:(?:(?:le )?film|(?:la )?video|(?:le )?montage|tout|toute la video|tout le (?:film|reste|montage)|everything|the (?:whole )?(?:film|video)) (?:est |soit |is )?)?';
const but =
  '(?: (?:partout|everywhere))?,? (?:sauf|hormis|excepte|a part|except(?: for)?|but(?: not)?|mais pas|apart from)(?: (?:pour|sur|dans|a|on|for|in|at))?';
const others =
  '(?:(?:et|and|mais|but) )?(?:(?:tout )?le reste(?: du film)?|les autres(?: (?:clips|plans|videos))?|(?:all )?the (?:rest|others)|everything else)';

/** « le concert en noir et blanc », « sépia à la fin », « tout en couleur sauf la plage en noir et blanc ». */
export function readLookParts(rules: ClipRules): void {
  readExceptions(rules);
  readWhole(rules);
  for (const [look, words] of looks) {
    const take = takesAs(rules, look);
    eachPart(rules, (part) => `${put}${makes}${part}${becomes} ${words}${solely}`, take);
    eachPart(rules, (part) => `${put}${words}${solely}${onto} ?${part}${solely}`, take);
  }
  readRest(rules);
}

/** « la plage au ralenti et en noir et blanc »: of what was said to be slow just before. */
export function readLookAsWell(rules: ClipRules): void {
  for (const [look, words] of looks) {
    const more = new RegExp(
      `(?:,? et|,? and)(?: aussi| also)? (?=(?:tout )?en |in )${words}(?![a-z\\d])`,
      'g',
    );
    rules.reader.each(more, (match, at) => {
      const named = rules.partsBefore(at.start);
      if (named.length > 0) takesAs(rules, look).take(named, match, at);
    });
  }
}

/** Of the film a look, of what is left out of it another. */
function readExceptions(rules: ClipRules): void {
  for (const [look, words] of looks) {
    for (const [other, otherWords] of looks) {
      if (look === other) continue;
      eachPart(rules, (part) => `${all}${words}${but} ${part}${becomes},? ${otherWords}`, {
        take: (named, match, at) => takeBoth(rules, { look, other }, { named, match, at }),
        takeSome: (at) => rules.reader.refuse('look-part', at),
      });
    }
    eachPart(rules, (part) => `${all}${words}${but} ${part}`, {
      take: (named, match, at) => {
        // « tout en couleur sauf la plage »: how else?
        if (look === 'normal') return rules.reader.refuse('look-part', at);
        takeBoth(rules, { look, other: 'normal' }, { named, match, at });
      },
      takeSome: (at) => rules.reader.refuse('look-part', at),
    });
  }
}

type Looks = { readonly look: Intent['look']; readonly other: Intent['look'] };
type Found = {
  readonly named: readonly Intent['lookParts'][number]['part'][];
  readonly match: RegExpExecArray;
  readonly at: Stretch;
};

function takeBoth(rules: ClipRules, { look, other }: Looks, { named, match, at }: Found): void {
  const middle = at.start + new RegExp(but).exec(match[0])!.index;
  rules.look = look;
  rules.reader.understand('look', { start: at.start, end: middle });
  takesAs(rules, other).take(named, match, { start: middle, end: at.end });
}

/** « tout le film en couleur, la fin en sépia »: said before its parts, it is none of them. */
function readWhole(rules: ClipRules): void {
  for (const [look, words] of looks) {
    const whole = `(?<![a-z\\d])(?:tout le (?:film|montage)|toute la video|le film entier|the whole (?:film|video)) (?:est |soit |is )?${words}(?= ?(?:$|[,.;!?\\n]| (?:et|mais|and|but) ))`;
    rules.reader.each(new RegExp(whole, 'g'), (_match, at) => {
      if (rules.look !== null) return;
      rules.look = look;
      rules.reader.understand('look', at);
    });
  }
}

/** « la plage en noir et blanc, le reste en couleur » */
function readRest(rules: ClipRules): void {
  if (rules.lookParts.length === 0) return;
  for (const [look, words] of looks) {
    rules.reader.each(
      new RegExp(`(?<![a-z\\d])${others}${becomes} ${words}(?![a-z\\d])`, 'g'),
      (_match, at) => {
        if (rules.look !== null && rules.look !== look)
          return rules.reader.refuse('contradiction', at, 'look');
        rules.look = look;
        rules.reader.understand('look', at);
      },
    );
  }
}

function takesAs(rules: ClipRules, look: Intent['look']) {
  return {
    take: (named: Found['named'], _match: RegExpExecArray, at: Stretch) => {
      rules.reader.understand('lookParts', at, rules.lookParts.length);
      rules.lookParts.push(...named.map((part) => ({ part, look })));
    },
    takeSome: (at: Stretch) => rules.reader.refuse('look-part', at),
  };
}
