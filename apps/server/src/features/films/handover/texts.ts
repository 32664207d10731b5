/** What the archive of a project says to the person who opens it. */
export const handOverTexts = {
  readMe: ({ missing, withMedia }: { missing: readonly string[]; withMedia: boolean }) =>
    [
      'Ce projet reprend votre film dans un autre logiciel de montage.',
      '',
      'film.otio    OpenTimelineIO : plans, vitesses, fondus, son, musique ; les textes sont des repères.',
      'film.fcpxml  Final Cut Pro, DaVinci Resolve : de même.',
      'film.mlt     Shotcut, Kdenlive : plans, cadrages et leurs mouvements, vitesses, fondus, musique.',
      'film.edl     CMX 3600, presque partout : plans, vitesses, fondus ; ni musique ni textes.',
      '',
      'Ne passent pas : le dessin des textes, le look, le dosage du son ; ni, hors de film.mlt, les mouvements de cadrage.',
      withMedia
        ? 'Décompressez tout au même endroit : le projet cherche ses clips dans « media ».'
        : 'Placez vos clips à côté du projet, sous les noms qu’il donne.',
      ...(missing.length > 0 ? ['', `Clips que le studio n’a plus : ${missing.join(', ')}.`] : []),
      '',
    ].join('\r\n'),
};
