import type { SceneKind } from '../scene/scene-description.ts';

/** Of what people read about a picture. */
export type Language = 'fr' | 'en';

/** What was said, and what is drawn for it. */
export type Related = { readonly said: string; readonly name: string };

const french = {
  cannotDraw: (things: readonly string[], kind: SceneKind | null) =>
    `Le moteur local ne sait pas dessiner ${listed(things)}. ${
      kind === null
        ? 'Voici une composition abstraite à la place.'
        : `L’image montre ${kindNamesIn.fr[kind].withArticle}, sans cela.`
    }`,
  notUnderstood:
    'Le moteur local n’a reconnu dans cette demande rien qu’il sache dessiner. Voici une composition abstraite à la place.',
  onlyLettered:
    'Le moteur local n’a reconnu dans cette demande rien qu’il sache dessiner : il en a mis les mots en lettres.',
  /** `thing` is the scene's own place unless a word of the prompt moved the scene there. */
  cannotJoin: (kind: SceneKind, other: SceneKind, thing?: string) =>
    `Le moteur local ne sait pas réunir ${thing ? `« ${thing} »` : kindNamesIn.fr[kind].withArticle} et ${kindNamesIn.fr[other].withArticle}. L’image montre ${kindNamesIn.fr[kind].withArticle}.`,
  drawnAsRelatives: (pairs: readonly Related[]) =>
    pairs.length === 1
      ? `Faute de connaître « ${pairs[0]!.said.slice(0, 40)} », le moteur local a dessiné ce qui s’en rapproche le plus : ${pairs[0]!.name}.`
      : `Faute de les connaître, le moteur local a dessiné ce qui s’en rapproche le plus : ${pairs
          .map(({ said, name }) => `${name} pour « ${said.slice(0, 40)} »`)
          .join(', ')}.`,
  /** Words that may mean something else. */
  readAs: (pairs: readonly Related[]) =>
    `Le moteur local a compris ${pairs
      .map(({ said, name }) => `« ${said.slice(0, 40)} » comme ${name}`)
      .join(', ')}.`,
  /** Words with other usual senses, of which nothing told one. */
  chosenSense: (pairs: readonly Related[]) =>
    `Ici, ${pairs.map(({ said, name }) => `« ${said.slice(0, 40)} » est dessiné comme ${name}`).join(', ')}.`,
  /** A scene has one palette: its things take none of their own. */
  colourOfAll: (things: readonly string[]) =>
    `Dans un paysage, une couleur teinte toute l’image : ${listed(things)} n’y est pas peint à part.`,
  ignored: (words: readonly string[]) => `Le moteur local n’a pas tenu compte de ${listed(words)}.`,
};

const english: typeof french = {
  cannotDraw: (things, kind) =>
    `The local engine cannot draw ${listedInEnglish(things)}. ${
      kind === null
        ? 'Here is an abstract composition instead.'
        : `The picture shows ${kindNamesIn.en[kind].withArticle}, without it.`
    }`,
  notUnderstood:
    'The local engine recognised nothing in this request that it can draw. Here is an abstract composition instead.',
  onlyLettered:
    'The local engine recognised nothing in this request that it can draw: it has set its words in letters.',
  cannotJoin: (kind, other, thing) =>
    `The local engine cannot bring together ${thing ? `"${thing}"` : kindNamesIn.en[kind].withArticle} and ${kindNamesIn.en[other].withArticle}. The picture shows ${kindNamesIn.en[kind].withArticle}.`,
  drawnAsRelatives: (pairs) =>
    pairs.length === 1
      ? `The local engine does not know "${pairs[0]!.said.slice(0, 40)}" and drew what comes nearest to it: ${pairs[0]!.name}.`
      : `The local engine does not know some of this and drew what comes nearest: ${pairs
          .map(({ said, name }) => `${name} for "${said.slice(0, 40)}"`)
          .join(', ')}.`,
  readAs: (pairs) =>
    `The local engine took ${pairs
      .map(({ said, name }) => `"${said.slice(0, 40)}" for ${name}`)
      .join(', ')}.`,
  chosenSense: (pairs) =>
    `Here ${pairs.map(({ said, name }) => `"${said.slice(0, 40)}" is drawn as ${name}`).join(', ')}.`,
  colourOfAll: (things) =>
    `In a landscape a colour tints the whole picture: ${listedInEnglish(things)} is not painted by itself.`,
  ignored: (words) => `The local engine did not take ${listedInEnglish(words)} into account.`,
};

