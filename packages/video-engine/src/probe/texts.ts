import type { MediaRefusal } from '../model/media.ts';

/** What a person reads when one of their files cannot be used. */
export const refusalTexts: Record<MediaRefusal['reason'], (name: string) => string> = {
  empty: (name) => `« ${name} » est vide.`,
  'not-media': (name) => `« ${name} » n'est pas un fichier vidéo, image ou audio lisible.`,
  playlist: (name) => `« ${name} » est une liste de lecture : envoyez le fichier vidéo lui-même.`,
  'codec-refused': (name) =>
    `« ${name} » utilise un codec que le studio n'ouvre pas : convertissez-le, par exemple en H.264.`,
  'too-many-pixels': (name) =>
    `« ${name} » a trop de pixels : 64 millions par image au plus. Réduisez sa taille.`,
  'nothing-decodes': (name) =>
    `« ${name} » est endommagé : aucune image ni aucun son n'a pu être lu.`,
  'time-limit': (name) => `« ${name} » a demandé trop de temps à lire.`,
};
