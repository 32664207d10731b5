import type { Intent, Part } from '../../../model/intent.ts';
import { findMentions } from '../words/find-mentions.ts';
import { blank } from '../words/read-wording.ts';
import type { Stretch, WishReader } from '../words/wish-reader.ts';
import type { ClipRules } from './clip-rules.ts';
import { put } from './clip-words.ts';
import { eachPart } from './each-part.ts';
import { references } from './find-references.ts';

/** As a manner of playing. « Le clip est à l'envers » says how it was filmed, and is none of these. */
export const backwards =
  "(?:(?:tout )?(?:a l'envers|en (?:marche arriere|reverse|sens inverse|lecture inversee?|rembobinage)|a reculons)|in reverse|(?:played |playing |going )?backwards?(?![a-z-]))";
const playing =
  '(?:(?:joue|rejoue|repasse|relis|lis|lance|diffuse|fais|play|run|show|have|make)(?:[rsz]|ez|er)?(?: (?:defiler|jouer|passer|tourner))? )?';
const plays =
  '(?:,? (?:(?:doit|devra|devrait|doivent|should|must) (?:etre |be )?|(?:soit|soient|est|sont|is|are|being) (?=joue|lue?s? |passee|played|shown))?(?:jouee?s?|lue?s?|passee?s?|joue|passe|defile|tourne|va|plays?|played|runs?|running|goes|going|playing|shown))?';
const onto =
  '(?:,? (?:(?:mais |but )?(?:seulement|uniquement|juste|que|only|just) )?(?:sur|pour|dans|on|for|at|in))?';
const rewinds =
  '(?:(?:rembobine|rewind)(?:[rsz]|ez|er)?|reverse|(?:inverse|renverse)(?:[rsz]|ez|er)? (?:la lecture|le sens)(?: de lecture)?(?: (?:de|du|sur|pour))?)';
const forwards = "(?:,? (?:a l'endroit|normale?(?:ment)?|forwards?))";
const except = `(?<=${backwards}(?: partout| everywhere)?,? )(?:sauf|hormis|excepte|except(?: for)?|but(?: not)?|mais pas)(?: pour| sur| for| on)? `;
const solely =
  '(?: (?:seulement|uniquement|only))?(?:(?: (?:stp|svp|please))?,? (?:comme si on (?:rembobinait|revenait en arriere)|comme un rembobinage|like (?:a |an? old )?rewind(?:ing)?))?';

/** « le drone à l'envers », « play the first clip backwards », « rembobine la fin ». */
export function readDirectionParts(rules: ClipRules): void {
  readExceptions(rules);
  const takes = {
    take: (named: readonly Part[], _match: RegExpExecArray, at: Stretch) =>
      takeParts(rules, named, at),
    takeSome: (at: Stretch) => rules.reader.refuse('reverse', at),
  };
  eachPart(rules, (part) => `${playing}${put}${part}${plays} ${backwards}${solely}`, takes);
  eachPart(rules, (part) => `${playing}${put}${backwards}${onto} ?${part}${solely}`, takes);
  eachPart(rules, (part) => `${rewinds} ?${part}(?: ${backwards})?${solely}`, takes);
}

/** « la plage au ralenti et à l'envers »: of what was spoken of right in front. */
export function readDirectionAsWell(rules: ClipRules): void {
  rules.reader.each(
    new RegExp(`(?:,? et|,? and)(?: aussi| also)? ${backwards}(?![a-z\\d])`, 'g'),
    (_match, at) => {
      const named = rules.partsBefore(at.start);
      if (named.length > 0) takeParts(rules, named, at);
    },
  );
}

/** A still has no direction; of several clips those that move are turned round. */
export function takeParts(rules: ClipRules, named: readonly Part[], at: Stretch): void {
  const isStill = (part: Part) =>
    typeof part === 'number' && rules.known[part - 1]?.kind === 'image';
  const moving = named.filter((part) => !isStill(part));
  if (moving.length === 0) {
    rules.reader.refuse('reverse', at);
    return;
  }
  rules.reader.understand('directionParts', at, rules.directionParts.length);
  rules.directionParts.push(...moving.map((part) => ({ part, direction: 'backwards' as const })));
}

