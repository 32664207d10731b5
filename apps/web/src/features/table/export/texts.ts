/** What the dialog of exports says. */
export const exportTexts = {
  open: 'Download',
  copyLink: 'Copy Link',
  linkCopied: 'Lien copié',
  linkNotCopied: 'Le lien n’a pas pu être copié.',
  title: 'Exporter',
  subtitle: (name: string, version: number, length: string) => `${name}, V${version}, ${length}`,
  close: 'Fermer l’export',
  back: 'Tous les exports',
  cancel: 'Annuler',
  download: 'Télécharger',
  make: 'Faire cette version',
  film: 'Le film',
  elsewhere: 'Le montage, pour le continuer ailleurs',
  mp4: (height: number) => `MP4 ${height}p`,
  mp4Lead: (missing: number) =>
    missing === 0
      ? 'Le film tel qu’il est rendu'
      : `${missing} ${missing > 1 ? 'plans' : 'plan'} à rendre d’abord`,
  renderFirst: 'Rendre d’abord',
  rendering: (percent: number | null) =>
    percent === null ? 'Rendu en attente' : `Rendu ${Math.round(percent)}\u00a0%`,
  downloadOld: (version: number) => `Télécharger la V${version}`,
  notWaiting: 'S’exporte sans attendre le rendu.',
  mp4Detail: (version: number, size: string) => `La version ${version}, ${size} : H.264 et AAC.`,
  shape: (shape: string) => `Version ${shape}`,
  shapeLead: 'Mêmes plans, recadrés',
  shapeDetail: 'Un film à côté de celui-ci, avec les mêmes plans, recadrés un à un.',
  shapeRunning: (percent: number | null) =>
    percent === null ? 'En attente' : `Rendu ${Math.round(percent)}\u00a0%`,
  programs: {
    otio: ['DaVinci Resolve', '.otio, OpenTimelineIO'],
    fcpxml: ['Final Cut Pro', '.fcpxml 1.11'],
    mlt: ['Kdenlive, Shotcut', '.mlt'],
    edl: ['Premiere Pro, Avid', '.edl, CMX3600'],
  },
  shown: (rate: string, width: number, height: number) =>
    `${rate} i/s, ${width}\u00a0×\u00a0${height}`,
  heading: 'Ce qui passe',
  how: { whole: 'Passe', part: 'Passe en partie', not: 'Ne passe pas' },
  media: 'Médias',
  withMedia: 'Avec les clips et la musique',
  withClips: 'Avec les clips',
  archive: 'zip',
  archiveOf: (size: string) => `zip, ${size}`,
  alone: 'Par nom de fichier',
  aloneLead: 'zip, quelques ko',
  missing: (names: readonly string[]) =>
    `Le studio n’a plus ${names.join(', ')} : à remettre à côté du projet.`,
  unrendered: (count: number, version: number) =>
    `C’est la V${version} : ${count} ${count > 1 ? 'changements n’y sont' : 'changement n’y est'} pas avant d’être ${count > 1 ? 'rendus' : 'rendu'}.`,
  rendered: 'C’est le montage que vous voyez.',
  failed: 'Le téléchargement n’a pas pu être préparé. Réessayez dans un instant.',
  passing: {
    names: {
      shots: 'Plans',
      music: 'Musique',
      speed: 'Vitesse',
      direction: 'À l’envers',
      dissolves: 'Fondus',
      titles: 'Textes',
      framing: 'Cadrage',
      levels: 'Son des plans',
      look: 'Look',
    },
    shots: (count: number) => `${count} sur ${count}, à l’image près`,
    music: {
      place: 'place et durée ; niveau et fondus à refaire',
      placeAndLevel: 'place, durée et niveau ; fondus à refaire',
      none: 'à poser à la main',
    },
    speed: (count: number) =>
      count === 0
        ? 'aucun plan ralenti ni accéléré'
        : `${count} ${count > 1 ? 'plans ralentis ou accélérés' : 'plan ralenti ou accéléré'}`,
    direction: (count: number) => `${count} ${count > 1 ? 'plans' : 'plan'}`,
    dissolves: (count: number) => `${count}, à leur longueur`,
    titles: {
      markers: (count: number) =>
        `${count} ${count > 1 ? 'repères portent leurs mots' : 'repère porte ses mots'} ; le dessin est à refaire`,
      none: 'pas transmis',
    },
    framing: {
      whole: (count: number) => `${cadres(count)}, ${mouvements(count)} compris`,
      /** Some are turned, which the format leaves out. */
      upright: (count: number, turned: number) =>
        `${cadres(count)}, ${mouvements(count)} compris ; ${turned > 1 ? `${turned} sont` : '1 est'} à redresser`,
      resolve: (count: number) =>
        `${cadres(count)}, ${count > 1 ? 'écrits' : 'écrit'} pour Resolve ; ailleurs à refaire`,
      none: (count: number) => `${cadres(count)} à refaire`,
    },
    levels: (isKept: boolean, count: number) => {
      const volumes = `${count} ${count > 1 ? 'volumes réglés' : 'volume réglé'}`;
      return isKept ? volumes : `${volumes}, à refaire`;
    },
    look: 'pas transmis',
  },
} as const;

const cadres = (count: number) => `${count} ${count > 1 ? 'cadres' : 'cadre'}`;
const mouvements = (count: number) => (count > 1 ? 'mouvements' : 'mouvement');
