import { wordsCutNote } from '../model/words-cut-note.ts';
import type { FaceGain, Role } from './material/planned-shot.ts';

/** Every sentence of the planner that a person reads. */

export function defaultCallToAction(language: 'fr' | 'en'): string {
  return language === 'fr' ? 'Découvrez la suite' : 'See more';
}

export const wishNotes = {
  offered: (labels: readonly string[]) =>
    `Proposé, non retenu : ${labels.map((each) => `${each} ?`).join(', ')}`,
  notUnderstood: (words: readonly string[]) =>
    `Non compris : ${words.map((each) => `« ${each} »`).join(', ')}.`,
  clipsLost:
    'Les clips ou passages demandés ne laissent rien d’utilisable : tous les clips ont été pris.',
  musicTooShort: (start: string) =>
    `La musique est plus courte que ${start} : elle commence à son début.`,
  noChorus: 'Aucun refrain ne se détache dans la musique : elle commence à son début.',
  wordsSpared: (length: string) =>
    `Le film dure ${length} : les coupes attendent la fin des phrases.`,
  wordsCut: wordsCutNote,
  noSilence: 'Aucune voix n’est entendue dans les clips : il n’y a pas de silence à couper.',
  loopLost: 'La boucle demandée n’a pas pu être fermée : aucun plan ne s’y prête.',
} as const;

export const portionNotes = {
  clipShort: (clip: number, asked: number, usable: number) =>
    `Clip ${clip} : ${seconds(asked)} demandées, ${seconds(usable)} utilisables, sans répétition.`,
  tooMuch: (asked: number, length: number) =>
    `Les durées demandées par clip font ${seconds(asked)} : chacune est raccourcie pour que le film dure ${seconds(length)}.`,
} as const;

/** More clips than these are counted. */
const mostNames = 3;

export const materialNotes = {
  whollyBlack: (name: string) => `${capital(name)} est entièrement noir : il n’est pas montré.`,
  faulty: (name: string, kind: 'black' | 'frozen' | 'damaged', length: number, from: number) => {
    const what = { black: 'noires', frozen: 'figées', damaged: 'abîmées' }[kind];
    return `${capital(name)} : ${seconds(length)} d’images ${what} laissées de côté (à partir de ${seconds(from)}).`;
  },
  borders: (name: string) =>
    `${capital(name)} porte des bandes noires : elles sont coupées et l’image remplit le cadre.`,
  sameAs: (name: string, other: string) =>
    `${capital(name)} montre les mêmes images que ${other} : elles ne sont prises qu’une fois.`,
  repeats: (name: string, length: number) =>
    `${capital(name)} répète ${seconds(length)} d’images déjà vues : chaque moment n’est pris qu’une fois.`,
  notShown: (names: readonly string[]) =>
    names.length > mostNames
      ? `${names.length} clips n’ont aucun plan dans ce film.`
      : `Sans plan dans ce film : ${names.join(', ')}.`,
  nothingElse: 'Tout est noir, figé, abîmé ou répété : ces images ont été prises quand même.',
} as const;

export const lengthNotes = {
  tooShort: (asked: number, usable: number) =>
    `${seconds(asked)} demandées, ${seconds(usable)} utilisables : le film dure ${seconds(usable)}, sans répétition.`,
  repetitive: (worth: number) =>
    `Au-delà d’environ ${seconds(Math.round(worth))}, les plans disponibles se ressemblent : le film y gagnerait à être plus court.`,
  strained: 'Des passages moins nets ou moins stables ont été gardés pour tenir la durée demandée.',
  notEverything: (total: number, length: number) =>
    `Tout garder demanderait ${seconds(total)} : chaque clip donne sa meilleure part des ${seconds(length)} demandées.`,
} as const;

/** « 18 s », « 18,4 s », « 1 min 20 s ». */
export function seconds(value: number): string {
  const tenths = Math.floor(value * 10 + 1e-6) / 10;
  if (tenths < 60) return `${String(tenths).replace('.', ',')}\u00a0s`;
  const minutes = Math.floor(tenths / 60);
  const rest = Math.round(tenths - minutes * 60);
  return rest === 0 ? `${minutes}\u00a0min` : `${minutes}\u00a0min ${rest}\u00a0s`;
}

/** « Pourquoi ces plans ? »: each sentence is said only where a measure bears it out. */
const faceGains: Readonly<Record<FaceGain, string>> = {
  eyes: 'les yeux ouverts',
  whole: 'entier dans l’image',
  frontal: 'tourné vers l’objectif',
  sharp: 'net',
};
const roleWords: Readonly<Partial<Record<Role, string>>> = {
  hook: 'Accroche. ',
  opening: 'Ouverture. ',
  ending: 'Fin. ',
};

