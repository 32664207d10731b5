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
  'Je peux changer sa lumière, ses couleurs, sa chaleur, son contraste, sa netteté et son cadrage, la passer en noir et blanc ou en sépia, la tourner, détourer son sujet, changer ou flouter son fond, toucher aux tons du sujet ou du fond seul, en effacer une petite chose, la restaurer, l’agrandir, et lui appliquer un style.';

const frenchMaking = {
  badSize: (side: number) => `Une image mesure de 64 à ${side} pixels de côté.`,
  unreadableStyle: 'Ce fichier de style ne peut pas être lu.',
  unreadableReference:
    'Cette image ne peut pas être lue. Sont acceptées les images PNG, JPEG, WebP et AVIF.',
  changedReference: 'Image de référence transformée.',
  /** Of the words of a change, those that nothing came of. */
  notChanged: (words: readonly string[]) =>
    `N’a pas été fait, faute de savoir le faire ici : ${words
      .slice(0, 6)
      .map((word) => `« ${word.slice(0, 40)} »`)
      .join(', ')}.`,
  notOurScene: `Cette image n’a pas été dessinée ici : je ne peux rien y ajouter, ni changer l’heure, la saison ou le temps qu’il y fait. ${whatCanChange}`,
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
  framedBefore:
    'Cette image a été recadrée ou tournée : je ne dessine pas ce qui l’entoure. Repartez de l’image d’avant pour l’élargir.',
};

const whatCanChangeEnglish =
  'I can change its light, its colours, its warmth, its contrast, its sharpness and its framing, turn it to black and white or sepia, rotate it, and apply a style to it.';

const englishMaking: typeof frenchMaking = {
  badSize: (side) => `A picture measures 64 to ${side} pixels a side.`,
  unreadableStyle: 'This style file cannot be read.',
  unreadableReference:
    'This picture cannot be read. PNG, JPEG, WebP and AVIF pictures are accepted.',
  changedReference: 'Reference picture, changed.',
  notChanged: (words) =>
    `Not done, for want of knowing how to do it here: ${words
      .slice(0, 6)
      .map((word) => `"${word.slice(0, 40)}"`)
      .join(', ')}.`,
  notOurScene: `This picture was not drawn here: I can neither add anything to it nor take anything out of it, nor change its hour, season or weather. ${whatCanChangeEnglish}`,
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
  framedBefore:
    'This picture was cropped or turned: I do not draw what surrounds it. Start from the picture before to extend it.',
};

/** What people read when no picture comes out, and instead of seeing it. */
export const makeTextsIn: Readonly<Record<Language, typeof frenchMaking>> = {
  fr: frenchMaking,
  en: englishMaking,
};

const percent = (share: number) => `${Math.max(1, Math.round(100 * share))} %`;

