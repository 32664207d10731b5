import type { Intent } from '../../model/intent.ts';
import { findMentions, isWished } from './find-mentions.ts';

const shuffledWords =
  /\bmelange(?:[rsz]|es|ee|ees)?\b(?! d[e'])|\baleatoire(?:ment|s)?\b|\bau hasard\b|\bdans le desordre\b|\bshuffled?\b|\brandom(?:ly|i[sz]ed?)?\b|\bmix(?:ed)? up\b|\bany order\b/g;
const chronologicalWords =
  /\bchrono(?:logi(?:e|que|quement|cal|cally))?\b|\bdans l'ordre (?:du temps|de tournage|des evenements|de la journee|temporel)|\bau fil (?:du temps|de la journee|des heures)|\bin (?:time|story|shooting) order\b|\bfrom (?:morning to|start to finish)|\bdu matin au soir\b|\bdu debut a la fin\b/g;
const givenWords =
  /\b(?:dans|garde[rz]?|respecte[rz]?|conserve[rz]?|suis)(?: pas)? (?:bien )?(?:l'|le meme |cet |mon |cet? )ordre\b|\bmeme ordre\b|\bordre (?:donne|fourni|d'envoi|d'import|des (?:fichiers|clips|videos))|\bas given\b|\b(?:in|keep|follow|respect)(?: the| my| that| this)?(?: same| given| original| upload(?:ed)?| file)? order\b|\btel(?:s|les)? quel(?:s|les)?\b/g;
const bestFirstWords =
  /\b(?:meilleure?s?|plus (?:beaux?|belles?|forts?|fortes?))(?: [a-z]{1,10}){0,2} (?:d'abord|en premier|en tete|au debut|en ouverture)|\bcommence[rz]? (?:par|avec|sur) (?:le |la |les )?(?:meilleur|plus b|plus f)|\b(?:best|strongest)(?: [a-z]{1,8}){0,2} first\b|\bstart with the (?:best|strongest)|\bdu meilleur au/g;
const summaryWords = /\bresume\b|\brecap(?:itulatif)?\b|\bsummary\b|\bsummari[sz]e\b|\braconte/g;

export function readOrder(folded: string, selection: Intent['selection']): Intent['order'] {
  if (isWished(folded, bestFirstWords)) return 'best';
  if (isWished(folded, chronologicalWords)) return 'chronological';
  if (isWished(folded, shuffledWords)) return 'shuffled';
  const given = findMentions(folded, givenWords);
  if (given.wished.length > 0) return 'given';
  if (selection === 'everything') return given.refused.length > 0 ? 'shuffled' : 'given';
  const refused = given.refused.length + findMentions(folded, chronologicalWords).refused.length;
  return refused === 0 && isWished(folded, summaryWords) ? 'chronological' : 'best';
}
