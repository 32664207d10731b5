import { understandEdit } from '@armoni/image-engine/edit/understand-edit';
import type { Act } from './act.ts';
import { findPicture, speaksOf } from './find-picture.ts';
import { fold } from './fold.ts';
import { numberOf, numberWords } from './read-count.ts';
import { readSize } from './read-size.ts';
import { changeLeads } from './tables/edit-table.ts';
import type { Talk } from './talk.ts';

const lead = String.raw`(?:(?:tu |t'|vous |me |m'|nous |en )*(?:fai[st]|faire|faites|donne[rz]?|propose[rz]?|(?:re)?montre[rz]?|genere[rz]?|dessine[rz]?|cree[rz]?|essaie|essaye|tente|make|give|show|generate|draw|create|do|try|et|and|encore|j'en veux|j'en voudrais|i want|je veux|je voudrais|voir)(?:[- ](?:moi|m'en|en|nous|me|us))*,? ?)*`;
const noun = String.raw`(?:variations?|variantes?|variants?|alternates?|versions?|declinaisons?|propositions?|alternatives?|essais?|takes?|options?|pistes?|dessins pareils?|autres dessins|idees)`;
const end = String.raw`(?: (?:de|d'|du|des|of|sur|from|pour|for) .{1,50}| (?:of (?:it|this|that|them|those|these)|comme (?:ca|celle[- ](?:ci|la)|celui[- ]ci)|like (?:this|that|it)(?: one)?|de plus|differentes?|dans (?:le meme (?:genre|esprit|style)|ce style|cet esprit)|du meme genre|(?:s'il|stp).*))*$`;

