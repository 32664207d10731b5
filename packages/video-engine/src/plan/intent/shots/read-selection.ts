import type { Intent } from '../../../model/intent.ts';
import { findMentions } from '../words/find-mentions.ts';
import type { WishReader } from '../words/wish-reader.ts';

const everythingWords =
  /\b(?:avec|with) (?:tout|everything)(?= (?:dans|en|in) )|\b(?:garde|gardes|gardez|garder|conserve|conserver|conservez|utilise|utiliser|utilisez|prends|prendre|mets|mettre|inclus|inclure|montre)(?: pas)? (?:absolument )?tou(?:t|s|tes)\b(?! (?:le |les |la )?(?:sons?|bruit|audio|voix|meilleur|moments forts|temps forts))|\btout (?:garder|conserver|utiliser|inclure|montrer)\b|\b(?:coupe|supprime|enleve|retire|jette|perds)[rsz]? rien(?: du tout)?\b|\brien (?:couper|supprimer|enlever|jeter|retirer)\b|\ben entier\b|\bentiers?\b|\bentieres?\b|(?<!blanc |\bb |couleurs? )\bintegral(?:e|ite|ement)?\b|\bbout a bout\b|\bkeep (?:everything|it all|all\b(?! (?:the )?(?:original )?(?:sound|audio|best)))|\b(?:use|include|show) (?:everything|it all|all (?:of )?(?:the |my )?(?:clips|footage|videos|shots|material)|every clip)|\b(?:cut|drop|remove|lose) (?:anything|nothing)\b|\bleave (?:anything|nothing) out\b|\b(?:whole|full|entire) (?:clips|videos|footage)\b/g;
const bestWords =
  /\bmeilleure?s? (?:moments?|plans?|passages?|images?|scenes?|extraits?|parties|actions?|bouts?|sequences?)\b|\bbest[ -](?:of|moments?|parts?|bits?|shots?|clips)\b|\bhighlights?\b|\btemps forts\b|\bmoments forts\b|\bplus beaux (?:moments|plans)\b|\bstrongest (?:shots|moments)(?: only)?\b/g;

export function readSelection(reader: WishReader): Intent['selection'] {
  const everything = findMentions(reader.text, everythingWords);
  const best = findMentions(reader.text, bestWords);
  for (const each of [everything, best]) {
    for (const mention of [...each.wished, ...each.refused]) {
      reader.understand('selection', mention);
    }
  }
  // « ne coupe rien », "don't cut anything" refuse the cutting, not the keeping.
  const noCutting = everything.refused.some((each) => /rien|anything/.test(each.text));
  if (everything.wished.length === 0 && !noCutting) return 'best';
  return best.wished.length > 0 &&
    everything.wished.every((each) => each.start > (best.wished[0]?.start ?? 0) + 400)
    ? 'best'
    : 'everything';
}
