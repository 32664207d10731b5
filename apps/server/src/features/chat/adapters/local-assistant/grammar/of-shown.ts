import { understandEdit } from '@armoni/image-engine/edit/understand-edit';
import { speaksOf } from './find-picture.ts';
import { fold } from './fold.ts';
import { isAnimal, isTraitAlone, subjectsIn } from './known-subject.ts';
import { verbs } from './tables/edit-table.ts';
import { atHand, type Talk } from './talk.ts';

export const anybody: ReadonlySet<string> = new Set(['person', 'people']);

/** « ajoute deux pommes » where apples are shown, a new title where one is set: of that picture. */
export function isOfShown(words: string, talk: Talk): boolean {
  if (understandEdit(words).retouches.length > 0) return true;
  if (isLettered(talk) && quoted.test(words)) return true;
  const isDone = verbs.test(fold(words).replace(/^(?:can|could|tu peux|peux-tu) (?:you )?/, ''));
  return (isDone || inNumber.test(fold(words))) && namesShown(words, talk);
}

/** Something that the picture at hand shows. */
export function namesShown(words: string, talk: Talk): boolean {
  const shown = talk.pictures.find(({ url }) => url === atHand(talk));
  const named = subjectsIn(words).filter((one) => !anybody.has(one));
  return shown !== undefined && named.length > 0 && speaksOf(shown, '', named);
}

/** « souriante » where a portrait is shown, « endormi » where a dog is. */
export function isTraitOfShown(words: string, talk: Talk): boolean {
  const shown = talk.pictures.find(({ url }) => url === atHand(talk));
  if (!shown || !isTraitAlone(words)) return false;
  const told = shown.act?.do === 'make' ? shown.act.subject : shown.altText;
  return subjectsIn(told).some((one) => anybody.has(one) || isAnimal(one));
}

/** « cinq pommes au lieu de trois » */
export const inNumber =
  /^(?:mets )?(?:une?|deux|trois|quatre|cinq|six|one|two|three|four|five|six|\d) .+ (?:au lieu de|plutot que|instead of|rather than) /;
/** « (ajoute un bateau) », « non, plutôt un voilier » */
const adding = /^(?:ajoute|rajoute|mets|add|put)(?![a-z])/;

const quoted = /«[^»]+»|"[^"]+"|“[^”]+”/u;

/** A sheet with words on it, or made to have some. */
function isLettered(talk: Talk): boolean {
  const shown = talk.pictures.find(({ url }) => url === atHand(talk));
  const words = shown?.act?.do === 'make' ? shown.act.subject : (shown?.altText ?? '');
  return quoted.test(words) || sheets.test(fold(words));
}
const sheets =
  /(?<![a-z])(?:affiche|poster|carte (?:de|d')|invitation|logo|flyer|menu|faire-part|couverture|card|cover|sign|enseigne|panneau|etiquette|label)(?![a-z])/;

/** What was done last added something to a picture. */
export function isOfAdding(talk: Talk): boolean {
  const last = talk.pictures.find(({ url }) => url === atHand(talk))?.act;
  return last?.do === 'edit' && adding.test(fold(last.words));
}

/** « une robe verte à la place »: what somebody wears who is seen; « un oiseau à la place » is another picture. */
export const inPlace =
  /^(?:une?|des|an?|some) (?:[a-z]+ )?(?:robes?|dress|vestes?|jacket|chemises?|shirt|pulls?|sweater|jumper|chapeau|hat|bonnet|casquette|cap|echarpe|scarf|manteau|coat|jupe|skirt|lunettes|glasses|cheveux|hair|barbe|beard|costume|suit|tee-shirt|t-shirt)(?: [a-z]+){0,3} (?:a la place|instead)$/;

const taken =
  /^(?:enleve|retire|supprime|efface|vire|remove|delete|erase)[rz]? (?:le|la|les|l'|tout le|the|all the) ?(?:textes?|text|titre|title|mots|words|lettres|letters|inscription|slogan)$/;

/** What is set on a sheet of ours is drawn anew: said of it with its words, or taken off. */
export function isOfLetters(text: string, talk: Talk): boolean {
  return isLettered(talk) && (quoted.test(text) || taken.test(fold(text)));
}
