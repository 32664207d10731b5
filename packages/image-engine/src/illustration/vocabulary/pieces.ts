/** What is many small things of one kind, of which something may be made: how it is told, and in which colours. */
type Row = {
  readonly fr: string;
  readonly en: string;
  readonly form: PieceForm;
  readonly colours: readonly string[];
};
export type PieceForm =
  | ('leaf' | 'flower' | 'star' | 'gear' | 'round' | 'feather' | 'heart' | 'drop')
  | ('tile' | 'crystal' | 'stick' | 'cloud' | 'snowflake');

export const pieces = {
  autumnLeaves: {
    ...{ fr: 'de feuilles d’automne', en: 'of autumn leaves', form: 'leaf' },
    colours: ['#d9682b', '#e9a23b', '#b8402c', '#f0c04f', '#a65a2a'],
  },
  leaves: {
    ...{ fr: 'de feuilles', en: 'of leaves', form: 'leaf' },
    colours: ['#5a9a4b', '#7cb656', '#3f7f45', '#98c466', '#4d8f5f'],
  },
  flowers: {
    ...{ fr: 'de fleurs', en: 'of flowers', form: 'flower' },
    colours: ['#e77fa3', '#f4c65b', '#f6ede0', '#b98ad6', '#ef8a5f'],
  },
  roses: {
    ...{ fr: 'de roses', en: 'of roses', form: 'flower' },
    colours: ['#d8435a', '#ee8aa0', '#b52c46', '#f6b3bf'],
  },
  stars: {
    ...{ fr: 'd’étoiles', en: 'of stars', form: 'star' },
    colours: ['#f7d768', '#fdf3c4', '#9fb8ec', '#e7b64b'],
  },
  gears: {
    ...{ fr: 'd’engrenages', en: 'of gears', form: 'gear' },
    colours: ['#b98743', '#8d949f', '#c9a458', '#6f7782', '#a2643a'],
  },
  fruit: {
    ...{ fr: 'de fruits', en: 'of fruit', form: 'round' },
    colours: ['#e2473c', '#f29a35', '#f4d34e', '#7fb24a', '#8a4a92'],
  },
  stones: {
    ...{ fr: 'de galets', en: 'of stones', form: 'round' },
    colours: ['#9a978f', '#bdb9af', '#7c7a75', '#d3cfc4', '#8b8378'],
  },
  feathers: {
    ...{ fr: 'de plumes', en: 'of feathers', form: 'feather' },
    colours: ['#3f8fb5', '#58b6a8', '#f0e6d3', '#7a6fc0', '#e0a54a'],
  },
  balloons: {
    ...{ fr: 'de ballons', en: 'of balloons', form: 'round' },
    colours: ['#e6555a', '#f4c64e', '#5aa9e0', '#7cc47a', '#c384d8'],
  },
  bubbles: {
    ...{ fr: 'de bulles', en: 'of bubbles', form: 'round' },
    colours: ['#bfe3f2', '#dff2f8', '#a7d0ec', '#d8cff0'],
  },
  buttons: {
    ...{ fr: 'de boutons', en: 'of buttons', form: 'round' },
    colours: ['#d9624f', '#4f8fb0', '#f0d9a8', '#5f9e78', '#8a6a9c'],
  },
  hearts: {
    ...{ fr: 'de cœurs', en: 'of hearts', form: 'heart' },
    colours: ['#e2475f', '#f59bb0', '#c22f4f', '#f7c3ce'],
  },
  drops: {
    ...{ fr: 'de gouttes d’eau', en: 'of water drops', form: 'drop' },
    colours: ['#5fb2e0', '#9ad4f0', '#3d8fc8', '#c9eaf7'],
  },
  candy: {
    ...{ fr: 'de bonbons', en: 'of candy', form: 'round' },
    colours: ['#f0729a', '#7fd0c8', '#f7dc6a', '#b58be0', '#f59a5c'],
  },
  shells: {
    ...{ fr: 'de coquillages', en: 'of shells', form: 'leaf' },
    colours: ['#f3dcc4', '#e9b99a', '#f7efe2', '#d99f8f'],
  },
  bricks: {
    ...{ fr: 'de briques', en: 'of bricks', form: 'tile' },
    colours: ['#d8493f', '#f2c23e', '#3f7fc4', '#5aa856', '#f4f0e6'],
  },
  puzzle: {
    ...{ fr: 'de pièces de puzzle', en: 'of puzzle pieces', form: 'tile' },
    colours: ['#4f9ac0', '#e8b04e', '#d9624f', '#7db06a', '#f1e6d0'],
  },
  crystals: {
    ...{ fr: 'de cristaux', en: 'of crystals', form: 'crystal' },
    colours: ['#9fd6ea', '#c9b8f0', '#7fb8e0', '#e6f4fa'],
  },
  twigs: {
    ...{ fr: 'de branches', en: 'of twigs', form: 'stick' },
    colours: ['#8a5f3c', '#a87a4e', '#6b4a30', '#bf9566'],
  },
  clouds: {
    ...{ fr: 'de nuages', en: 'of clouds', form: 'cloud' },
    colours: ['#f7fafc', '#e3ecf4', '#cfdeeb', '#ffffff'],
  },
  snowflakes: {
    ...{ fr: 'de flocons', en: 'of snowflakes', form: 'snowflake' },
    colours: ['#eaf5fb', '#bfdff0', '#ffffff', '#9cc8e4'],
  },
  coins: {
    ...{ fr: 'de pièces d’or', en: 'of gold coins', form: 'round' },
    colours: ['#e3b341', '#f4d57a', '#c08a2a', '#f0c350'],
  },
  petals: {
    ...{ fr: 'de pétales', en: 'of petals', form: 'leaf' },
    colours: ['#f2a7bd', '#f7c9d4', '#e57fa0', '#fbe6ea'],
  },
} as const satisfies Readonly<Record<string, Row>>;
export type PieceName = keyof typeof pieces;
