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
  'Je peux changer sa lumière, ses couleurs, sa chaleur, son contraste, sa netteté et son cadrage, la passer en noir et blanc ou en sépia, la tourner, et lui appliquer un style.';

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
  notOurScene: `Cette image n’a pas été dessinée ici : je ne peux ni y ajouter ni en enlever quelque chose, ni changer l’heure, la saison ou le temps qu’il y fait. ${whatCanChange}`,
  styledScene: (style: string) =>
    `Cette image porte le style « ${style} ». Choisissez-le dans SELECT TRAINER pour changer ce qu’elle montre.`,
  nothingToChange: `Je n’ai pas su ce qu’il faut changer, et l’image reste comme elle est. ${whatCanChange}`,
  noDifference: 'Cela ne changerait rien à cette image : elle reste comme elle est.',
} as const;
