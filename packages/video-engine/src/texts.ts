import type { StudioLack } from './model/edit.ts';
import type { Sought } from './model/intent.ts';
import type { Check } from './model/report.ts';
import { thingLabel } from './plan/thing-words.ts';

/** What the spine of the engine says to people. */
export const editTexts = {
  nothingSeen: 'Le studio ne reconnaît pas ce que montre l’image : tous les clips ont été pris.',
  eyesFailedForWish: 'La reconnaissance des images s’est arrêtée : tous les clips ont été pris.',
  onlyClip: (thing: Sought) =>
    `Le film n’a qu’un clip : il ne peut pas commencer ou finir à part (${thingLabel(thing)}).`,
  notSeen: (thing: Sought) =>
    `Rien de tel n’a été vu dans les clips (${thingLabel(thing)}) : aucun passage n’a été écarté.`,
  eyesFailed: 'La reconnaissance des personnes s’est arrêtée : le cadrage suit ce qui bouge.',
  nothingUsable: (reasons: readonly string[]) =>
    ['Aucun des fichiers ne peut entrer dans un film.', ...reasons].join(' '),
  noSource: 'Aucun fichier n’a été donné.',
  allBlack: (names: readonly string[]) =>
    `Il n’y a que du noir dans ${names.map((name) => `« ${name} »`).join(', ')} : rien à montrer.`,
  soundOnly: (name: string) => `« ${name} » ne contient que du son : il n’a pas d’image à montrer.`,
  musicUnusable: (reason: string) => `La musique ne peut pas être utilisée. ${reason}`,
  musicWithoutSound: 'Le fichier ne contient pas de son.',
  musicSilent: 'Ce fichier est silencieux : rien ne s’y entend.',
  musicUnreadable: 'Le son de ce fichier ne peut pas être lu.',
  planIntentFailed:
    'Le modèle de langage n’a pas donné de plan utilisable : vos consignes ont été lues par les règles du studio.',
  nothingSaid: 'Personne ne parle dans les plans du film : il est sans sous-titres.',
  nobodySpeaks: (name: string) =>
    `Personne n’est entendu dans « ${name} » : le texte donné n’a pas pu être calé.`,
  captionsUnreadable: (name: string) =>
    `Les sous-titres donnés pour « ${name} » sont illisibles : il faut du SRT, du VTT ou du texte.`,
  captionsAligned: (name: string) =>
    `Les temps du texte de « ${name} » sont estimés d’après les pauses de la voix : à quelques dixièmes de seconde près s’il est lu tel quel.`,
  captionsUnread: (name: string) =>
    `Une phrase au moins du texte de « ${name} » ne semble pas dite : elle n’est pas sous-titrée.`,
  transcriptionFailed:
    'Le service de transcription n’a pas répondu : ce qu’il devait écrire manque aux sous-titres.',
  cancelled: 'Le montage a été annulé.',
  tooHeavy: (name: string) =>
    `« ${name} » demande trop de temps à lire : raccourcissez-le ou réduisez sa taille.`,
  jobTooHeavy:
    'Ce montage demande trop de temps de calcul : essayez avec moins de clips, ou plus courts.',
  tooMuchTogether:
    'Ces fichiers comptent trop d’images à eux tous : essayez avec moins de clips, ou plus courts.',
  lacks: {
    'tool-missing': 'L’outil vidéo du studio manque ou ne démarre pas.',
    'disk-full': 'Le studio n’a plus de place sur son disque.',
  } satisfies Record<StudioLack, string>,
  verificationFailed: (failed: readonly Check[]) =>
    `Le film ne tient pas ce qui était prévu : ${failed
      .map(({ name, asked, delivered }) => `${checkNames[name]} ${delivered} au lieu de ${asked}`)
      .join(' ; ')}.`,
} as const;

const checkNames: Readonly<Record<Check['name'], string>> = {
  frames: 'nombre d’images',
  size: 'dimensions',
  'frame-times': 'moment des images',
  'pixel-aspect': 'forme des pixels',
  'colour-tags': 'repères de couleur',
  codec: 'codage',
  'audio-length': 'durée du son',
  black: 'noir imprévu',
  frozen: 'image figée',
  borders: 'plans entre bandes noires',
  repeats: 'plans montrés deux fois',
  'cut-words': 'mots coupés',
  loudness: 'niveau sonore',
  'true-peak': 'crête',
  hook: 'accroche',
  'call-to-action': 'appel à l’action',
  text: 'texte',
  captions: 'sous-titres',
  faststart: 'ordre du fichier',
};
