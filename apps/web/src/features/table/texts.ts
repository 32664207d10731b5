import type { Reframe } from '@armoni/contract/timeline/timeline';
import { secondsInWords } from './counted.ts';
import type { NotShown } from './stage/not-shown.ts';

const snapWords = {
  bar: 'calée sur une mesure',
  beat: 'calée sur un temps',
  word: 'calée entre deux mots',
} as const;

const lacking: Readonly<Record<NotShown, string>> = {
  steady: 'la stabilisation',
  light: 'la lumière du HDR, ramenée à celle du film',
  blended: 'la fluidité du ralenti',
  captions: 'le dessin des sous-titres',
};

/** The cutting table, French throughout. */
export const texts = {
  pageTitle: 'Montage',
  loading: 'Ouverture du montage…',
  missing: 'Ce film ne peut pas être remonté',
  missingLead:
    'Il n’existe plus, ou il a été fait avant que les films se remontent. Il reste dans la galerie.',
  toGallery: 'Galerie',
  version: (number: number) => `V${number}`,
  menu: {
    open: ' : versions et nom du film',
    rename: 'Renommer le film',
    name: 'Nom du film',
    renameFailed: 'Le nom n’a pas pu être changé.',
  },
  steps: {
    films: 'Mes films',
    newer: 'Film plus récent',
    older: 'Film plus ancien',
    position: (index: number, total: number) => `${index + 1} sur ${total}`,
  },
  changes: (count: number) => `${count} ${count > 1 ? 'changements' : 'changement'}`,
  render: {
    action: (shots: number) =>
      shots === 0 ? 'Rendre le film' : `Rendre ${shots} ${shots > 1 ? 'plans' : 'plan'}`,
    actionShort: (shots: number) => (shots === 0 ? 'Rendre' : `Rendre ${shots}`),
    cancel: 'Annuler le rendu',
    percent: (percent: number) => `Rendu ${Math.round(percent)} %`,
    waiting: 'Rendu en attente',
    done: (version: number) => `Version ${version} prête`,
    /** Said on another page. */
    awayDone: (title: string, version: number) => `« ${title} » : version ${version} prête`,
    awayFailed: (title: string, message: string) => `« ${title} » : ${message}`,
    see: 'Voir',
    failed: 'Le rendu n’a pas pu être demandé. Vos changements sont encore là.',
    shots: (count: number) =>
      count === 0
        ? 'Seuls le son et l’assemblage seront refaits.'
        : `${count} ${count > 1 ? 'plans seront rendus' : 'plan sera rendu'} ; le reste est déjà là.`,
    upToDate: 'Film à jour.',
    upToDateMusic: 'Film à jour. Changer la musique ne rend que le son.',
    onlyJoined: 'Tous les plans sont rendus : seuls le son et l’assemblage seront refaits.',
  },
  compare: {
    open: (number: number, shown: number) => `Comparer la V${number} et la V${shown}`,
    openShort: 'Comparer',
    title: 'Versions côte à côte',
    close: 'Revenir au montage',
    closeShort: 'Montage',
    loading: 'Ouverture des versions…',
    failed: 'Ces versions n’ont pas pu être lues.',
    together: 'Jouer ensemble',
    ways: { moment: 'Même instant', shot: 'Même plan' },
    version: { before: 'Version de gauche', after: 'Version de droite' },
    versionName: (number: number, changes: string) => `V${number} · ${changes}`,
    picture: (number: number) => `Version ${number}`,
    previous: 'Différence précédente',
    next: 'Différence suivante',
    difference: (index: number, total: number) => `Différence ${index} sur ${total}`,
    differences: (total: number) =>
      total === 0
        ? 'Aucune différence de plan'
        : `${total} ${total > 1 ? 'différences' : 'différence'}`,
    sound: 'Son de la',
    seek: 'Position dans les deux versions',
    clock: (one: string, other: string) => `${one} et ${other}`,
    joined: {
      same: '',
      changed: 'Changé',
      swapped: 'Échangé',
      removed: 'Retiré',
      added: 'Ajouté',
    },
  },
  shape: {
    heading: 'Autre format',
    lead: 'Mêmes plans, recadrés : un film à côté de celui-ci.',
    make: (shape: string) => `Faire une version ${shape}`,
    running: (percent: number | null) =>
      percent === null ? 'En attente' : `${Math.round(percent)}\u00a0%`,
    done: (shape: string) => `Version ${shape} prête, à côté de celle-ci`,
    open: 'Ouvrir',
    failed: 'L’autre format n’a pas pu être demandé.',
  },
  wish: {
    section: 'Changer le film avec des mots',
    field: 'Que faut-il changer ?',
    send: 'Envoyer',
    failed: 'La demande n’a pas pu être lue. Votre montage n’a pas changé.',
    said: (changes: readonly string[]) =>
      changes.length === 0 ? 'Rien n’a changé.' : `${capital(changes.join(', '))}.`,
    undo: 'Annuler',
    dismiss: 'Fermer la réponse',
    refused: 'Ce qui n’est pas fait',
  },
  snap: {
    on: 'Aimant : coupes sur les temps et entre les mots',
    edge: (edge: 'start' | 'end', frames: number, to: 'bar' | 'beat' | 'word' | null) => {
      const words = `${edge === 'start' ? 'Début' : 'Fin'} ${frames < 0 ? '−' : '+'}\u00a0${Math.abs(frames)} ${Math.abs(frames) > 1 ? 'images' : 'image'}`;
      return to === null ? words : `${words}, ${snapWords[to]}`;
    },
  },
  add: {
    heading: 'Ajouter un plan',
    close: 'Fermer l’ajout',
    lead: 'Le plan se place après celui qui est à l’image.',
    fromFilm: 'Clips du film',
    others: 'Mes autres clips et images',
    noOthers: 'Les clips de vos autres films et les images de vos conversations se trouvent ici.',
    moment: (name: string, clock: string) => `Ajouter ${name}, à ${clock}`,
    other: (name: string) => `Ajouter ${name}`,
    failed: 'Ce fichier n’a pas pu être ajouté.',
  },
  openPanel: 'Musique, look et versions',
  undo: 'Annuler le dernier changement',
  redo: 'Refaire',
  play: 'Lire',
  pause: 'Pause',
  sound: { soundOn: 'Avec le son', soundOff: 'Sans le son', volume: 'Volume' },
  fullScreen: 'Plein écran',
  zoomIn: 'Agrandir la piste',
  zoomOut: 'Réduire la piste',
  stage: 'Aperçu du montage',
  undecodable: 'Ce navigateur ne lit pas ce clip : le plan se verra une fois rendu.',
  copying: 'Ce navigateur ne lit pas ce clip : une copie pour l’aperçu se prépare…',
  absent: 'Clip absent',
  notShown: (missing: readonly NotShown[]) =>
    `Au rendu s’ajoute : ${missing.map((one) => lacking[one]).join(', ')}.`,
  seek: 'Position dans le film',
  track: {
    shots: 'Plans du film',
    shot: 'Plan',
    of: (total: number) => ` sur ${total}`,
    locked: ', verrouillé',
    backwards: ', à l’envers',
    titles: 'Textes du film',
    title: (text: string, isLocked: boolean) =>
      `Texte « ${text} »${isLocked ? ', verrouillé' : ''}`,
    start: (number: number) => `Début du plan ${number}`,
    end: (number: number) => `Fin du plan ${number}`,
    frames: (count: number) => `${count} ${count > 1 ? 'images' : 'image'}`,
    toRender: 'à rendre',
    was: (seconds: string) => `était ${seconds}`,
    musicRow: 'Musique : ',
    musicPart: (from: string, to: string) => `${from} à ${to}`,
    bpm: (bpm: number) => `${Math.round(bpm)} BPM`,
  },
  shot: {
    heading: (number: number) => `Plan ${number}`,
    close: 'Fermer le plan',
    previous: 'Plan précédent',
    next: 'Plan suivant',
    inPoint: 'Début',
    outPoint: 'Fin',
    earlier: (point: string) => `${point} : une image plus tôt`,
    later: (point: string) => `${point} : une image plus tard`,
    slip: 'Place dans le clip',
    inClip: 'Dans ce clip',
    swap: 'Échanger avec',
    moments: (count: number) =>
      `${count} ${count > 1 ? 'autres bons moments' : 'autre bon moment'}`,
    noMoments: 'Ce clip n’a pas d’autre moment à proposer.',
    moment: 'Moment',
    at: ', à',
    from: 'Clip',
    speed: 'Vitesse',
    speeds: { '0.5': '× 0,5', '1': '× 1', '2': '× 2' },
    backwards: 'À l’envers',
    forwards: 'À l’endroit',
    silent: 'sans son',
    framing: 'Cadrage',
    framed: (reframe: Reframe, fills: boolean) => {
      if (reframe.kind === 'window') return reframe.end ? 'glisse à la main' : 'à la main';
      if (fills) return 'tout le cadre';
      if (reframe.kind === 'fit') return 'entière';
      return reframe.kind === 'static' ? 'à la main' : 'suit le sujet';
    },
    level: 'Volume du plan',
    toNext: 'Vers le plan suivant',
    dissolve: (seconds: number) =>
      seconds === 0 ? 'Coupe franche' : `Fondu, ${secondsInWords(seconds)}`,
    likeFilm: (look: string) => `Comme le film (${look.toLocaleLowerCase('fr')})`,
    sound: 'Son du clip',
    sounds: { film: 'Comme le film', keep: 'Gardé', drop: 'Coupé' },
    lock: 'Verrouiller',
    unlock: 'Déverrouiller',
    split: 'Couper ici',
    duplicate: 'Dupliquer',
    remove: 'Retirer',
    left: 'Plus tôt',
    right: 'Plus tard',
    locked: 'Ce plan est verrouillé : rien n’y change.',
  },
  several: {
    heading: (count: number) => `${count} ${count > 1 ? 'plans' : 'plan'}`,
    lead: (length: string) => `${length} en tout. Ce qui est fait ici vaut pour tous.`,
    close: 'Ne plus choisir ces plans',
    removed: (count: number) => `${count} ${count > 1 ? 'plans retirés' : 'plan retiré'}`,
    duplicated: (count: number) => `${count} plans dupliqués`,
    moved: (count: number, by: -1 | 1) =>
      `${count} plans déplacés ${by === 1 ? 'plus tard' : 'plus tôt'}`,
    lockedNow: (count: number, isLocked: boolean) =>
      `${count} plans ${isLocked ? 'verrouillés' : 'déverrouillés'}`,
  },
  title: {
    heading: (number: number) => `Texte ${number}`,
    close: 'Fermer le texte',
    wording: 'Texte',
    typing: 'Texte sur l’image',
    type: 'Écrire le texte sur l’image',
    typeHint: 'Entrée : écrire le texte',
    typed: (number: number) => `Texte ${number} changé`,
    manner: 'Manière',
    manners: {
      title: 'Carton',
      'lower-third': 'Bas de cadre',
      'word-by-word': 'Mot à mot',
      caption: 'Sous-titre',
      'end-card': 'Carton de fin',
    },
    family: 'Largeur',
    families: { wide: 'Large', text: 'Normale', narrow: 'Étroite' },
    place: 'Place',
    onStage: 'Place du texte sur l’image',
    places: {
      top: { left: 'En haut à gauche', centre: 'En haut', right: 'En haut à droite' },
      middle: { left: 'À gauche', centre: 'Au milieu', right: 'À droite' },
      bottom: { left: 'En bas à gauche', centre: 'En bas', right: 'En bas à droite' },
    },
    locked: 'Ce texte est verrouillé : rien n’y change.',
    previous: 'Texte précédent',
    next: 'Texte suivant',
    contrast: 'Contraste',
    /** Rounded down: what misses the mark is not said to reach it. */
    ratio: (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')} : 1`,
    measured: 'À l’endroit le moins lisible, voile compris.',
    hardToRead: 'Peu lisible à cet endroit : une autre place ou une autre manière aiderait.',
    inTheMiddle: 'Mot à mot, le texte tient le milieu.',
    from: 'De (secondes)',
    to: 'À (secondes)',
    remove: 'Retirer le texte',
    removeShort: 'Retirer',
    duplicate: 'Dupliquer',
    added: 'Nouveau texte',
  },
  music: {
    heading: 'Musique',
    close: 'Fermer la musique',
    part: 'Partie',
    span: (from: string, to: string) => `${from} à ${to}`,
    from: (clock: string) => `dès ${clock}`,
    fadeIn: 'Fondu d’entrée',
    fadeOut: 'Fondu de sortie',
    fadeShort: (value: number) => (value === 0 ? 'sans fondu' : `fondu ${secondsInWords(value)}`),
    clips: 'Son des clips',
    clipSounds: { keep: 'Devant', duck: 'Derrière', drop: 'Coupé' },
    without: 'Sans musique',
    noMusic: 'aucune',
    silent: 'Le film est sans musique.',
    none: 'Ce film a été fait sans musique : seul le son de ses clips s’entend.',
    add: 'Mettre une musique',
  },
  film: {
    heading: 'Montage',
    lead: 'Choisissez un plan ou un texte sur la piste.',
    addTitle: 'Ajouter un texte ici',
    level: 'Niveau de la musique',
    decibels: (value: number) =>
      `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}\u00a0dB`,
    part: 'Début dans la musique',
    look: 'Look',
    looks: {
      normal: 'Naturel',
      monochrome: 'Noir et blanc',
      warm: 'Chaud',
      cold: 'Froid',
      vintage: 'Ancien',
    },
    versions: 'Versions',
    current: 'Montrée',
    back: (number: number) => `Revenir à celle-ci (V${number})`,
    backShort: 'Revenir',
    backDone: (number: number) => `Le film est revenu à la version ${number}`,
    backFailed: 'La version n’a pas pu être reprise.',
    keys: 'Clavier',
    keyList: [
      ['Espace', 'lire'],
      ['J K L', 'une seconde avant, arrêter, lire'],
      ['Gauche, droite', 'une image (Maj : dix)'],
      ['Haut, bas', 'plan précédent, suivant'],
      ['Entrée', 'ouvrir le plan choisi (Échap : revenir à la piste)'],
      ['I O', 'début, fin ici'],
      [', .', 'fin du plan, une image'],
      ['1 à 6', 'échanger le plan'],
      ['S D V', 'couper, dupliquer, verrouiller'],
      ['Alt gauche, droite', 'déplacer le plan'],
      ['Suppr', 'retirer'],
      ['Maj clic, Ctrl A', 'plusieurs plans, tous'],
      ['C', 'cadrer le plan à la main'],
      ['T A M N', 'texte, plan, musique, aimant (Alt : sans)'],
      ['+ −', 'agrandir, réduire la piste'],
      ['Ctrl K', 'dire ce qui doit changer (deux fois : tout le studio)'],
      ['Ctrl Z', 'annuler (Maj : refaire)'],
      ['?', 'cette liste'],
    ],
  },
  said: {
    start: (number: number, frames: number) => `Plan ${number} : début ${signed(frames)}`,
    end: (number: number, frames: number) => `Plan ${number} : fin ${signed(frames)}`,
    inserted: (number: number) => `Plan ajouté à la place ${number}`,
    removed: (number: number) => `Plan ${number} retiré`,
    moved: (to: number) => `Plan déplacé à la place ${to}`,
    split: (number: number) => `Plan ${number} coupé en deux`,
    duplicated: (number: number) => `Plan ${number} dupliqué`,
    swapped: (number: number) => `Plan ${number} échangé`,
    /** Of a shot: what its speed, look or sound is by now. */
    set: (number: number, value: string) => `Plan ${number} : ${value}`,
    locked: (number: number) => `Plan ${number} verrouillé`,
    unlocked: (number: number) => `Plan ${number} déverrouillé`,
    textLocked: (number: number, isLocked: boolean) =>
      `Texte ${number} ${isLocked ? 'verrouillé' : 'déverrouillé'}`,
    textRemoved: (number: number) => `Texte ${number} retiré`,
    undone: 'Changement annulé',
    redone: 'Changement refait',
    unchanged: 'Rien n’a changé',
  },
} as const;

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}

function signed(frames: number): string {
  const count = Math.abs(frames);
  return `${frames < 0 ? 'moins' : 'plus'} ${count} ${count > 1 ? 'images' : 'image'}`;
}
