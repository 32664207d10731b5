import type { MediaRefusal } from '../model/media.ts';
import { fileBudget } from './file-budget.ts';

/** What a person reads when one of their files cannot be used. */
export const refusalTexts: Record<MediaRefusal['reason'], (name: string) => string> = {
  empty: (name) => `« ${name} » est vide.`,
  'not-media': (name) => `« ${name} » n'est pas un fichier vidéo, image ou audio lisible.`,
  playlist: (name) => `« ${name} » est une liste de lecture : envoyez le fichier vidéo lui-même.`,
  'animated-webp': (name) =>
    `« ${name} » est un WebP animé, que le studio ne lit pas : convertissez-le en GIF ou en MP4.`,
  'codec-refused': (name) =>
    `« ${name} » utilise un codec que le studio n'ouvre pas : convertissez-le, par exemple en H.264.`,
  'too-many-pixels': (name) =>
    `« ${name} » a trop de pixels : 64 millions par image au plus. Réduisez sa taille.`,
  'odd-shape': (name) =>
    `« ${name} » est trop étiré : un côté peut mesurer au plus ${fileBudget.sidesRatio} fois l'autre.`,
  'too-many-frames': (name) =>
    `« ${name} » compte trop d'images : ${count(fileBudget.frames)} au plus, ` +
    `${count(fileBudget.animationFrames)} pour un GIF. Raccourcissez-le.`,
  'too-many-pixels-in-all': (name) =>
    `« ${name} » compte trop d'images pour leur taille : réduisez ses dimensions ou raccourcissez-le.`,
  'frame-rate': (name) =>
    `« ${name} » annonce plus de ${count(fileBudget.framesPerSecond)} images par seconde : ` +
    'convertissez-le à une cadence ordinaire.',
  'nothing-decodes': (name) =>
    `« ${name} » est endommagé : aucune image ni aucun son n'a pu être lu.`,
  'time-limit': (name) => `« ${name} » a demandé trop de temps à lire.`,
};

function count(value: number): string {
  return value.toLocaleString('fr-FR');
}
