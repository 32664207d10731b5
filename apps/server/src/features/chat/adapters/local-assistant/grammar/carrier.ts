import { carrying, kin, wishing } from './tables/carriers.ts';
import { verbs } from './tables/edit-table.ts';
import { filmVerbs } from './tables/work-table.ts';
import { drawing } from './tables/wrappers.ts';

const token = /[a-z0-9]+|[,:(]|\S/g;
/** What a wish for a thing begins with. */
const thing =
  /^(?:(?:une?|des|d'autres|du|deux|trois|quatre|cinq|\d{1,2}|quelques|plusieurs|a|an|some|two|three|four|another)(?= )|de (?:la|l')|d'une?(?= )|(?:le|la|l'|the) ?(?:dessin|image|portrait|photo|illustration|picture|drawing) (?:d[eu'] ?|of ))/;

/**
 * The words that only carry a wish, up to where it begins: « je me demandais si tu pourrais me », « mon fils
 * voudrait ». Null where they wish for nothing, or where something else is said among them. Folded.
 */
export function carrierOf(folded: string, isAsked = false): string | null {
  if (questionFirst.test(folded)) return null;
  let isWish = isAsked;
  // « je peux changer le titre ? » asks whether it may be done.
  const isPermission = permission.test(folded);
  let isNear = false;
  for (const match of folded.matchAll(token)) {
    const [word] = match;
    const rest = folded.slice(match.index);
    const begins = [drawing, verbs, filmVerbs, making].some((one) => one.test(rest));
    const informed = isWish ? informing.exec(rest)?.[0] : undefined;
    if (informed !== undefined) return folded.slice(0, match.index) + informed;
    if (isWish && begins && !isPermission && !isHelping.test(rest))
      return withoutObject(folded.slice(0, match.index));
    if (isWish && thing.test(rest)) return folded.slice(0, match.index);
    if (isWish && thisOne.test(rest)) return null;
    if (wishing.has(word)) isWish = true;
    else if (isNear && kin.has(word)) isNear = false;
    else if (!carrying.has(word)) return null;
    isNear = nearness.has(word) || (isNear && word === '-');
  }
  return null;
}

/** « (je voudrais) savoir si », « (tu peux) me dire »: asks, and is carried away with what carries it. */
export const informing =
  /^(?:(?:savoir|connaitre|comprendre)|(?:(?:m'|me |nous |m |leur )?(?:indiquer|dire|rappeler|expliquer|preciser|renseigner|informer|confirmer))|to know|know|tell me|tell us|explain(?: to me)?|remind me|confirm|understand)(?![a-z])(?: (?:si |s'|que |qu'|if |whether |sur |about |de |d'|of |about )| )?/;

/** « (tu pourrais) essayer de me faire »: carries too. */
const isHelping = /^(?:essa(?:ie|ye)r?|tenter?|try) (?:de |d'|to )/;
const permission =
  /(?<![a-z])(?:je (?:peux|peut|pourrais)|puis je|puis-je|pourrais-je|que peux|can i|may i|could i|can we)(?![a-z])/;
/** « que peut-on changer » wishes for nothing. */
const questionFirst = /^(?:que |qu'|quoi|comment|what|how|why)/;
/** "(can I get) that as a square" */
const thisOne = /^(?:it|that|this) (?!(?:you|u|we|i|it|there)(?![a-z]))/;
/** « (pourriez-vous) lui donner »: what is done is done to it. */
const withoutObject = (said: string) =>
  said.replace(/(?<![a-z])(?:(?:y|lui|leur|la|le|les|en|l) ?'?)+$/, '');
const nearness = new Set(['mon', 'ma', 'mes', 'notre', 'nos', 'my', 'our', 'petit', 'petite']);
const making =
  /^(?:concevoir|concevez|monte[rz]?|assemble[rz]?|entraine[rz]?|apprendre|put together|peigne[sz]?|peignes|dessines|dessiniez|fasses|fassiez|crees|creiez)(?![a-z])/;
