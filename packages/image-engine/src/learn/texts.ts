import type { Treatment } from '../style/treatment.ts';

const manners: Readonly<Record<Treatment, string>> = {
  flat: 'en aplats',
  paint: 'peintes',
  photo: 'photographiées',
  ink: 'à l’encre',
  pencil: 'au crayon',
  pixel: 'en pixels',
};

/** Every French sentence of the coach and of learning. */
export const texts = {
  tooLarge: (megapixels: number, most: number) =>
    `Cette image est trop grande (${megapixels} mégapixels) : réduisez-la à ${most} mégapixels au plus.`,
  unreadable: 'Cette image est illisible : utilisez un PNG, un JPEG, un WebP ou un AVIF.',
  tooSmall: (width: number, height: number) =>
    `Cette image est petite (${width} × ${height}) : choisissez-en une d'au moins 512 pixels de côté.`,
  tiny: (width: number, height: number, least: number) =>
    `Cette image est trop petite (${width} × ${height}) pour qu’on y voie une matière : sous ${least} pixels de côté elle est ignorée.`,
  blurred: 'Cette image semble floue dans son ensemble : une version plus nette apprendrait mieux.',
  blank: "Cette image est vide ou d'une seule couleur : elle n'apprend rien et sera ignorée.",
  duplicate: (other: string) =>
    `Cette image ressemble beaucoup à « ${other} » : gardez-en une seule, ou remplacez-la.`,
  odd: 'Cette image se distingue nettement des autres : elle ne servira ni de palette ni de matière.',
  allGood: (count: number) => `${count} images utilisables, sans défaut remarqué.`,
  someAdvice: (usable: number, total: number) => `${usable} images utilisables sur ${total}.`,
  lowDiversity:
    'Elles se ressemblent beaucoup : ajoutez d’autres sujets et d’autres lumières pour un style plus souple.',
  goodDiversity: 'Leurs sujets et leurs couleurs sont variés.',
  unrelated: (counts: readonly { readonly count: number; readonly treatment: Treatment }[]) =>
    `Ces images n’ont pas de manière commune : ${counts
      .map(({ count, treatment }) => `${count} ${manners[treatment]}`)
      .join(', ')}. Gardez celles d’une seule manière, ou entraînez un style pour chacune.`,
  tooFew: (usable: number, needed: number) =>
    `Il reste ${usable} image(s) utilisable(s) ; il en faut au moins ${needed} pour apprendre un style.`,
} as const;
