/** What an archive says to the person it belongs to. */
export const exportTexts = {
  readMe: 'LISEZMOI.txt',
  dataFolder: 'donnees',
  /** By the name of the part. */
  fileOf: {
    account: 'compte',
    chat: 'conversations',
    files: 'fichiers',
    gallery: 'films',
    montage: 'montages',
    styles: 'styles',
  } as Readonly<Record<string, string>>,
  unnamed: 'fichier',
  explained: (day: string) =>
    [
      `Tout ce que le studio garde de vous, au ${day}.`,
      '',
      'donnees/   vos textes et la description de chaque fichier, en JSON :',
      '           compte, conversations, fichiers, films, montages, styles',
      'images/    les images envoyées et créées',
      'clips/     les vidéos envoyées',
      'sons/      les musiques envoyées',
      'films/     les films montés',
      'styles/    le fichier de chaque style et ses essais',
      '',
      'Un dossier qui manque n’avait rien à contenir.',
      '',
    ].join('\r\n'),
};
