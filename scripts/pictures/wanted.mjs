/** What the site shows, as one would ask the studio for it. Sizes in pixels. */
const film = { width: 1408, height: 792, seed: 7, style: false };
const start = { width: 864, height: 540, seed: 7, style: false };

const lake = { prompt: 'un lac de montagne au lever du soleil, ciel doré', ...film };

/**
 * A day from dawn to night, in the order of the film; the first shot is also its poster, and the
 * second the same place in the learned style.
 */
export const filmShots = [
  { name: 'film-1', ...lake },
  { name: 'film-1-style', ...lake, style: true },
  { name: 'film-2', prompt: 'la campagne en automne, collines dorées', ...film },
  { name: 'film-3', prompt: 'un désert de dunes au coucher du soleil', ...film },
  { name: 'film-4', prompt: 'une plage tropicale en fin de journée', ...film },
  { name: 'film-5', prompt: 'une mer agitée au crépuscule', ...film },
  { name: 'film-6', prompt: 'une ville la nuit sous la pluie', ...film },
  { name: 'film-7', prompt: "la voie lactée au-dessus d'un lac", ...film },
];
export const filmSeconds = 14;

/** The starting points of a new conversation. The last one shows what a learned style does. */
export const starts = [
  { name: 'depart-creer', prompt: 'un voilier sur une mer turquoise à midi, ciel bleu', ...start },
  { name: 'depart-retoucher', prompt: 'des montagnes enneigées sous un ciel clair', ...start },
  { name: 'depart-style', prompt: 'la campagne en automne, collines', ...start, style: true },
];

/** A style is learned from these, our own pictures: no licence of others is in what we show. */
export const lessons = [
  'rouge et orange',
  'bleu nuit et or',
  'ocre',
  'turquoise',
  'rose et bleu',
  'vert sombre et jaune',
  'orange et violet',
  'bleu',
].map((colours, index) => ({
  name: `lecon-${index + 1}`,
  prompt: `composition abstraite géométrique, ${colours}`,
  ...{ width: 512, height: 512, seed: index + 1, style: false },
}));

const shot = (/** @type {string} */ name) => {
  const found = filmShots.find((wanted) => wanted.name === name);
  if (!found) throw new Error(`the film has no shot ${name}`);
  return found;
};

/** The one picture of a quiet page; most are stills of the film. */
export const pagePictures = [
  { name: 'lac', size: [1056, 792], wanted: shot('film-1') },
  { name: 'dunes', size: [1056, 792], wanted: shot('film-3') },
  { name: 'crepuscule', size: [1056, 792], wanted: shot('film-5') },
  { name: 'ville', size: [1056, 792], wanted: shot('film-6') },
  { name: 'nuit', size: [1056, 792], wanted: shot('film-7') },
  {
    name: 'nature-morte',
    size: [960, 1200],
    wanted: {
      name: 'nature-morte',
      prompt: 'une nature morte, fruits et vase, lumière douce',
      ...{ width: 960, height: 1200, seed: 7, style: false },
    },
  },
  {
    name: 'rivage',
    size: [1200, 1350],
    wanted: {
      name: 'rivage',
      prompt: 'une plage tropicale en fin de journée',
      ...{ width: 1200, height: 1350, seed: 3, style: false },
    },
  },
];

/** The picture of each page's social card. */
export const cards = [
  { name: 'accueil', picture: 'film-1' },
  { name: 'contact', picture: 'film-2' },
  { name: 'information', picture: 'film-7' },
  { name: 'connexion', picture: 'film-4' },
];
