import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import type { Reworded, Rewording } from './reword-clause.ts';

const weatherNames =
  'brume|brouillard|pluie|neige|orage|temp[eê]te|mist|fog|rain|snow|storm|haze|snowfall';
const lifting = new RegExp(
  String.raw`^(?:enl[eè]ve|retire|supprime|efface|vire|[oô]te|remove|delete|clear|sans|without|no)[rsz]? (?:la |le |l['’]|the |de |d['’]|toute la |all the )?(?<what>${weatherNames})$`,
  'iu',
);
const toldWeather = new RegExp(
  String.raw`,? ?(?:(?:dans|sous|avec|par|in|under|with|at) )?(?:(?:la|le|une?|the|an?) |l['’])?(?<!\p{L})(?:${weatherNames})(?!\p{L})`,
  'giu',
);
const greySky =
  /^(?:(?:avec|with|sous|under|par|mets?|make it) )?(?:une? |an? |le |the )?(?:(?:ciel|temps) (?:tr[eè]s )?(?:couvert|gris)|(?:gr[ea]y|overcast) (?:sky|skies|weather))(?:,? (?:et|and|with|avec) (?<more>.+))?$/iu;
const snowfall =
  /^(?:make it snow|let it snow|(?:mets|ajoute|fais tomber) de la neige|sous la neige)$/iu;

/** « enlève la brume », « temps gris », "make it snow": of the weather alone, whatever else such words may name. */
export const rewordWeather: Rewording = (told, clause) =>
  lifted(told, clause) ?? clouded(told, clause) ?? snowed(told, clause);

function lifted(told: string, clause: string): string | null {
  if (!lifting.test(clause) || seen(told).weather === null) return null;
  const bare = told.replace(toldWeather, '').trim();
  const isLeft = bare !== '' && seen(bare).weather === null;
  return isLeft && seen(bare).things.length === seen(told).things.length ? bare : null;
}

function clouded(told: string, clause: string): Reworded | null {
  const found = greySky.exec(clause);
  if (!found) return null;
  const more = found.groups?.more;
  return { told, left: 'overcast', ...(more && { missed: [more] }) };
}

/** Where snow would take the picture to another place it falls where that is. */
function snowed(told: string, clause: string): Reworded | null {
  if (!snowfall.test(clause)) return null;
  const isElsewhere = seen(`${told}, ${clause}`).place !== seen(told).place;
  return isElsewhere ? { told, left: 'snowing' } : null;
}

const seen = (words: string) => understandIllustration(words).description;
