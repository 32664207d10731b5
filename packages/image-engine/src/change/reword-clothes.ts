import { anyColour } from '../edit/colour-names.ts';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import { putOn } from './put-on.ts';
import { findWords, notDone, type Rewording } from './reword-clause.ts';

const garment =
  'pull(?:-over)?|pullover|maillot|veste|robe|chemise|chemisier|manteau|combinaison|t-?shirt|tee-?shirt|jacket|shirt|jersey|coat|sweater|jumper|dress|blouse|hoodie|uniforme?|suit|costume|tablier|apron|chapeau|hat|bonnet|beanie|casquette|cap|[ée]charpe|scarf|foulard|jupe|skirt|pantalon|trousers|pants|salopette|dungarees|overalls';
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
  if (!said || isTold(told, said.garment!)) return null;
  const [wearer] = understandIllustration(told).description.things;
  if (!wearer) return null;
  const [what, colour] = [said.garment!, said.colour!];
  // Of a finished drawing a colour reaches no more than some of its parts.
  const worn =
    wearer.person && (putOn(told, `un ${what} ${colour}`) ?? putOn(told, `a ${colour} ${what}`));
  return worn || notDone(told, clause);
};

/** A garment that a picture shows by itself is recoloured as things are. */
const isTold = (told: string, what: string) => findWords(told, what) !== null;
