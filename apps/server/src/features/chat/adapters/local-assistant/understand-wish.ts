import { understandEdit } from '@armoni/image-engine/edit/understand-edit';
import { type PictureSize, readSize } from './read-size.ts';
import { wholeWords } from './whole-words.ts';

/** What a person wants of the local assistant. */
export type Wish =
  | {
      readonly kind: 'picture';
      /** What to draw or to do, without the words around it. */
      readonly prompt: string;
      /** `reference`: change a picture; `previous-prompt`: the same subject drawn anew. */
      readonly from: 'nothing' | 'reference' | 'previous-prompt';
      readonly asksForStyle: boolean;
      readonly count: number;
      readonly size: PictureSize | null;
      readonly seed: number | null;
    }
  | { readonly kind: 'greeting' | 'thanks' | 'help' | 'description' }
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'unclear' };

export type Topic = 'styles' | 'films' | 'gallery' | 'engine' | 'privacy' | 'prices' | 'account';

const most = 4;

/**
 * Reads a question in French or English by rules.
 * @param hasReference a picture is selected, or one was made before in this conversation
 */
export function understandWish(query: string, hasReference: boolean): Wish {
  const text = query.normalize('NFC').slice(0, longestRead).replace(politeEnd, '').trim();
  if (isOnly(text, greeting)) return { kind: 'greeting' };
  if (isOnly(text, thanks)) return { kind: 'thanks' };
  const topic = asksAbout(text);
  if (topic) return topic;
  const asksForStyle = styleWords.test(text);
  const draws = drawWords.test(text);
  if (hasReference) {
    if (variationWords.test(text) && !draws) return picture(text, 'previous-prompt', asksForStyle);
    const { edits } = understandEdit(text);
    const isEdit = edits.length > 0 || asksForStyle;
    if (!isEdit && describeWords.test(text)) return { kind: 'description' };
    if (!isEdit && praiseWords.test(text)) return { kind: 'thanks' };
    const isAddition = !draws && additionWords.test(text);
    if (isEdit || backWords.test(text) || isAddition) {
      return picture(text, 'reference', asksForStyle);
    }
  }
  if (startsOver.test(text)) return picture(text, 'reference', asksForStyle);
  if (draws || describes(text)) return picture(text, 'nothing', asksForStyle);
  return { kind: 'unclear' };
}