/** What a retouch did, or why it did nothing. */
export const retouchTexts = {
  cutOut: (subject: string, share: number) =>
    `Fond retiré : reste ${subject}, ${percent(share)} de l’image. Le reste est transparent.`,
  cutOutOfOurs: 'Fond retiré : restent les choses dessinées. Le reste est transparent.',
  blurred: (subject: string) => `Fond flouté derrière ${subject}.`,
  filled: (subject: string, colour: string) => `Fond ${colour} derrière ${subject}.`,
  placed: (subject: string, words: string) =>
    `Nouveau fond dessiné ici derrière ${subject} : « ${words.slice(0, 80)} ».`,
  removed: (subject: string, share: number) =>
    `Effacé : ${subject}, ${percent(share)} de l’image, refermé avec ce qui l’entoure.`,
  recoloured: (subject: string, colour: string, share: number) =>
    `Recoloré : ${subject} en ${colour}, sur ${percent(share)} de sa surface ; vitres, reflets et parties d’une autre couleur sont restés.`,
  toned: (subject: string, isBehind: boolean) =>
    isBehind
      ? `Changé partout sauf sur ${subject}.`
      : `Changé sur ${subject} seulement ; le reste n’a pas bougé.`,
  tonedBehindOurs: 'Changé derrière les choses dessinées seulement.',
  restored: (done: readonly string[]) => `Restauration : ${done.join(', ')}.`,
  specks: (count: number) =>
    count === 1 ? '1 poussière ou rayure effacée' : `${count} poussières ou rayures effacées`,
  grain: 'grain adouci',
  cast: 'dominante de couleur retirée',
  tones: 'noirs et blancs rétablis',
  nothingToRestore:
    'Je n’ai trouvé ni poussières, ni grain, ni dominante, ni tons passés à corriger : l’image reste comme elle est.',
  oursHasNotAged:
    'Cette image a été dessinée ici : elle n’a ni poussières ni tons passés à corriger, et j’effacerais ce qui leur ressemble, flocons ou étoiles. Elle reste comme elle est ; demandez plutôt « plus de contraste » ou « moins chaud ».',
  enlarged: ({ width, height }: { readonly width: number; readonly height: number }) =>
    `Agrandie à ${width} × ${height} pixels, avec des contours recalculés.`,
  drawnLarger: ({ width, height }: { readonly width: number; readonly height: number }) =>
    `Redessinée à ${width} × ${height} pixels : chaque trait est net.`,
  alreadyLarge: (side: number) =>
    `Je n’agrandis que des images de ${side} pixels de côté au plus : celle-ci est déjà plus grande.`,
  notSeen: (subject: string) =>
    `Je ne vois pas « ${subject} » dans cette image : elle reste comme elle est.`,
  notNamed: (subject: string) =>
    `Je ne sais pas reconnaître « ${subject.slice(0, 60)} ». Je reconnais les personnes, les animaux courants, les véhicules et les objets de tous les jours.`,
  unsure: (subject: string) =>
    `Je ne distingue pas assez nettement ${subject} de ce qui l’entoure pour en suivre le bord : plutôt que d’abîmer l’image, je la laisse comme elle est.`,
  tooLargeToRemove: (subject: string, share: number, most: number) =>
    `« ${subject} » occupe ${percent(share)} de l’image : au-delà de ${percent(most)}, il n’y a plus de quoi refermer ce qui serait effacé.`,
  noColourToChange: (subject: string) =>
    `Je n’ai pas trouvé sur « ${subject} » de couleur à changer.`,
  noSight:
    'Reconnaître ce qu’une image montre demande un programme qui n’est pas installé sur ce studio : je ne peux donc ni détourer, ni changer un fond, ni effacer une chose, ni agrandir finement.',
  sightFailed: 'La reconnaissance s’est arrêtée en cours de route : l’image reste comme elle est.',
  notDrawable: (words: string) =>
    `Je ne sais pas dessiner « ${words.slice(0, 60)} » pour en faire un fond.`,
  mainSubject: 'le sujet',
} as const;

const thingNames: Readonly<Record<string, string>> = {
  ...{ person: 'la personne', bicycle: 'le vélo', car: 'la voiture', motorcycle: 'la moto' },
  ...{ airplane: 'l’avion', bus: 'le bus', train: 'le train', truck: 'le camion' },
  ...{ boat: 'le bateau', bench: 'le banc', bird: 'l’oiseau', cat: 'le chat', dog: 'le chien' },
  ...{ horse: 'le cheval', sheep: 'le mouton', cow: 'la vache', elephant: 'l’éléphant' },
  ...{ bear: 'l’ours', zebra: 'le zèbre', giraffe: 'la girafe', umbrella: 'le parapluie' },
  ...{ bottle: 'la bouteille', 'wine glass': 'le verre', cup: 'la tasse', bowl: 'le bol' },
  ...{ chair: 'la chaise', couch: 'le canapé', 'potted plant': 'la plante', bed: 'le lit' },
  ...{ laptop: 'l’ordinateur', 'cell phone': 'le téléphone', book: 'le livre', vase: 'le vase' },
  ...{ clock: 'l’horloge', 'teddy bear': 'la peluche', pizza: 'la pizza', cake: 'le gâteau' },
};

/** French, with its article; the plural for several people. */
export function namedThing(things: readonly string[]): string {
  if (things.length > 1 && things.every((one) => one === 'person')) return 'les personnes';
  return thingNames[things[0] ?? ''] ?? retouchTexts.mainSubject;
}