export const reasonTexts = {
  hook: (trait: string | null) =>
    trait === null
      ? 'Accroche : l’un des moments les plus forts, placé d’entrée.'
      : `Accroche : ${trait}, placé d’entrée.`,
  hookNext: 'Accroche, suite : un autre moment fort avant la troisième seconde.',
  hookAsGiven: 'Accroche : le film s’ouvre sur ce clip.',
  opening: (trait: string | null) =>
    trait === null
      ? 'Ouverture : l’un des meilleurs plans, il donne le ton.'
      : `Ouverture : ${trait}, il donne le ton.`,
  openingCalm: 'Ouverture : le plan le plus calme, il pose le lieu.',
  openingFirst: 'Ouverture : le premier plan retenu dans l’ordre.',
  ending: 'Fin : l’un des meilleurs plans, gardé pour la fin.',
  endingTrait: (trait: string) => `Fin : ${trait} pour conclure.`,
  endingLast: 'Fin : le dernier plan retenu dans l’ordre.',
  endingPlain: 'Fin : un plan gardé pour conclure.',
  callCalm: (text: string) => `Plan calme : le texte « ${text} » s’y lit bien.`,
  call: (text: string) => `Dernier plan : il porte le texte « ${text} ».`,
  whole: (name: string) => `${capital(name)} est gardé en entier, comme demandé.`,
  part: (name: string, length: string) =>
    `Rien n’est écarté : ici, la meilleure part de ${name}, ${length}.`,
  wholeStill: 'Image gardée, comme demandé, et animée par un zoom lent.',
  still: 'Image fixe, animée par un zoom lent.',
  onlyStill: 'Seule image fixe, animée par un zoom lent.',
  onlyVertical: (aspect: string) => `Seul plan vertical, recadré au format ${aspect}.`,
  onlyHorizontal: (aspect: string) => `Seul plan horizontal, recadré au format ${aspect}.`,
  liveliest: 'Le plan le plus vif du film.',
  calmest: 'Le plan le plus calme : une pause dans le film.',
  brightest: 'Le plan le plus lumineux du film.',
  darkest: 'Le plan le plus sombre, il fait ressortir les autres.',
  mostColourful: 'Le plan le plus coloré du film.',
  amongLiveliest: 'Parmi les plans les plus vifs du film.',
  amongColourful: 'Parmi les plans les plus colorés du film.',
  amongBrightest: 'Parmi les plans les plus lumineux du film.',
  newScene: 'Change de décor : ce plan ne ressemble en rien au précédent.',
  breathing: 'Plus calme que le plan précédent : une respiration.',
  surge: 'Plus vif que le plan précédent : le mouvement repart.',
  speech: 'On y parle : la voix porte ce plan.',
  loud: 'Le son monte ici, plus fort que dans le reste du clip.',
  face: (gains: readonly FaceGain[], role: Role) => {
    const seen = gains.map((gain) => faceGains[gain]);
    const why = seen.length > 0 ? seen.join(', ') : 'sous son meilleur jour';
    return `${roleWords[role] ?? ''}Moment choisi pour le visage : ${why}.`;
  },
  continues: 'Prolonge le plan précédent, dans la même prise.',
  downbeat: 'Coupe sur le temps fort de la musique.',
  beat: 'Coupe sur un temps de la musique.',
  sameClip: (name: string) => `La suite de ${name}, dans l’ordre de tournage.`,
  nextClip: (name: string) => `On passe à ${name}, dans l’ordre demandé.`,
  best: (name: string) => `Le moment le mieux noté de ${name}.`,
  second: (name: string) => `Le deuxième moment le mieux noté de ${name}.`,
  good: (name: string) => `Un autre passage retenu de ${name}.`,
  onlyOne: (name: string) => `Le seul passage retenu de ${name}.`,
  backwards: 'À l’envers, comme demandé.',
  slow: 'Au ralenti, comme demandé.',
  fast: 'En accéléré, comme demandé.',
  chance: 'Placé ici par le tirage, comme demandé.',
} as const;

export const traitTexts = {
  liveliest: 'le plan le plus vif',
  calmest: 'le plan le plus calme',
  brightest: 'le plan le plus lumineux',
  darkest: 'le plan le plus sombre',
  mostColourful: 'le plan le plus coloré',
  best: 'le moment le mieux noté',
} as const;

export function clipName(name: string | undefined): string {
  if (name === undefined) return 'ce clip';
  const bare = name.replace(/\.[a-z0-9]{2,5}$/i, '');
  return `« ${bare.length > 32 ? `${bare.slice(0, 31)}…` : bare} »`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const momentTraits = {
  ...{ lively: 'vif', calm: 'calme', colourful: 'coloré', pale: 'pâle' },
  ...{ bright: 'clair', dark: 'sombre', warm: 'chaud de couleurs', cold: 'froid de couleurs' },
  ...{ busy: 'détaillé', plain: 'épuré', loud: 'sonore', quiet: 'silencieux' },
} as const;
type MomentTrait = keyof typeof momentTraits;

/** What a moment of a clip has that its others have not. */
export const momentTexts = {
  face: 'Un visage, de face',
  speech: 'Quelqu’un parle',
  /** « Un bateau dans l’image ». */
  seen: capital,
  most: Object.fromEntries(
    Object.entries(momentTraits).map(([trait, word]) => [trait, `Le plus ${word}`]),
  ) as Readonly<Record<MomentTrait, string>>,
  rather: (all: readonly MomentTrait[]) =>
    `Plutôt ${all.map((trait) => momentTraits[trait]).join(' et ')}`,
  first: 'Le premier du clip',
  last: 'Le dernier du clip',
  early: 'Au début du clip',
  middle: 'Au milieu du clip',
  late: 'À la fin du clip',
} as const;