const longestRead = 4000;
/** « une forêt, s'il te plaît ? » is no question. */
const politeEnd = /[\s,]*(s[’' ]il (te|vous) pla[iî]t|stp|svp|please)[\s?!.]*$/iu;

const greeting = wholeWords(
  /^(bonjour|bonsoir|salut|coucou|hello|hi|hey|good (morning|evening))\b/i,
);
const thanks = wholeWords(/^(merci|thanks?|thank you|parfait|super|génial|great|perfect|top)\b/i);
const questionWords = wholeWords(
  /\?|^(comment|combien|pourquoi|qu[’']est|c[’']est quoi|what[’']s|que|quels?|quelles?|où|peux-tu expliquer|explique|qui|est-ce|what|how|why|where|who|which|can you explain|explain|tell me)\b/i,
);
const helpWords = wholeWords(
  /\b(aide|aidez?-moi|help|que (sais|peux|savez|pouvez)[- ](tu|vous)|what can you do|tu fais quoi|à quoi (tu )?sers?)\b/i,
);
const drawWords = wholeWords(
  /\b(dessine|dessinez|dessiner|peins|peindre|crée|créer|créez|génère|générer|générez|fais|faites|faire|imagine|imaginer|montre|montrer|illustre|illustrer|produis|voudrais|veux|aimerais|would like|i want|draw|paint|create|generate|make|imagine|show|illustrate|render)\b.{0,40}?\b(moi|image|picture|photo|dessin|illustration|affiche|tableau|un|une|des|le|la|les|du|a|an|some|the|me)\b/i,
);
const backWords = wholeWords(
  /\b(refais|refais-la|refais-le|cette (image|photo)|cette|m[êe]me chose|retire|supprime|efface|remove|delete|add|agrandis|détoure|celle-ci|ce dessin|la (dernière|précédente)|l[’']image|la photo|la même|change|modifie|transforme|retouche|améliore|ajoute|enlève|this (image|picture|photo|one)|the (image|picture|photo)|same|redo|it|again|modify|edit|transform)\b|\b(rends|mets|passe|fais|make|turn)[- ](la|le|les|it|them)\b/i,
);
/** Said of a picture at hand: « sans le bateau », « mais de nuit », « avec une montgolfière ». */
const additionWords = wholeWords(
  /^(et |mais |maintenant |plutôt |non,? ?)*(sans|avec|en|sous|de nuit|de jour|la nuit|à l[’']aube|au|with|without|at|in|under)\b/i,
);
/** Changes that name no picture, before there is any. */
const startsOver = wholeWords(
  /^(refais|la même|le même|même chose|ajoute|enlève|retire|change|modifie|retouche|rends|the same|remove|add|edit|applique)\b/i,
);
const describeWords = wholeWords(
  /\b(décri(s|vez|re)|describe|que vois-tu|qu[’']y a-t-il|what (do you see|is in))\b/i,
);
const praiseWords = wholeWords(
  /^(cette|l[’']image|la photo|c[’']est|elle est|j[’']adore|j[’']aime|it[’']s|this|i (love|like))\b.{0,40}\b(superbe|magnifique|belle?|jolie?|géniale?|parfaite?|réussie?|adore|aime|great|beautiful|lovely|perfect|nice|love|like)\b/i,
);
const styleWords = wholeWords(
  /\b(mon style|ce style|le style|applique.{0,20}style|dans le style|my style|this style|apply.{0,20}style|in the style)\b/i,
);
const variationWords = wholeWords(
  /\b(variations?|variantes?|autres? versions?|une autre|encore une|another( one)?|other versions?|different versions?|redessine)\b/i,
);

const topics: readonly { readonly topic: Topic; readonly words: RegExp }[] = [
  {
    topic: 'styles',
    words: wholeWords(
      /\b(trainer|entra[iî]n(e|er|ez|ement|ements)?|train(ing)?|styles? personnels?|modèles?|lora|mots? déclencheurs?|trigger words?)\b/i,
    ),
  },
  {
    topic: 'films',
    words: wholeWords(
      /\b(montage|monter|film|films|vidéos?|videos?|clips?|edytor|éditeur|editor)\b/i,
    ),
  },
  { topic: 'gallery', words: wholeWords(/\b(galerie|gallery)\b/i) },
  {
    topic: 'engine',
    words: wholeWords(
      /\b(moteur|engine|ia\b|ai\b|modèle|model|intelligence|qui es[- ]tu|who are you)/i,
    ),
  },
  {
    topic: 'privacy',
    words: wholeWords(
      /\b(données|vie privée|privée?s?|confidentialité|confidentiel(le)?s?|privacy|private|data|rgpd|gdpr)\b/i,
    ),
  },
  {
    topic: 'prices',
    words: wholeWords(
      /\b(prix|tarifs?|co[ûu]te|co[ûu]ter|gratuite?s?|payer|payant|abonnement|free|prices?|pricing|costs?|subscription)\b/i,
    ),
  },
];

function asksAbout(text: string): Wish | null {
  if (helpWords.test(text) && text.length < 160) return { kind: 'help' };
  const asked = printWords.test(text) ? undefined : done.find(({ words }) => words.test(text));
  if (asked) return { kind: 'topic', topic: asked.topic };
  if (!questionWords.test(text) || drawWords.test(text)) return null;
  const found = topics.find(({ words }) => words.test(text));
  return found ? { kind: 'topic', topic: found.topic } : null;
}

/** « une affiche de film » is a picture. */
const printWords = wholeWords(/\b(affiche|poster|logo)\b/i);

/** Asked to be done, and done elsewhere in the studio: told where, never drawn. */
const done: readonly { readonly topic: Topic; readonly words: RegExp }[] = [
  {
    topic: 'films',
    words: wholeWords(
      /\b(crée|créer|fais|faire|monte|monter|génère|make|create|cut|edit)\b.{0,30}\b(films?|vidéos?|videos?|reels?|montages?|clips?)\b/i,
    ),
  },
  {
    topic: 'styles',
    words: wholeWords(/\b(entraîne[rz]?|entraine[rz]?|lance un entra[iî]nement|train (a|my))\b/i),
  },
  {
    topic: 'account',
    words: wholeWords(
      /\b(supprime[rz]?|efface[rz]?|ferme[rz]?|delete|close)\b.{0,12}\b(compte|account)\b/i,
    ),
  },
];

/** « un coucher de soleil sur la mer » is a wish too: a noun phrase without a question. */
function describes(text: string): boolean {
  if (questionWords.test(text) || text.length > 600) return false;
  return nounPhrase.test(text.replace(formatFirst, '')) || sceneWords.test(text);
}

/** « 16:9, des dunes » */
const formatFirst =
  /^\s*(\d+\s*[:x×]\s*\d+|(format )?(carr[ée]|portrait|paysage|square|landscape))\s*[,:]\s*/iu;
const nounPhrase = wholeWords(
  /^((un|une|des|le|la|les|du|deux|trois|quatre|a|an|the|some|two|three|four) +\S|l[’']\s*\S)/i,
);

const sceneWords = wholeWords(
  /\b(mer|océan|plage|montagnes?|forêt|désert|ville|rue|ciel|nuit|neige|lac|rivière|campagne|champs?|portrait|coucher|lever|soleil|lune|étoiles?|pluie|orage|brume|fleurs?|nature morte|abstrait|sea|ocean|beach|mountains?|forest|desert|city|street|sky|night|snow|lake|river|countryside|fields?|sunset|sunrise|sun|moon|stars?|rain|storm|fog|mist|flowers?|still life|abstract)\b/i,
);

function picture(
  text: string,
  from: 'nothing' | 'reference' | 'previous-prompt',
  asksForStyle: boolean,
): Wish {
  return {
    kind: 'picture',
    prompt: text,
    from,
    asksForStyle,
    count: countOf(text),
    size: readSize(text),
    seed: seedOf(text),
  };
}

const numbers: Readonly<Record<string, number>> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  two: 2,
  three: 3,
  four: 4,
};

function countOf(text: string): number {
  const found = wholeWords(
    /\b(\d{1,2}|deux|trois|quatre|two|three|four)\s+(?:(?:autres?|other|different) )?(images?|pictures?|photos?|portraits|affiches|posters|dessins|drawings|illustrations|logos|variations?|variantes?|versions?|propositions?|autres)\b/i,
  ).exec(text)?.[1];
  if (found === undefined)
    return wholeWords(/\b(variations|variantes|versions)\b/i).test(text) ? 3 : 1;
  return Math.min(most, Math.max(1, numbers[found.toLowerCase()] ?? Number(found)));
}

function seedOf(text: string): number | null {
  const found = wholeWords(/\b(?:seed|graine)\s*[:=]?\s*(\d{1,9})\b/i).exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

function isOnly(text: string, start: RegExp): boolean {
  return start.test(text) && text.length <= 40 && !sceneWords.test(text) && !drawWords.test(text);
}
