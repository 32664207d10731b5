import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import { findWords, notDone, type Rewording } from './reword-clause.ts';

const adds =
  /^(?<bare>(?:ajoute|rajoute|mets?|place|pose|add|put)[rsz]? .+?) (?<tail>(?:devant|derri[eè]re|[àa] c[oô]t[ée] (?:de|du|des)|pr[eè]s (?:de|du|des)|in front of|behind|next to|beside|near) ?(?:(?:le|la|les|the) |l['’])?(?<anchor>.+))$/iu;

/** What is added: on whom, and where it is to be. */
export const rewordAdded: Rewording = (told, clause) =>
  crowned(told, clause) ?? anchored(told, clause);

/**
 * « ajoute un vélo devant le café » where a café is told: with that word said twice the picture may come out as
 * another. Then what is new is added without it, and where it was to stand is told as not done.
 */
const anchored: Rewording = (told, clause) => {
  const { bare, tail, anchor } = adds.exec(clause)?.groups ?? {};
  if (!bare || !tail || !anchor || !findWords(told, anchor)) return null;
  if (keepsAll(told, clause) || !keepsAll(told, bare)) return null;
  return { told, left: bare, missed: [tail] };
};

/** Whether a picture still shows all of what it showed, where it was, once more is said of it. */
function keepsAll(told: string, more: string): boolean {
  const { things, place } = understandIllustration(told).description;
  const after = understandIllustration(`${told}, ${more}`).description;
  const ids = new Set(after.things.map(({ id }) => id));
  return after.place === place && things.every(({ id }) => ids.has(id));
}

const flowersWorn =
  /^(?:ajoute|rajoute|mets?|add|put|give)[rsz]?(?:[- ](?:lui|her|him))? .*(?:couronne|guirlande|collier) de fleurs|^(?:add|put|give) .*(?:flower crown|crown of flowers|wreath of flowers)/iu;

/** Flowers that are worn are no bouquet beside whoever was to wear them. */
const crowned: Rewording = (told, clause) => {
  if (!flowersWorn.test(clause)) return null;
  const [before, after] = [told, `${told}, ${clause}`].map(
    (words) => understandIllustration(words).description.things,
  );
  const isBeside = before!.some(({ person }) => person) && after!.length > before!.length;
  return isBeside ? notDone(told, clause) : null;
};
