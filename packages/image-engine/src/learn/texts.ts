/** Every French sentence of the coach and of learning. */
export const texts = {
  unreadable: 'Cette image est illisible : utilisez un PNG, un JPEG, un WebP ou un AVIF.',
  tooSmall: (width: number, height: number) =>
    `Cette image est petite (${width} × ${height}) : choisissez-en une d'au moins 512 pixels de côté.`,
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
  tooFew: (usable: number, needed: number) =>
    `Il reste ${usable} image(s) utilisable(s) ; il en faut au moins ${needed} pour apprendre un style.`,
} as const;
