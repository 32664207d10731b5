import type { Intent } from '../../../model/intent.ts';
import { findMentions } from '../words/find-mentions.ts';
import type { WishReader } from '../words/wish-reader.ts';

const shuffledWords =
  /\bmelange(?:[rsz]|es|ee|ees)?\b(?! d[e'])(?: (?:tout|les (?:clips|plans|videos)|everything))?|\baleatoire(?:ment|s)?\b|\bau hasard\b|\bdans le desordre\b|\bshuffled?\b(?: (?:everything|all|the (?:clips|shots)))?|\brandom(?:ly|i[sz]ed?)?\b|\bmix(?:ed)? up\b|\bany order\b/g;
const chronologicalWords =
  /\bchrono(?:logi(?:e|que|quement|cal|cally))?\b|\bdans l'ordre (?:du temps|de tournage|des evenements|de la journee|temporel)|\bau fil (?:du temps|de la journee|des heures)|\bin (?:time|story|shooting) order\b|\bin the (?:same )?order (?:that |in which |as )?(?:i|we)(?:'ve| have)? (?:filmed|shot|took|taken|recorded)(?: (?:them|it|everything))?(?![a-z])|\bfrom (?:morning to|start to finish)|\bdu matin au soir\b|\bdu debut a la fin\b/g;
const givenWords =
  /\b(?:(?:le|the) (?:reste|rest)|les autres|the others),? (?:vien(?:t|nent) )?(?:dans|en|in) (?:l'|le meme |the (?:same )?)?(?:ordre|order)\b|\b(?:(?:re)?(?:mets?|mettre|mettez|place[rz]?)|conserve[rz]?|respecte[rz]?|suis|laisse[rz]?|garde[rz]?|range[rz]?|monte[rz]?|keep|put|leave)? ?(?:les |mes |the |my )?(?:clips|videos|plans|rushs|fichiers|shots|files|them|it)? ?(?:dans )?l'ordre (?:ou|dans lequel|que) (?:je|on|nous|j')(?: ?(?:te |vous |t')?(?:les|l')? ?(?:ai|a|avons))(?: [a-z]{3,12}){0,2}(?: (?:les|mes|the) (?:clips|videos|fichiers|rushs))?|\bdans l'ordre (?:d'arrivee|initial|de depart|d'origine|d'ajout|de la liste|de depot|d'upload)\b|\bin the (?:same )?order (?:that |in which |as )?(?:i|we)(?:'ve| have)? (?:put|added|uploaded|gave|given|sent|listed|dropped|chose)(?: (?:them|it))?(?: in)?\b|\b(?:dans|garde[rz]?|respecte[rz]?|conserve[rz]?|suis)(?: pas)? (?:bien )?(?:l'|le meme |cet |mon |cet? )ordre\b|\bmeme ordre\b|\bordre (?:donne|fourni|d'envoi|d'import|des (?:fichiers|clips|videos))|\bas given\b|\b(?:in|keep|follow|respect)(?: the| my| that| this)?(?: same| given| original| upload(?:ed)?| file)? order\b|\btel(?:s|les)? quel(?:s|les)?\b/g;
const bestFirstWords =
  /\b(?:meilleure?s?|plus (?:beaux?|belles?|forts?|fortes?))(?: [a-z]{1,10}){0,2} (?:d'abord|en premier|en tete|au debut|en ouverture)|\bcommence[rz]?(?: (?:direct|directement|tout de suite))? (?:par|avec|sur) (?:le |la |les )?(?:(?:trucs?|moments?|plans?|passages?|images?|scenes?|choses?) (?:le |la |les )?)?(?:meilleur|plus (?:b|f|styl|impressionn|spectacul|marqu|cool|dingue)[a-z]*)|\b(?:best|strongest)(?: [a-z]{1,8}){0,2} first\b|\bstart with the (?:best|strongest)|\bdu meilleur au/g;
const summaryWords =
  /\b(?:resume|recap(?:itulatif)?|(?<!voix (?:off )?qui )raconte)\b(?: (?:de |du |d')?(?:la |le |l'|ma |mon |mes |notre |nos |cette |ce )?(?:journee|voyage|week-?end|soiree|sejour|mariage|vacances|histoire|jour|fete|sortie))?|\bsummary\b|\bsummari[sz]e\b/g;

export function readOrder(reader: WishReader, selection: Intent['selection']): Intent['order'] {
  const found = (pattern: RegExp) => findMentions(reader.text, pattern);
  const best = found(bestFirstWords);
  const chronological = found(chronologicalWords);
  const shuffled = found(shuffledWords);
  const given = found(givenWords);
  const summary = found(summaryWords);
  for (const each of [best, chronological, shuffled, given, summary]) {
    for (const mention of [...each.wished, ...each.refused]) reader.understand('order', mention);
  }
  if (best.wished.length > 0) return 'best';
  if (chronological.wished.length > 0) return 'chronological';
  if (shuffled.wished.length > 0) return 'shuffled';
  if (given.wished.length > 0) return 'given';
  if (selection === 'everything') return given.refused.length > 0 ? 'shuffled' : 'given';
  const refused = given.refused.length + chronological.refused.length;
  return refused === 0 && summary.wished.length > 0 ? 'chronological' : 'best';
}