/** What people read about their prompt. */
export const textsIn: Readonly<Record<Language, typeof french>> = { fr: french, en: english };

function listed(words: readonly string[]): string {
  const quoted = words.map((word) => `« ${word.slice(0, 60)} »`);
  return quoted.length > 1
    ? `${quoted.slice(0, -1).join(', ')} ni ${quoted.at(-1)}`
    : `${quoted[0] ?? ''}`;
}

function listedInEnglish(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word.slice(0, 60)}"`);
  return quoted.length > 1
    ? `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
    : `${quoted[0] ?? ''}`;
}

type KindName = { readonly name: string; readonly withArticle: string };

/** Names of the scenes. */
export const kindNamesIn: Readonly<Record<Language, Record<SceneKind, KindName>>> = {
  fr: {
    sea: { name: 'Mer ouverte', withArticle: 'la mer' },
    lake: { name: 'Lac au pied des montagnes', withArticle: 'un lac' },
    beach: { name: 'Plage', withArticle: 'une plage' },
    mountains: { name: 'Montagnes', withArticle: 'des montagnes' },
    forest: { name: 'Forêt', withArticle: 'une forêt' },
    desert: { name: 'Dunes d’un désert', withArticle: 'un désert' },
    city: { name: 'Ville au bord de l’eau', withArticle: 'une ville' },
    countryside: { name: 'Campagne vallonnée', withArticle: 'une campagne' },
    'night-sky': { name: 'Ciel étoilé au-dessus d’un lac', withArticle: 'un ciel étoilé' },
    snow: { name: 'Paysage enneigé', withArticle: 'un paysage enneigé' },
    portrait: { name: 'Silhouette de profil', withArticle: 'une silhouette de profil' },
    'still-life': { name: 'Nature morte', withArticle: 'une nature morte' },
    abstract: { name: 'Composition abstraite', withArticle: 'une composition abstraite' },
  },
  en: {
    sea: { name: 'Open sea', withArticle: 'the sea' },
    lake: { name: 'Lake at the foot of mountains', withArticle: 'a lake' },
    beach: { name: 'Beach', withArticle: 'a beach' },
    mountains: { name: 'Mountains', withArticle: 'mountains' },
    forest: { name: 'Forest', withArticle: 'a forest' },
    desert: { name: 'Dunes of a desert', withArticle: 'a desert' },
    city: { name: 'City at the waterside', withArticle: 'a city' },
    countryside: { name: 'Rolling countryside', withArticle: 'a countryside' },
    'night-sky': { name: 'Starry sky above a lake', withArticle: 'a starry sky' },
    snow: { name: 'Snowy landscape', withArticle: 'a snowy landscape' },
    portrait: { name: 'Silhouette in profile', withArticle: 'a silhouette in profile' },
    'still-life': { name: 'Still life', withArticle: 'a still life' },
    abstract: { name: 'Abstract composition', withArticle: 'an abstract composition' },
  },
};

const whatCanChange =
  'Je peux changer sa lumière, ses couleurs, sa chaleur, son contraste, sa netteté et son cadrage, la passer en noir et blanc ou en sépia, la tourner, détourer son sujet, changer ou flouter son fond, toucher aux tons du sujet ou du fond seul, en effacer une petite chose, la restaurer, l’agrandir, la peindre à l’aquarelle, à la gouache ou à l’huile, la mettre en facettes ou en pixels, et lui appliquer un style.';

const frenchMaking = {
  badSize: (side: number) => `Une image mesure de 64 à ${side} pixels de côté.`,
  longPrompt: (letters: number) =>
    `Une demande est lue jusqu’à ${letters} caractères : ce qui suit n’est pas dessiné.`,
  unreadableStyle: 'Ce fichier de style ne peut pas être lu.',
  unreadableReference:
    'Cette image ne peut pas être lue. Sont acceptées les images PNG, JPEG, WebP et AVIF.',
  changedReference: 'Image de référence transformée.',
  drawnOver:
    'Redessinée par-dessus ses propres pixels : tout reste à sa place, et les détails fins se perdent.',
  notThisManner: `Je ne sais pas dessiner dans cette manière une image dont je ne connais que les pixels : elle reste comme elle est. ${whatCanChange}`,
  /** Of the words of a change, those that nothing came of. */
  notChanged: (words: readonly string[]) =>
    `N’a pas été fait, faute de savoir le faire ici : ${words
      .slice(0, 6)
      .map((word) => `« ${word.slice(0, 40)} »`)
      .join(', ')}.`,
  notOurScene: `Cette image n’a pas été dessinée ici : je ne peux rien y ajouter, ni changer l’heure, la saison ou le temps qu’il y fait. ${whatCanChange}`,
  /** Made here, and yet no recipe says what it shows. */
  pixelsAlone: `Je ne connais de cette image que ses pixels, parce qu’elle vient d’ailleurs ou qu’elle a été retouchée depuis que je l’ai dessinée : je ne peux rien y ajouter, ni changer l’heure, la saison ou le temps qu’il y fait. ${whatCanChange}`,
  /** A vague wish, and what was made of it. */
  moodAs: (said: string, tones: Readonly<Record<string, number>>) =>
    `« ${said} », compris ainsi : ${tonesSaid(tones, 0).join(', ')}.`,
  /** What was understood and comes out as it was. */
  notOtherwise: (words: string) =>
    `« ${words.slice(0, 80)} » : c’est déjà là, ou je ne sais pas le dessiner ici. L’image reste comme elle est.`,
  styledScene: (style: string) =>
    `Cette image porte le style « ${style} ». Choisissez-le dans SELECT TRAINER pour changer ce qu’elle montre.`,
  nothingToChange: `Je n’ai pas su ce qu’il faut changer, et l’image reste comme elle est. ${whatCanChange}`,
  noDifference: 'Cela ne changerait rien à cette image : elle reste comme elle est.',
  drawnWider: ({ width, height }: { readonly width: number; readonly height: number }) =>
    `Redessinée en ${width} × ${height} pixels, avec plus de décor autour : ce qui était là est resté à sa place.`,
  atSmallerScale:
    'L’ensemble est à une échelle un peu plus petite, pour tenir dans la taille permise.',
  /** Of pixels alone. */
  croppedOnly:
    'Recadrée : je ne peux pas dessiner ce qui entoure une image dont je ne connais que les pixels.',
  notExtended:
    'Je ne peux pas dessiner ce qui entoure cette image : je n’en connais que les pixels. Cela ne marche qu’avec une image dessinée ici, dans sa version actuelle.',
  drawnByHand:
    'Un paysage calculé ne se peint pas dans cette manière : je l’ai redessiné d’après ses mots, et sa composition n’est plus la même.',
  notInscribed:
    'Je ne sais écrire que sur une affiche, une carte, un logo ou une enseigne dessinés ici. Dans une nouvelle image : « une affiche avec le texte « Joyeux anniversaire » ».',
  sceneHolds:
    'Un paysage calculé ne porte que ce qui s’y voit de loin : une barque, une cabane, un phare, des oiseaux, des promeneurs. Demandez une image nouvelle pour le reste : « un dragon au-dessus d’un lac ».',
  framedBefore:
    'Cette image a été recadrée ou tournée : je ne dessine pas ce qui l’entoure. Repartez de l’image d’avant pour l’élargir.',
};

/** More and less of each, in French and English. */
const toneNames: Readonly<Record<string, readonly (readonly [more: string, less: string])[]>> = {
  saturation: [
    ['couleurs plus vives', 'couleurs plus sobres'],
    ['livelier colours', 'soberer colours'],
  ],
  light: [
    ['plus clair', 'plus sombre'],
    ['lighter', 'darker'],
  ],
  warmth: [
    ['tons plus chauds', 'tons plus froids'],
    ['warmer tones', 'cooler tones'],
  ],
  contrast: [
    ['plus de contraste', 'moins de contraste'],
    ['more contrast', 'less contrast'],
  ],
};

const tonesSaid = (tones: Readonly<Record<string, number>>, language: 0 | 1): readonly string[] =>
  Object.entries(tones).flatMap(([tone, share]) => {
    const [more, less] = toneNames[tone]?.[language] ?? [];
    return (share > 0 ? more : less) ?? [];
  });

const whatCanChangeEnglish =
  'I can change its light, its colours, its warmth, its contrast, its sharpness and its framing, turn it to black and white or sepia, rotate it, cut out its subject, change or blur its background, touch the tones of the subject or of the background alone, erase a small thing in it, restore it, enlarge it, paint it in watercolour, gouache or oil, draw it in facets or pixels, and apply a style to it.';

const englishMaking: typeof frenchMaking = {
  badSize: (side) => `A picture measures 64 to ${side} pixels a side.`,
  longPrompt: (letters) =>
    `A request is read up to ${letters} characters: what follows is not drawn.`,
  unreadableStyle: 'This style file cannot be read.',
  unreadableReference:
    'This picture cannot be read. PNG, JPEG, WebP and AVIF pictures are accepted.',
  changedReference: 'Reference picture, changed.',
  drawnOver: 'Drawn over its own pixels: everything stays in its place, and fine details are lost.',
  notThisManner: `I cannot draw a picture of which I know the pixels alone in this manner: it stays as it is. ${whatCanChangeEnglish}`,
  notChanged: (words) =>
    `Not done, for want of knowing how to do it here: ${words
      .slice(0, 6)
      .map((word) => `"${word.slice(0, 40)}"`)
      .join(', ')}.`,
  notOurScene: `This picture was not drawn here: I can add nothing to it, nor change its hour, its season or its weather. ${whatCanChangeEnglish}`,
  pixelsAlone: `I know the pixels of this picture alone, since it comes from elsewhere or was retouched after I drew it: I can add nothing to it, nor change its hour, its season or its weather. ${whatCanChangeEnglish}`,
  moodAs: (said, tones) => `"${said}", taken as: ${tonesSaid(tones, 1).join(', ')}.`,
  notOtherwise: (words) =>
    `"${words.slice(0, 80)}": it is there already, or I do not know how to draw it here. The picture stays as it is.`,
  styledScene: (style) =>
    `This picture wears the style "${style}". Select it in SELECT TRAINER to change what it shows.`,
  nothingToChange: `I could not tell what to change, and the picture stays as it is. ${whatCanChangeEnglish}`,
  noDifference: 'That would change nothing in this picture: it stays as it is.',
  drawnWider: ({ width, height }) =>
    `Drawn anew at ${width} × ${height} pixels with more around it: what was there has stayed in its place.`,
  atSmallerScale: 'All is at a slightly smaller scale, to stay within the largest size.',
  croppedOnly: 'Cropped: I cannot draw what surrounds a picture of which I know the pixels alone.',
  notExtended:
    'I cannot draw what surrounds this picture: I know its pixels alone. That works only with a picture drawn here by the present engine.',
  drawnByHand:
    'A calculated landscape is not painted in this manner: I have drawn it anew from its words, and its composition is no longer the same.',
  notInscribed:
    'I can only write on a poster, a card, a logo or a sign drawn here. In a new picture: "a poster with the text "Happy birthday"".',
  sceneHolds:
    'A calculated landscape only holds what is seen from afar: a boat, a cabin, a lighthouse, birds, walkers. Ask for a new picture for the rest: "a dragon above a lake".',
  framedBefore:
    'This picture was cropped or turned: I do not draw what surrounds it. Start from the picture before to extend it.',
};

/** What people read when no picture comes out, and instead of seeing it. */
export const makeTextsIn: Readonly<Record<Language, typeof frenchMaking>> = {
  fr: frenchMaking,
  en: englishMaking,
};
