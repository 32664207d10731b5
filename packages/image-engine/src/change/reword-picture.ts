import { anyColour } from '../edit/colour-names.ts';
import { rewordAdded } from './reword-added.ts';
import type { Reworded, Rewording } from './reword-clause.ts';
import { rewordClothes } from './reword-clothes.ts';
import { rewordColours } from './reword-colours.ts';
import { rewordStanding } from './reword-standing.ts';
import { rewordText } from './reword-text.ts';
import { rewordThings } from './reword-things.ts';
import { rewordTraits } from './reword-traits.ts';
import { rewordWeather } from './reword-weather.ts';

const ways: readonly Rewording[] = [
  ...[rewordText, rewordWeather, rewordColours, rewordClothes, rewordAdded],
  ...[rewordStanding, rewordThings, rewordTraits],
];

/**
 * « remplace le chat par un chien », « enlève une pomme », « change le titre en « Été » »: what is to be otherwise
 * takes the place of what was told, and is not told beside it. What only adds something is left as it is.
 */
export function rewordPicture(told: string, change: string): Reworded {
  const left: string[] = [];
  const missed: string[] = [];
  let words = told;
  for (const clause of clausesOf(change)) {
    const done = ways.reduce<Reworded | string | null>(
      (found, way) => found ?? way(words, clause),
      null,
    );
    if (done === null) left.push(clause);
    else if (typeof done === 'string') words = done;
    else {
      words = done.told;
      if (done.left !== '') left.push(done.left);
      missed.push(...(done.missed ?? []));
    }
  }
  return { told: words, left: left.join(', '), ...(missed.length > 0 && { missed }) };
}

const verbs = String.raw`(?:remplac|chang|enl[eè]v|retir|supprim|effac|vir|[oô]t|ajout|rajout|met|mettr|rend|d[ée]plac|[ée]chang|transform|agrandi|add|remov|delet|replac|swap|put|make|move|turn|tak|eras|paint|without|sans)`;
/** What `split` would hand back is not kept. */
const colour = anyColour.replace('(', '(?:');
const border = new RegExp(
  String.raw`(?<=(?<![a-z])${colour})\s+(?:et|and)\s+(?=(?:the|le|la|les|l['’]))|\s*(?:[,;.]|(?<!\p{L})(?:et|and|puis|then|mais|but)(?!\p{L}))\s*(?:(?:et|and|puis|then)\s+)?(?=${verbs}\p{L}*)`,
  'iu',
);

function clausesOf(change: string): readonly string[] {
  return change
    .split(border)
    .map((clause) =>
      clause
        .replace(/^[\s,;.!?]+|(?:[\s,;.!?]|\s(?:et|and|puis|then)(?=\s*$))+$/gu, '')
        .replace(/\s+/gu, ' '),
    )
    .filter((clause) => clause !== '');
}
