/** What an archive says to the person it belongs to. */
export const exportTexts = {
  readMe: 'LISEZMOI.txt',
  dataFolder: 'donnees',
  /** By the name of the part. */
  fileOf: {
    account: 'compte',
    bin: 'corbeille',
    chat: 'conversations',
    cuts: 'versions',
    files: 'fichiers',
    gallery: 'films',
    montage: 'montages',
    styles: 'styles',
  } as Readonly<Record<string, string>>,
  explained: (day: string) =>
    [
      `Tout ce que le studio garde de vous, au ${day}.`,
      '',
      'donnees/   vos textes et la description de chaque fichier, en JSON :',
      '           compte, conversations, corbeille, fichiers, films, montages, styles,',
      '           versions (comment chaque version d’un film est montée)',
      'images/    les images envoyées et créées',
      'clips/     les vidéos envoyées',
      'sons/      les musiques envoyées',
      'films/     les films montés, dans toutes leurs versions',
      'styles/    le fichier de chaque style et ses essais',
      '',
      'Un dossier qui manque n’avait rien à contenir.',
      '',
    ].join('\r\n'),
};
