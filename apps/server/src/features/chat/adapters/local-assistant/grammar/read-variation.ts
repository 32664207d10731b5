import { understandEdit } from '@armoni/image-engine/edit/understand-edit';
import type { Act } from './act.ts';
import { findPicture } from './find-picture.ts';
import { fold } from './fold.ts';
import { numberOf, numberWords } from './read-count.ts';
import { readSize } from './read-size.ts';
import type { Talk } from './talk.ts';

const lead = String.raw`(?:(?:fai[st]|faire|faites|donne[rz]?|propose[rz]?|montre[rz]?|genere[rz]?|dessine[rz]?|cree[rz]?|essaie|essaye|tente|make|give|show|generate|draw|create|do|try|et|and|encore|j'en veux|j'en voudrais|i want|je veux|je voudrais|voir)(?:[- ](?:moi|m'en|en|nous|me|us))*,? ?)*`;
const noun = String.raw`(?:variations?|variantes?|variants?|alternates?|versions?|declinaisons?|propositions?|alternatives?|essais?|takes?|options?)`;
const end = String.raw`(?: (?:de|d'|du|des|of|sur|from|pour|for) .{1,50}| (?:of (?:it|this|that|them)|comme (?:ca|celle[- ](?:ci|la)|celui[- ]ci)|like (?:this|that)(?: one)?|de plus|differentes?|dans (?:le meme genre|ce style|cet esprit)|du meme genre|(?:s'il|stp).*))*$`;

/** Folded: the same subject once more. `count` is a word; rows without it say how many. */
const sayings: readonly (readonly [says: RegExp, count: number | null])[] = [
  [
    new RegExp(
      `^${lead}(?<count>${numberWords}) (?:(?:autres?|other|more|nouvelles?|different|petites?) )?${noun}${end}`,
    ),
    null,
  ],
  [
    new RegExp(
      `^${lead}(?:des|d'autres|les|other|some|more|other|different|quelques|plusieurs)? ?(?:autres |other |different )?(?:variations|variantes|variants|alternates|versions|declinaisons|alternatives|propositions|options)${end}`,
    ),
    3,
  ],
  [
    new RegExp(
      `^${lead}(?:une |un |a |la )?(?:autre |nouvelle |other )?(?:variation|variante|declinaison|alternative)${end}`,
    ),
    1,
  ],
  [
    new RegExp(
      `^${lead}(?:une|un|an|the)? ?(?:autre|nouvelle|other)(?: (?:${noun}|fois|image|photo|picture|one))?${end}`,
    ),
    1,
  ],
  [
    new RegExp(
      `^(?:another|again|one more|encore|une autre fois|encore une fois|once more|one more time|re|bis|recommence[rz]?|refai[st]|redessine[- ]?(?:la|le)?|retry|try again|reessaye?|reessaie|redo|another one|regenere(?:[- ]la)?|regenerate|la suivante|next one)(?: (?:version|image|picture|time|please|it|une fois|ca|one))?${end}`,
    ),
    1,
  ],
  [
    new RegExp(
      `^${lead}(?:encore (?<count>${numberWords})|(?<more>${numberWords}) (?:autres?|de plus|more|others?|encore|supplementaires?|additional))(?: (?:images?|pictures?|photos?))?${end}`,
    ),
    null,
  ],
  [
    new RegExp(
      `^(?:fai[st]|faites|donne|dessine|propose|genere|montre)[- ](?:moi[- ]|m'|nous[- ])?en (?<count>${numberWords})${end}`,
    ),
    null,
  ],
  [
    new RegExp(`^refai[st](?:[- ](?:moi|m'))?[- ]en (?<count>${numberWords})(?: autres?)?${end}`),
    null,
  ],
  [
    new RegExp(
      `^${lead}(?:d'autres|others|some more|more)(?: (?:images?|pictures?|photos?|of (?:these|those|them)))?${end}`,
    ),
    3,
  ],
];

/** The subject of a picture drawn anew. */
export function readVariation(text: string, talk: Talk): Act | null {
  const sized = readSize(text);
  const words = (sized?.rest ?? text).replace(/[\s,.!?]+$/, '');
  const folded = fold(words);
  for (const [says, fixed] of sayings) {
    const match = says.exec(folded);
    if (!match) continue;
    if (understandEdit(words).edits.length > 0) return null;
    const count = fixed ?? numberOf(match.groups?.count ?? match.groups?.more ?? '1');
    const ofWhat = /(?: (?:de |d'|of ))(?:une? |a |an |des )(.+)$/.exec(folded);
    const found = findPicture(words, talk);
    if (ofWhat && !(found.ok && found.isSaid)) return null;
    if (!found.ok) return { do: 'ask', missing: found.missing };
    const { url: picture, isSaid: isNamed } = found;
    return { do: 'vary', picture, count, size: sized?.size ?? null, isNamed };
  }
  return null;
}
