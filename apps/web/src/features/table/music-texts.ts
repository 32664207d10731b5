import { formatCount, secondsInWords } from './counted.ts';

/** What is said of the music under a cut. */
export const musicTexts = {
  first: 'Musique du film',
  about: (length: string, bpm: number) => `${length} · ${Math.round(bpm)} BPM`,
  listen: (name: string) => `Écouter « ${name} »`,
  pause: (name: string) => `Arrêter « ${name} »`,
  unplayable: 'Cette musique ne peut pas être lue ici.',
  parts: {
    start: 'Début',
    chorus: 'Refrain',
    loudest: 'Le plus fort',
    rise: 'Montée',
    end: 'Fin',
  },
  givesWay: 'Baisser sous la voix',
  fades: {
    none: 'aucun',
    of: (seconds: number, isOnBar: boolean) =>
      `${secondsInWords(seconds)}${isOnBar ? ', sur la mesure' : ''}`,
  },
  ends: { label: 'Fin', at: (moment: string) => `à ${moment}`, withFilm: 'avec le film' },
  cuts: {
    label: 'Caler les coupes sur',
    grids: { bars: 'Temps forts', beats: 'Temps', free: 'Libre' },
    on: (on: number, of: number) =>
      on === of
        ? of === 1
          ? 'La coupe y tombe.'
          : `Les ${of} coupes y tombent.`
        : `${formatCount(on, 'coupe', 'coupes')} sur ${of} ${on > 1 ? 'y tombent' : 'y tombe'}.`,
    stuck: 'Les autres tiennent à un plan verrouillé ou à la fin de leur clip.',
    free: 'Les coupes restent où vous les mettez.',
    none: 'Cette musique n’a pas de pulsation nette.',
    noCut: 'Ce film n’a qu’un plan.',
    layOthers: 'Caler les autres',
    laid: (on: number, of: number) =>
      `${formatCount(on, 'coupe calée', 'coupes calées')} sur ${of}`,
  },
  others: {
    change: 'Changer de musique',
    put: 'Mettre une musique',
    loading: 'Chargement…',
    failed: 'La liste des musiques ne peut pas être lue pour l’instant.',
    choose: 'Choisir',
    chooseThat: (name: string) => `Choisir « ${name} »`,
    own: 'Vos fichiers',
    studio: 'Morceaux du studio',
    ofFilm: 'du film',
    mine: 'à vous',
    about: (bpm: number, mood: string) => `${Math.round(bpm)} BPM, ${mood}`,
    moods: {
      calm: 'calme',
      happy: 'joyeux',
      epic: 'épique',
      electro: 'électro',
      piano: 'piano',
      chill: 'détendu',
    } as Readonly<Record<string, string>>,
    notGiven: 'Cette musique n’a pas pu être prise. Rien n’a changé.',
  },
  upload: {
    action: 'Upload audio',
    sending: (name: string) => `Envoi de « ${name} »`,
    listening: (name: string) => `Écoute de « ${name} »…`,
    cancel: 'Annuler l’envoi',
  },
  said: {
    chosen: (name: string) => `Musique : ${name}`,
    without: 'Film sans musique',
  },
} as const;

/** Of the button by which a piece is heard. */
export const listenLabels = (name: string) => ({
  listen: musicTexts.listen(name),
  pause: musicTexts.pause(name),
});