/** « tout à l'envers sauf le drone » */
function readExceptions(rules: ClipRules): void {
  rules.all(`${except}(?:${references})(?:${forwards})?`, (clips, _match, at) => {
    rules.reader.understand('directionParts', at, rules.directionParts.length);
    rules.directionParts.push(...clips.map((part) => ({ part, direction: 'forwards' as const })));
  });
}

const film =
  "(?:(?:le |la |les |un |une |mon |ma |mes |ce |cette |tout le |toute la |tous les |toutes les |the |the whole |the entire |a |my |all (?:the )?|l'ensemble (?:du |de la ))?(?:film|video|montage|clips|rushs|plans|lecture|movie|edit|footage|shots|images|rendu|resultat|thing|lot))";
const verb =
  '(?:(?:joue|passe|mets|met|mettre|lis|rejoue|repasse|relis|fais|faire|faites|monte|diffuse|montre|lance|play|put|run|make|show|have|get|do|edit)(?:[rsz]|ez|er)?(?:[- ](?:moi|me|nous))?)';
const it =
  "(?:[- ](?:le|la|les|it|them|that|this|ca|tout|toute|tous|everything|all(?: of it)?|l'ensemble))";
const opens = `(?<=(?:^|[,.;:!?\\n(${blank}]|(?<![a-z])(?:et|mais|puis|aussi|and|but|also|so|donc|veux|voudrais|veut|aimerais|want|like|peux|pouvez|can you|please|stp|svp|que|to)) ?)`;
const closes = `(?= ?(?:$|[,.;:!?\\n)]|(?:(?:en|in|de|a|au|sur|with|le|la) ?)?${blank}|(?:et|mais|puis|avec|sans|stp|svp|s'il|please|pls|and|but|with|without|then|au ralenti|en accelere|(?:en|de|sur|pendant|in|of|for) ?\\d|du debut a la fin|from start)(?![a-z])))`;
const whole = new RegExp(
  `${opens}(?:(?:${verb}${it}?|tout|toute|everything|ca|all|it|it all|the whole thing) ?)?(?:${film} )?(?:(?:defiler|jouer|passer|tourner|defile|passe|joue|played|playing|run|running|go|going|en entier|entierement|completement|entirely|completely|tout|entiere?|all) ){0,3}${backwards}${solely}${closes}|${opens}(?:rembobine|rewind|reverse)(?:[rsz]|ez|er)? ?(?:${film}|tout|everything|it(?: all)?)${closes}`,
  'g',
);
const alsoForwards = /(?<![a-z])(?:a l'endroit|forwards?)(?![a-z])/;
const anything = new RegExp(
  `(?<![a-z])(?:(?:repasse|passe|rejoue|joue|remets|relis|play|replay)[rsz]? (?:[a-z'0-9]{1,12} ){1,4})?(?:${backwards}|(?:en )?(?:marche arriere|reverse))(?![a-z])|(?<![a-z])rembobine[rz]?(?![a-z])`,
  'g',
);

/**
 * Of the whole film, where it stands alone beside what else is wished. What else is turned round is
 * refused: some of a clip, or something in it.
 */
export function readDirection(reader: WishReader): Intent['direction'] {
  let direction: Intent['direction'] = 'forwards';
  // « à l'endroit, puis à l'envers, en boucle »
  if (!alsoForwards.test(reader.wording.folded))
    reader.each(whole, (_match, at) => {
      direction = 'backwards';
      reader.understand('direction', at);
    });
  const { wished, refused } = findMentions(reader.text, anything);
  for (const mention of wished) reader.refuse('reverse', mention);
  // « pas à l'envers »: granted, nothing is.
  for (const mention of refused) reader.understand('none', mention);
  return direction;
}
