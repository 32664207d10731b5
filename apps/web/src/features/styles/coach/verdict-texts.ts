import type { Manner } from '../study/find-manner.ts';
import type { Mixture } from './find-mixture.ts';

/** What a set is worth, in words. */
export const verdictTexts = {
  enough: 'Il y a assez d’images',
  usable: (usable: number, total: number) =>
    `${usable} ${usable === 1 ? 'utilisable' : 'utilisables'} sur ${total}${usable === total ? '.' : ' :'}`,
  advice: (usable: number, total: number, missing: number) => {
    if (missing > 0)
      return `${usable === total ? 'Ajoutez' : 'ajoutez'}-en ${missing === 1 ? 'une' : missing}.`;
    return usable === total ? 'Rien à changer.' : 'les autres seront ignorées.';
  },
  unrelated: 'Ces images ne se ressemblent pas :',
  mixture: (mixture: Mixture) =>
    `${mixture.map(({ manner, count }) => `${count} ${manners[manner]}`).join(', ')}. Gardez celles d’une seule manière, ou entraînez un style pour chacune.`,
};

const manners: Readonly<Record<Manner, string>> = {
  ink: 'à l’encre',
  pencil: 'au crayon',
  pixel: 'en pixels',
  flat: 'en aplats',
  photo: 'photographiées',
  paint: 'peintes',
};
