import type { Act } from './act.ts';
import { findPicture } from './find-picture.ts';
import { fold } from './fold.ts';
import { seeing } from './tables/seeing.ts';
import { atHand, baseOf, type Talk } from './talk.ts';

const preferring =
  /^(?:(?:je |j')(?:prefere|choisis|garde|prends|vote pour|retiens|aime (?:bien|mieux|plutot)|adore|kiffe)|i(?:'ll| will)? (?:prefer|like|choose|pick|take|love|want|go with|have|keep)|(?:let's |on |je )?(?:go|part|partons|continue|continuons|keep going|reste|restons|pars|vais) (?:with|avec|sur|from|de)|keep|garde|choisis|prends|take|use)(?![a-z])/;
const pleasing =
  /(?:(?:est|is|etait|was)(?: (?:la|le|the))? (?:mieux|meilleure?|bonne?|one|best|better|parfaite?|plus (?:belle|jolie|reussie)|ma preferee|my favou?rite|celle que je (?:veux|prefere|garde|cherchais))|(?:me|nous) (?:plait|convient|va|parle)(?: .{0,20})?|wins?|it is|c'est la bonne|looks? (?:best|better|great))$/;
/** « remontre-moi la première » */
const showing =
  /^(?:me |m')?(?:(?:re)?montre[rz]?|(?:re)?affiche[rz]?|revoir|(?:re)?voir|show|see|display)(?:[- ](?:moi|me|nous|us))?(?![a-z])/;
const returning =
  /^(?:(?:je |on |i )?(?:reviens|reviens-en|revenons|revenez|revenir|retourne(?![- ](?:la|le|l'|cette))|retournons|retourner|retour|repars|repartons|repartir|repartez|reprends|reprenons|reprenez|remets?|remettez|remettre|restaure|retablis|go(?:ing)? back|back|revert|return|restore|bring back|start (?:again|over))(?![a-z])).*/;
/** « restaure la première photo » mends what has aged. */
const restoring =
  /^(?:restaure|restore)[rz]?(?: (?:la|le|cette|ma|the|this|my))?(?: \w+)? (?:photo|image|photographie|diapo|picture)(?![a-z])(?!.*(?:d'avant|originale?|initiale?|precedente?|de depart|before))/;
const returningWords =
  /^(?:je |on |i )?(?:reviens|revenons|revenir|retourne|retour|repars|repartons|reprends|reprenons|remets|back|go back|return)(?: (?:a|au|aux|sur|to|vers))?(?= |$)/i;
const before =
  /(?<![a-z])(?:version|etat|image|photo|celle|original|originale|origine|initiale?|depart|debut|avant|precedente?|d'avant|previous|before|first|premiere|start|beginning|earlier|changement|modification|couleurs?|zero|avait|avions|we had)(?![a-z])/;

/** A picture that is chosen in words, or gone back to; what follows starts from it. */
export function readPick(text: string, talk: Talk): Act | null {
  const folded = fold(text).replace(/,? (?:je (?:vous|t')(?:en )?prie|stp|svp|please),?/g, '');
  if (talk.pictures.length === 0 || seeing.test(folded)) return null;
  if (isOriginal.test(folded)) return originalOf(talk);
  const numbered =
    isOfSet(talk) && /^[1-9]$/.test(folded) ? findPicture(`image ${folded}`, talk) : null;
  if (numbered?.ok) return { do: 'pick', picture: numbered.url };
  const isReturn = returning.test(folded) && before.test(folded) && !restoring.test(folded);
  const found = findPicture(text, talk);
  const isOutside =
    !found.ok &&
    found.missing === 'which' &&
    /^(?:la|le|the|numero|number|n°|image|photo|#) ?\d+$/.test(folded);
  if (isOutside) return { do: 'ask', missing: 'which' };
  const isSaid = found.ok && found.isSaid;
  if (isReturn) {
    // « à la version précédente » is one step; « à la première » is that one.
    if (/(?:precedente|d'avant|previous|one before|comme avant|en arriere)/.test(folded))
      return undo;
    if (/(?:origin|initial|depart|debut|beginning|start|zero)/.test(folded))
      return originalOf(talk);
    const isOther = found.ok && found.isSaid && found.url !== atHand(talk);
    return isSaid && (place.test(folded) || isOther) ? { do: 'pick', picture: found.url } : undo;
  }
  // « reviens au lac »
  if (returning.test(folded) && isSaid && isBare(found.rest.replace(returningWords, ' '))) {
    return { do: 'pick', picture: found.url };
  }
  // « montre-moi le phare » may be a new one; « je garde le phare » is one that is there.
  const isPreferred =
    preferring.test(folded) ||
    ((pleasing.test(folded) || showing.test(folded)) && place.test(folded));
  const isAlone = (place.test(folded) || oneOf.test(folded)) && !talk.about?.startsWith('film');
  if (!(isPreferred || isAlone) || !isSaid || folded.length > 70) return null;
  return isBare(found.rest) ? { do: 'pick', picture: found.url } : null;
}

/** The last answer has several, which are seen with their numbers. */
function isOfSet({ pictures }: Talk): boolean {
  const last = pictures.at(-1);
  return last !== undefined && last.turn === pictures.at(-2)?.turn;
}

/** « celle avec le lac » */
const oneOf = /^(?:celle|celui|the one) (?:avec|du|de|of|with)(?![a-z])/;

/** « l'originale » */
const isOriginal =
  /^(?:je (?:veux|prefere|prends) )?(?:l'original|the original|l'image d'origine|(?:la |the )?(?:version|image) (?:originale|initiale|de depart))e?(?: one)?$/;

function originalOf(talk: Talk): Act {
  const first = firstOf(talk);
  return first === null ? undo : { do: 'pick', picture: first };
}

const undo: Act = { do: 'undo' };

/** One that is told by its place. */
const place =
  /(?<![a-z0-9])(?:premiere?|deuxieme|seconde?|troisieme|quatrieme|cinquieme|sixieme|derniere?|avant-derniere|first|second|third|fourth|fifth|last|(?:du|in the) (?:milieu|centre|middle|center)|the (?:middle|center|centre)|(?:la|le|the|numero|number|n°|image|photo|#) ?[1-9]|(?:la|numero|image|photo|number|picture) (?:une?|deux|trois|quatre|cinq|six|one|two|three|four|five)|[1-9](?:e|eme|re|ere|nd|rd|th|st))(?![a-z0-9])/;

/** What the picture at hand was before all its changes. */
function firstOf(talk: Talk): string | null {
  let [at, before] = [atHand(talk), baseOf(talk, atHand(talk))];
  while (before !== null) [at, before] = [before, baseOf(talk, before)];
  return at;
}

/** Nothing is left that would be a wish of its own. */
function isBare(rest: string): boolean {
  const words = fold(rest)
    .replace(preferring, ' ')
    .replace(showing, ' ')
    .replace(pleasing, ' ')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !idle.has(word));
  return words.length === 0;
}

const idle = new Set(
  'preferee favourite encore again once more nouveau plait stp est mieux best better one the parfaitement vraiment really plutot bien merci celle image photo version donc alors mais and alright parfait nickel parmi elles toutes them all pour moi for ici avec sur with from favorite preferee nettement largement tres much avis mon'.split(
    ' ',
  ),
);
