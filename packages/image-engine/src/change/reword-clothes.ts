import { anyColour } from '../edit/colour-names.ts';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import { findWords, type Rewording } from './reword-clause.ts';

const garment =
  'pull(?:-over)?|pullover|maillot|veste|robe|chemise|chemisier|manteau|combinaison|t-?shirt|tee-?shirt|jacket|shirt|jersey|coat|sweater|jumper|dress|blouse|hoodie|uniforme?|suit|costume';
const otherColour = new RegExp(
  String.raw`^(?:(?:change|mets?|met|passe|rends|fais|make|turn|paint|colou?r)[rsz]? )?(?:ses|son|sa|les|le|la|l['’]|her|his|its|their|the) ?(?<garment>${garment})s? (?:(?:en|pour|par|to|into|in|for|with|be|plut[oô]t) )?(?:une? |an? )?(?<colour>(?:[\p{L}]+ )?${anyColour}(?: \p{L}+)?)$`,
  'iu',
);

/**
 * « change le maillot en blanc », "make her jacket pink": of whoever wears it, and no loose garment beside them.
 * Where no way of saying it reaches them, it is told as not done.
 */
export const rewordClothes: Rewording = (told, clause) => {
  const said = otherColour.exec(clause)?.groups;
  const { things } = understandIllustration(told).description;
  const wearer = things[0];
  if (!said || !wearer || isTold(told, said.garment!)) return null;
  const [what, colour] = [said.garment!, said.colour!];
  const beside = [`avec un ${what} ${colour}`, `with a ${colour} ${what}`];
  // Of a finished drawing a colour reaches no more than some of its parts.
  const left = wearer.person && beside.find((one) => dresses(told, `${told}, ${one}`));
  return left ? { told, left } : { told, left: '', missed: [clause] };
};

/** A garment that a picture shows by itself is recoloured as things are. */
const isTold = (told: string, what: string) => findWords(told, what) !== null;

/** Whether all that is there stays, with no garment beside it, and the first of it wears another colour. */
function dresses(before: string, after: string): boolean {
  const [was, now] = [before, after].map(
    (words) => understandIllustration(words).description.things,
  );
  const isSame = was!.length === now!.length && was!.every(({ id }, at) => id === now![at]?.id);
  return isSame && now![0]?.colour !== null && now![0]?.colour !== was![0]?.colour;
}
