import type { SceneKind } from '../scene/scene-description.ts';

/** What people read about their prompt. */
export const texts = {
  cannotDraw: (things: readonly string[], kind: SceneKind | null) =>
    `Le moteur local ne sait pas dessiner ${listed(things)}. ${
      kind === null
        ? 'Voici une composition abstraite à la place.'
        : `L’image montre ${kindNames[kind].withArticle}, sans cela.`
    }`,
  notUnderstood:
    'Le moteur local n’a reconnu dans cette demande rien qu’il sache dessiner. Voici une composition abstraite à la place.',
  onlyLettered:
    'Le moteur local n’a reconnu dans cette demande rien qu’il sache dessiner : il en a mis les mots en lettres.',
  /** `thing` is the scene's own place unless a word of the prompt moved the scene there. */
  cannotJoin: (kind: SceneKind, other: SceneKind, thing?: string) =>
    `Le moteur local ne sait pas réunir ${thing ? `« ${thing} »` : kindNames[kind].withArticle} et ${kindNames[other].withArticle}. L’image montre ${kindNames[kind].withArticle}.`,
  drawnAsRelative: (said: string, name: string) =>
    `Faute de connaître « ${said.slice(0, 40)} », le moteur local a dessiné ce qui s’en rapproche le plus : ${name}.`,
  ignored: (words: readonly string[]) => `Le moteur local n’a pas tenu compte de ${listed(words)}.`,
} as const;

function listed(words: readonly string[]): string {
  const quoted = words.map((word) => `« ${word.slice(0, 40)} »`);
  return quoted.length > 1
    ? `${quoted.slice(0, -1).join(', ')} ni ${quoted.at(-1)}`
    : `${quoted[0] ?? ''}`;
}

/** French names of the scenes. */
export const kindNames: Record<SceneKind, { readonly name: string; readonly withArticle: string }> =
  {
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
  };

const whatCanChange =
  'Je peux changer sa lumière, ses couleurs, sa chaleur, son contraste, sa netteté et son cadrage, la passer en noir et blanc ou en sépia, la tourner, détourer son sujet, changer ou flouter son fond, en effacer une petite chose, la restaurer, l’agrandir, et lui appliquer un style.';

/** What people read when no picture comes out, and instead of seeing it. */
export const makeTexts = {
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
} as const;

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
  restored: (done: readonly string[]) => `Restauration : ${done.join(', ')}.`,
  specks: (count: number) =>
    count === 1 ? '1 poussière ou rayure effacée' : `${count} poussières ou rayures effacées`,
  grain: 'grain adouci',
  cast: 'dominante de couleur retirée',
  tones: 'noirs et blancs rétablis',
  nothingToRestore:
    'Je n’ai trouvé ni poussières, ni grain, ni dominante, ni tons passés à corriger : l’image reste comme elle est.',
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
