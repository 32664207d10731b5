import type { Language } from './texts.ts';

const percent = (share: number) => `${Math.max(1, Math.round(100 * share))} %`;
const percentInEnglish = (share: number) => `${Math.max(1, Math.round(100 * share))}%`;

type Size = { readonly width: number; readonly height: number };

const french = {
  cutOut: (subject: string, share: number) =>
    `Fond retiré : il reste ${subject}, ${percent(share)} de l’image. Le reste est transparent.`,
  blurred: (subject: string) => `Fond flouté derrière ${subject}.`,
  filled: (subject: string, colour: string) => `Fond ${colour} derrière ${subject}.`,
  placed: (subject: string, words: string) =>
    `Nouveau fond dessiné ici derrière ${subject} : « ${words.slice(0, 80)} ».`,
  removed: (subject: string, share: number) =>
    `Effacé : ${subject}, ${percent(share)} de l’image, refermé avec ce qui l’entoure.`,
  /** Of several that were named: some may not have been recognised. */
  removedSome: (subject: string, count: number, share: number) =>
    `Effacé : de « ${subject} » ${count === 1 ? 'un seul que j’ai reconnu' : `les ${count} que j’ai reconnus`}, ${percent(share)} de l’image, refermé avec ce qui l’entoure. Ce que je n’ai pas reconnu est resté.`,
  partOfDrawing: (subject: string) =>
    `« ${subject} » fait partie d’un dessin d’une seule pièce : je ne peux pas l’en retirer, et l’image reste comme elle est. Demandez autre chose à la place de l’ensemble.`,
  recoloured: (subject: string, colour: string, share: number) =>
    `Recoloré : ${subject} en ${colour}, sur ${percent(share)} de sa surface ; vitres, reflets et parties d’une autre couleur sont restés.`,
  toned: (subject: string, isBehind: boolean) =>
    isBehind
      ? `Changé partout sauf sur ${subject}.`
      : `Changé sur ${subject} seulement ; le reste n’a pas bougé.`,
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
  enlarged: ({ width, height }: Size) =>
    `Agrandie à ${width} × ${height} pixels, avec des contours recalculés.`,
  drawnLarger: ({ width, height }: Size) =>
    `Redessinée à ${width} × ${height} pixels : chaque trait est net.`,
  /** Asked for more than that. */
  onlyTwice: 'Une photo s’agrandit deux fois à la fois : demandez-le encore pour aller plus loin.',
  onlyTo: (side: number) => `Une image dessinée ici va jusqu’à ${side} pixels de côté.`,
  alreadyLarge: (side: number) =>
    `Je n’agrandis que des images de ${side} pixels de côté au plus : celle-ci est déjà plus grande.`,
  alreadyLargest: ({ width, height }: Size, side: number) =>
    `Cette image mesure déjà ${width} × ${height} pixels, et une image dessinée ici va jusqu’à ${side} pixels de côté : elle reste comme elle est.`,
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
  drawnThings: 'les choses dessinées',
  persons: 'les personnes',
};

const english: typeof french = {
  cutOut: (subject, share) =>
    `Background removed: ${subject} is left, ${percentInEnglish(share)} of the picture. The rest is transparent.`,
  blurred: (subject) => `Background blurred behind ${subject}.`,
  filled: (subject, colour) => `Background in ${colour} behind ${subject}.`,
  placed: (subject, words) =>
    `New background drawn here behind ${subject}: "${words.slice(0, 80)}".`,
  removed: (subject, share) =>
    `Erased: ${subject}, ${percentInEnglish(share)} of the picture, closed with what is around.`,
  removedSome: (subject, count, share) =>
    `Erased: of "${subject}" ${count === 1 ? 'the only one that I recognised' : `the ${count} that I recognised`}, ${percentInEnglish(share)} of the picture, closed with what is around. What I did not recognise has stayed.`,
  partOfDrawing: (subject) =>
    `"${subject}" is part of a drawing made in one piece: I cannot take it out, and the picture stays as it is. Ask for something else in place of the whole.`,
  recoloured: (subject, colour, share) =>
    `Recoloured: ${subject} in ${colour}, on ${percentInEnglish(share)} of its surface; glass, reflections and parts of another colour have stayed.`,
  toned: (subject, isBehind) =>
    isBehind
      ? `Changed everywhere but on ${subject}.`
      : `Changed on ${subject} alone; the rest has not moved.`,
  restored: (done) => `Restored: ${done.join(', ')}.`,
  specks: (count) =>
    count === 1 ? '1 speck or scratch erased' : `${count} specks or scratches erased`,
  grain: 'grain softened',
  cast: 'colour cast removed',
  tones: 'blacks and whites brought back',
  nothingToRestore:
    'I found no specks, grain, colour cast or faded tones to mend: the picture stays as it is.',
  oursHasNotAged:
    'This picture was drawn here: it has neither specks nor faded tones to mend, and I would erase what looks like them, flakes or stars. It stays as it is; ask for "more contrast" or "less warm" instead.',
  enlarged: ({ width, height }) =>
    `Enlarged to ${width} × ${height} pixels, with edges worked out anew.`,
  drawnLarger: ({ width, height }) =>
    `Drawn anew at ${width} × ${height} pixels: every line is sharp.`,
  onlyTwice: 'A photo is enlarged two times at once: ask again to go further.',
  onlyTo: (side) => `A picture drawn here goes up to ${side} pixels a side.`,
  alreadyLarge: (side) =>
    `I enlarge pictures of at most ${side} pixels a side: this one is larger already.`,
  alreadyLargest: ({ width, height }, side) =>
    `This picture measures ${width} × ${height} pixels already, and one drawn here goes up to ${side} pixels a side: it stays as it is.`,
  notSeen: (subject) => `I do not see "${subject}" in this picture: it stays as it is.`,
  notNamed: (subject) =>
    `I cannot recognise "${subject.slice(0, 60)}". I recognise people, common animals, vehicles and everyday things.`,
  unsure: (subject) =>
    `I cannot tell ${subject} clearly enough from what is around to follow its edge: rather than spoil the picture, I leave it as it is.`,
  tooLargeToRemove: (subject, share, most) =>
    `"${subject}" takes ${percentInEnglish(share)} of the picture: beyond ${percentInEnglish(most)} there is too little left to close what would be erased.`,
  noColourToChange: (subject) => `I found no colour to change on "${subject}".`,
  noSight:
    'Recognising what a picture shows needs a program that is not installed in this studio: I can neither cut out, nor change a background, nor erase a thing, nor enlarge finely.',
  sightFailed: 'Recognising broke off half-way: the picture stays as it is.',
  notDrawable: (words) => `I cannot draw "${words.slice(0, 60)}" as a background.`,
  mainSubject: 'the subject',
  drawnThings: 'the things that are drawn',
  persons: 'the people',
};

export type RetouchTexts = typeof french;

/** What a retouch did, or why it did nothing. */
export const retouchTextsIn: Readonly<Record<Language, RetouchTexts>> = {
  fr: french,
  en: english,
};

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

/** With its article; the plural for several people. */
export function namedThing(things: readonly string[], language: Language): string {
  const { persons, mainSubject } = retouchTextsIn[language];
  const [first = ''] = things;
  if (things.length > 1 && things.every((one) => one === 'person')) return persons;
  if (language === 'en') return first === '' ? mainSubject : `the ${first}`;
  return thingNames[first] ?? mainSubject;
}
