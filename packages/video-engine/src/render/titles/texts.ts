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
} as const;