/** Folded: the same subject once more. `count` is a word; rows without it say how many. */
const sayings: readonly (readonly [says: RegExp, count: number | null])[] = [
  [
    new RegExp(
      `^(?:j'en (?:veux|voudrais)|il m'en faut|(?:je|i) (?:veux|want)) (?<count>${numberWords})(?: autres?| more| de plus| others?)?$`,
    ),
    null,
  ],
  [
    /^(?:et )?(?:(?:tu |t'|vous |il )?(?:n'|ne )?(?:en )?(?:y )?a[sz]?(?:vez|urais|urait)?(?: pas)?(?: encore)?|y en a(?: pas)?|is there|have you got|do you have|got)(?: pas)? (?:une autre|un autre|another(?: one)?|autre chose)(?: (?:version|image|a proposer|sous la main|en stock|comme ca))?$/,
    1,
  ],
  [
    /^(?:have another go|(?:tu |t'|vous )?(?:n'|ne )?(?:as|avez|a) rien (?:d'autre|de mieux)|(?:exactement )?(?:la meme|pareil|same|the same)(?: chose| one| thing)? (?:encore(?: une fois)?|a nouveau|again|once more)|(?:re)?do (?:it|that|this)(?: one)? (?:again|over)|(?:re)?fai[st](?:[- ](?:moi|nous))(?:[- ](?:ca|la|le|cela|celle-ci))|refai[st] (?:ca|celle-ci)|(?:fai[st]|do) (?:un |une )?(?:deuxieme|second|autre|nouvel|troisieme|nouveau) (?:essai|jet|tentative|go|try|attempt|take))$/,
    1,
  ],
  [
    /^(?:propose[rz]?|montre[rz]?|essa(?:ie|ye)[rz]?|tente[rz]?|fai[st]|donne[rz]?|try|show|make|do|give)(?:[- ](?:moi|nous|me|us))? (?:autre chose|quelque chose d'autre|something (?:else|different))$/,
    1,
  ],
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
      `^(?:another|again|one more|encore|une autre fois|encore une fois|once more|one more time|re|bis|recommence[rz]?|refai[st]|redessine[- ]?(?:la|le)?|retry|try again|reessaye?|reessaie|retente[rz]?|essa(?:ie|ye)[rz]? encore|encore un essai|another go|go again|redo|another one|regenere(?:[- ]la)?|regenerate|la suivante|next one)(?: (?:version|image|picture|time|please|it|une fois|ca|one))?${end}`,
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
    /^(?:fai[st]|faites|donne[rz]?|montre[rz]?|propose[rz]?)[- ](?:moi[- ]|m'|nous[- ])?en (?:plus|encore|d'autres)$/,
    3,
  ],
  [
    new RegExp(
      `^(?:decline|multiplie|duplique)[rz]?(?:[- ](?:la|le|les|it))? (?:en|par|into|x) ?(?<count>${numberWords})${end}`,
    ),
    null,
  ],
  [
    new RegExp(`^refai[st](?:[- ](?:moi|m'))?[- ]en (?<count>${numberWords})(?: autres?)?${end}`),
    null,
  ],
  [
    new RegExp(
      `^${lead}(?:(?:tu |t'|vous )?(?:n'|ne )?(?:en )?as?(?: pas| plus)? (?:d'autres|autre chose)|autres? (?:propositions?|idees?)|d'autres idees|(?:you )?(?:got|have) (?:any )?(?:others|more)|d'autres|others|some more|more)(?: (?:images?|pictures?|photos?|of (?:these|those|them)))?${end}`,
    ),
    3,
  ],
];

/** « trois versions de ça », « de plus », "of it" */
const itself =
  /^(?:(?:ca|cela|autres|it|this|that|them|those|these|celles?[- ](?:ci|la)|plus|elle|l'image|la photo|ce(?:t|tte|s)? .+|voir|comparer|choisir|compare|choose|moi|me)(?![a-z])|(?:la |the )?(?:meme|same))/;

const redrawing =
  /^(?:me |m'|nous )?(?:refai[st]|refaire|redessine[rz]?|regenere[rz]?|recommence[rz]?|retente[rz]?|redo|redraw|regenerate)(?:[- ](?:moi|me))?(?: (?:exactement|encore|juste|exactly|just))? (?=(?:le|la|les|l'|the) ?[a-z])/;

const timesOver = new RegExp(
  `,? (?:en |in )?(?<count>${numberWords}) (?:fois|times|exemplaires|versions|variantes|copies)$`,
);

/** « refais le phare »: the picture of which that is told, and nothing else said. */
function redrawn(
  words: string,
  folded: string,
  talk: Talk,
  count = 1,
): Extract<Act, { do: 'vary' }> | null {
  const lead = redrawing.exec(folded)?.[0];
  if (lead === undefined) return null;
  const times = timesOver.exec(folded);
  if (times)
    return redrawn(
      words.slice(0, times.index),
      folded.slice(0, times.index),
      talk,
      numberOf(times.groups?.count ?? '1'),
    );
  const found = findPicture(words, talk);
  if (!found.ok) return null;
  const rest = fold(found.rest)
    .replace(redrawing, '')
    .replace(/^(?:refais|redo|[a-z]+)$/, '');
  const told = folded.slice(lead.length).replace(/^(?:le |la |les |l'|the )/, '');
  const shown = talk.pictures.find(({ url }) => url === found.url);
  const isShown = found.isSaid ? rest.trim() === '' : shown && speaksOf(shown, told, []);
  if (!isShown) return null;
  return { do: 'vary', picture: found.url, count, isNamed: true, size: null };
}

/** The subject of a picture drawn anew, as it is or otherwise. */
export function readVariation(text: string, talk: Talk): Act | null {
  const varied = variedBy(text);
  const act = varied && readPlainVariation(varied.head, talk);
  return act?.do === 'vary' ? { ...act, words: varied!.change } : readPlainVariation(text, talk);
}

/** « une version plus claire » is the picture itself, changed. */
const several = String.raw`(?:(?:(?!une? |an? |one |another )${numberWords}|des|d'autres|some|other|more) )(?:(?:autres?|other|more|nouvelles?|different) )?`;
const changedAfter = new RegExp(
  `^(?<head>${lead}${several}(?:variations?|variantes?|variants?|versions?|declinaisons?|alternatives?))(?: (?:de (?:ca|celle-ci|cette image)|of (?:it|this|that)))?,? (?:mais |but )?(?<change>(?:un peu |bien |a bit |much )?(?:plus|moins|more|less|en|in|at|by|de nuit|de jour|la nuit|le (?:soir|matin)|sous|under|avec|with|sans|without|au|a l'|[a-z]+er(?= |$)).*)$`,
);
const changedBefore = new RegExp(
  `^(?<lead>${lead}${several})(?<change>(?:(?:un peu |a bit |much )?[a-z]+er|(?:more|less) [a-z]+)) (?<noun>(?:variations?|variants?|versions?|alternatives?))$`,
);

/** « deux variations plus claires », "two darker versions": what is varied, and what each has otherwise. */
function variedBy(text: string): { head: string; change: string } | null {
  const folded = fold(text).replace(/[\s,.!?]+$/, '');
  const before = changedBefore.exec(folded)?.groups;
  const after = before ? undefined : changedAfter.exec(folded)?.groups;
  const head = before ? `${before.lead}${before.noun}` : after?.head;
  const said = before?.change ?? after?.change;
  if (head === undefined || said === undefined) return null;
  const at = folded.lastIndexOf(said);
  const change = text.slice(at, at + said.length);
  const { edits, retouches } = understandEdit(change, { hasFormats: false });
  const isShape = fold(readSize(change)?.rest ?? change).trim() === '';
  const isChange = edits.length > 0 || retouches.length > 0 || changeLeads.test(said);
  return isChange && !isShape ? { head, change } : null;
}

function readPlainVariation(text: string, talk: Talk): Act | null {
  const sized = readSize(text);
  const words = (sized?.rest ?? text).replace(/[\s,.!?]+$/, '');
  const folded = fold(words);
  const anew = redrawn(words, folded, talk);
  if (anew) return { ...anew, size: sized?.size ?? null };
  for (const [says, fixed] of sayings) {
    const match = says.exec(folded);
    if (!match) continue;
    const told = understandEdit(words, { hasFormats: false });
    if (told.edits.length > 0 || told.retouches.length > 0) return null;
    const count = fixed ?? numberOf(match.groups?.count ?? match.groups?.more ?? '1');
    const ofWhat = / (?:de |d'|of |pour |for )(?<what>.+)$/.exec(folded)?.groups?.what;
    const found = findPicture(words, talk);
    const isOwn = ofWhat !== undefined && !(found.ok && found.isSaid) && !itself.test(ofWhat);
    if (isOwn) return null;
    if (!found.ok) return { do: 'ask', missing: found.missing };
    const { url: picture, isSaid: isNamed } = found;
    return { do: 'vary', picture, count, size: sized?.size ?? null, isNamed };
  }
  return null;
}
