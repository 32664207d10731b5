import type { TitleCard } from '../../model/timeline.ts';

type Place = TitleCard['place'];
const places: Readonly<Record<Place, string>> = {
  ...{ top: 'en haut', middle: 'au milieu', bottom: 'en bas' },
};

/** What people are told of the texts in their films. */
export const titleTexts = {
  missing: (characters: readonly string[]) =>
    `Caractères absents de la police, retirés du texte : ${characters.join(' ')}`,
  emoji: (emoji: readonly string[]) =>
    `Les emoji ne sont pas dessinés, ils sont retirés du texte : ${emoji.join(' ')}`,
  nothingToShow: 'Un texte n’est pas affiché : la police n’en montre aucun caractère.',
  cutShort: (text: string) =>
    `Le texte « ${[...text].slice(0, 24).join('').trimEnd()}… » est trop long pour l’image : sa fin n’est pas affichée.`,
  faint: (text: string) =>
    `Le texte « ${text} » reste peu contrasté : l’image est très claire sous lui.`,
  elsewhere: (text: string, place: Place, wished: Place) =>
    `Le texte « ${text} » est ${places[place]}, et non ${places[wished]} : il y cacherait un visage.`,
  hidesFace: (text: string) =>
    `Le texte « ${text} » passe sur un visage : l’image ne laisse pas d’autre place.`,
} as const;
