import { type ProjectFormat, projectFormats } from '@armoni/contract/downloads';

type Contents = {
  readonly missing: readonly string[];
  readonly withMedia: boolean;
  /** Null for all of them. */
  readonly format: ProjectFormat | null;
};

const formats: Record<ProjectFormat, string> = {
  otio: 'film.otio    OpenTimelineIO : plans, vitesses, fondus, son, musique ; les textes sont des repères.',
  fcpxml: 'film.fcpxml  Final Cut Pro, DaVinci Resolve : de même.',
  mlt: 'film.mlt     Shotcut, Kdenlive : plans, cadrages et leurs mouvements, vitesses, fondus, musique.',
  edl: 'film.edl     CMX 3600, presque partout : plans, vitesses, fondus ; ni musique ni textes.',
};

/** What the archive of a project says to the person who opens it. */
export const handOverTexts = {
  readMe: ({ missing, withMedia, format }: Contents) =>
    [
      'Ce projet reprend votre film dans un autre logiciel de montage.',
      '',
      ...(format ? [format] : projectFormats).map((name) => formats[name]),
      '',
      'Ne passent pas : le dessin des textes, le look, le dosage du son ; ni, hors de film.mlt, les mouvements de cadrage.',
      withMedia
        ? 'Décompressez tout au même endroit : le projet cherche ses clips dans « media ».'
        : 'Placez vos clips à côté du projet, sous les noms qu’il donne.',
      ...(missing.length > 0 ? ['', `Clips que le studio n’a plus : ${missing.join(', ')}.`] : []),
      '',
    ].join('\r\n'),
};
