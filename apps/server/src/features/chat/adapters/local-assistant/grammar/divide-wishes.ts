import { fold } from './fold.ts';
import { verbs } from './tables/edit-table.ts';
import { questionStart } from './tables/help-table.ts';
import { corrections, drawing, fresh, greetingsFirst, requests } from './tables/wrappers.ts';

const verb = String.raw`(?:(?:re)?fai[st]|faire|faites|dessine|peins|cree|genere|montre|entraine|apprends|monte|assemble|ajoute|rajoute|mets|enleve|retire|vire|recadre|rends|passe|change|assombri[st]?|eclairci[st]?|decris|varie|lance|applique|refai[st]|tourne|annule|draw|make|create|paint|generate|show|train|turn|crop|add|remove|describe|cut|give|apply|vary|rotate|flip|montre|liste|dis|explique|transforme|convertis|utilise|convert|use|jette|garde|supprime|efface|delete|keep)`;

const borders = new RegExp(
  [
    String.raw`\s*[.!;?]+\s+(?=(?:(?:et|puis|ensuite|maintenant|now|then|and|non|no|alors|peux[- ]tu|tu peux|can you|je (?:veux|voudrais)|une? (?:autre|variante)|la (?:meme|premiere|deuxieme|derniere)|plus|moins) ?|${verb}\b))`,
    String.raw`,?\s*(?<![a-z])(?:(?:et|and)\s+)?(?<![a-z])(?:puis|ensuite|apres ca|apres cela|et apres|then|after that|afterwards|et enfin|(?<=, ?)enfin|(?<=, ?)finally|lastly|pour finir|to finish|en dernier)(?![a-z]),?\s+(?=\S)`,
    String.raw`,\s*(?=(?:la |le |the )(?:premiere|deuxieme|seconde|troisieme|quatrieme|derniere|[1-9])(?![a-z0-9]))`,
    String.raw`,?\s+(?:et|and|puis)\s+(?=(?:une? |a )(?:petite? |court |short )?(?:film|montage|reel|video|diaporama|movie|style)(?![a-z]))`,
    String.raw`,?\s+(?:et|and)\s+(?=(?:la |le |the )(?:premiere?|deuxieme|seconde?|troisieme|quatrieme|derniere?|first|second|third|fourth|last|autre|other|[1-9])\b)`,
    String.raw`,?\s+(?:et|and)\s+(?=(?:(?:aussi|also) )?${verb}(?:[- ]|$))`,
    String.raw`,\s*(?=${verb}(?:[- ]|$))`,
    String.raw`(?<=(?:merci|thanks|super|parfait|genial|top|great|perfect|nice|magnifique|superbe|bravo|j'adore|cool|bonjour|salut|hello|hi|wow)\b[^.,!;]{0,24})\s*[.!;,]+\s+(?=\S)`,
  ].join('|'),
  'g',
);

/**
 * A message in its sentences. A sentence that neither opens a wish nor follows a courtesy belongs to the one
 * before it: « Brume. Un ponton. » is one picture.
 */
export function divideSentences(
  text: string,
  isCourtesy: (sentence: string) => boolean,
): readonly string[] {
  const parts = text.split(/(?<=[.;!?…])\s+(?=\S)/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const sentences: string[] = [];
  for (const part of parts) {
    const before = sentences.at(-1);
    const isOwn =
      before === undefined ||
      opensWish(part) ||
      (sentences.length === 1 && before.length <= longestCourtesy && isCourtesy(before));
    if (isOwn) sentences.push(part);
    else sentences[sentences.length - 1] = `${before} ${part}`;
  }
  return sentences;
}

/** Characters. */
const longestCourtesy = 160;

function opensWish(part: string): boolean {
  const folded = fold(part);
  return openings.some((opening) => opening.test(folded));
}

const openings: readonly RegExp[] = [
  ...[verbs, drawing, requests, greetingsFirst, corrections, fresh, questionStart],
  /^(?:plus|moins|more|less|trop|too|la (?:meme|premiere|deuxieme|troisieme|derniere)|the (?:same|first|second|last)|elle|il|it|c'est|it's|brighter|darker|warmer|cooler|sharper)(?![a-z])/,
];

/** Where words say that one ends and another begins, and where a verb of a wish follows « et » or a comma. */
function bordersIn(folded: string): readonly RegExpExecArray[] {
  const said = [...folded.matchAll(borders)];
  const verbal = [...folded.matchAll(joint)].filter(({ 0: link, index }) =>
    verbs.test(folded.slice(index + link.length)),
  );
  return [...said, ...verbal]
    .toSorted((one, other) => one.index - other.index)
    .filter(({ index }, at, all) => {
      const before = all[at - 1];
      return !before || index >= before.index + before[0].length;
    });
}

const joint = /(?:,\s*|,?\s+(?:et|and)\s+)(?:aussi |also )?(?=[a-z])/g;

/** What comes after them is one with the last. */
const mostWishes = 40;

/** A message in its wishes, where words say that one ends and another begins. */
export function divideWishes(text: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of bordersIn(fold(text)).slice(0, mostWishes)) {
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}
