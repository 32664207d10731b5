import { type ProjectFormat, projectFormats } from '@armoni/contract/downloads';

type Contents = {
  readonly missing: readonly string[];
  readonly withMedia: boolean;
  /** Null for all of them. */
  readonly format: ProjectFormat | null;
  /** Of the project files' names. */
  readonly stem: string;
};

const formats: Record<ProjectFormat, string> = {
  otio: 'OpenTimelineIO : plans, vitesses, fondus, son, musique ; les cadrages pour DaVinci Resolve ; les textes sont des repères.',
  fcpxml:
    'Final Cut Pro, DaVinci Resolve : de même, avec les cadrages, leurs mouvements et les volumes.',
  mlt: 'Shotcut, Kdenlive : plans, cadrages et leurs mouvements, vitesses, fondus, volumes, musique.',
  edl: 'CMX 3600, presque partout : plans, vitesses, fondus ; ni musique, ni textes, ni cadrages.',
};

/** What the archive of a project says to the person who opens it. */
export const handOverTexts = {
  readMe: ({ missing, withMedia, format, stem }: Contents) =>
    [
      'Ce projet reprend votre film dans un autre logiciel de montage.',
      '',
      ...(format ? [format] : projectFormats).map((name) => `${stem}.${name} : ${formats[name]}`),
      '',
      'Ne passent pas : le dessin des textes, le look, le fond d’un plan montré entier, l’effacement de la musique sous la parole.',
      withMedia
        ? 'Décompressez tout au même endroit : le projet cherche ses clips dans « media ».'
        : 'Placez vos clips à côté du projet, sous les noms qu’il donne.',
      ...(missing.length > 0 ? ['', `Clips que le studio n’a plus : ${missing.join(', ')}.`] : []),
      '',
    ].join('\r\n'),
};
