/** Colours of a whole picture, as `#rrggbb`. */
export type Palette = {
  readonly name: string;
  readonly sky: string;
  /** The large disc behind a subject: sun, moon, lamp. */
  readonly disc: string;
  readonly far: string;
  readonly ground: string;
  readonly near: string;
  readonly ink: string;
  readonly paper: string;
  /** Of the light: what pulls all lightness together. */
  readonly isDark: boolean;
  /** About a mark’s field, where a second colour was told. */
  readonly ring?: string;
};

const inks = { warm: '#3a2530', cold: '#1d2b3d', green: '#1f3430' };

const [light, dark] = [false, true];
type Row = readonly [
  name: string,
  sky: string,
  disc: string,
  far: string,
  ground: string,
  near: string,
  ink: string,
  paper: string,
  isDark: boolean,
];

function sets(rows: readonly Row[]): readonly Palette[] {
  return rows.map(([name, sky, disc, far, ground, near, ink, paper, isDark]) => ({
    ...{ name, sky, disc, far, ground, near, ink, paper, isDark },
  }));
}

/** Chosen by eye: sky and disc apart in lightness or hue, three grounds that step down. */
export const dayPalettes = sets([
  ['matin', '#c4e4e6', '#f6bd6a', '#8cc0b4', '#4b988f', '#27656a', inks.cold, '#f7f1e3', light],
  ['pêche', '#f8d3b4', '#fdf1dc', '#e59a78', '#c0655a', '#7a3b4b', inks.warm, '#fbf1e4', light],
  ['citron', '#f6e9c4', '#f2a93b', '#b4c79a', '#6f9f72', '#37655a', inks.green, '#fbf5e2', light],
  ['lilas', '#ddd2ee', '#fbe0c6', '#b09ccf', '#7a68a6', '#483f78', inks.cold, '#f6f0f4', light],
  ['rose', '#f9dad6', '#e86a58', '#dd9ba0', '#9c5670', '#55304b', inks.warm, '#fcf1ec', light],
  ['azur', '#a9d8f2', '#fff3cf', '#93c383', '#5a9c5b', '#33704f', inks.green, '#f5f3e6', light],
  ['sable', '#ece0ca', '#dc6f4d', '#d0b088', '#a8825c', '#66503e', inks.warm, '#f8f1e2', light],
  ['menthe', '#d3eede', '#ff9e84', '#98d4ba', '#4aa78e', '#236662', inks.green, '#f3f6ea', light],
  ['moutarde', '#f0c75e', '#fbeecb', '#d99b3f', '#a8662f', '#5f3b2b', inks.warm, '#fbf0d4', light],
  ['sarcelle', '#8fcfcf', '#fbe3b3', '#e9b48c', '#d9825f', '#99483f', inks.cold, '#f7efe0', light],
  ['corail', '#ff9f86', '#fff0d6', '#e8705f', '#b04a56', '#642f49', inks.warm, '#fdeee2', light],
  ['brume', '#c9dde4', '#f9c79a', '#a3c0b8', '#6a9c8f', '#3b6a66', inks.cold, '#f5f2ea', light],
  ['aurore', '#fbd9bd', '#f28a5b', '#b9c58a', '#7fa65a', '#4d7a45', inks.green, '#fcf3e4', light],
  ['lavande', '#d9d2f0', '#fce2b4', '#9fc0b0', '#6ba37f', '#3f7560', inks.cold, '#f7f2f2', light],
  ['soleil', '#fbe6a8', '#f39a3c', '#bcc76f', '#86a84c', '#55803f', inks.green, '#fdf5de', light],
  ['lagon', '#9fdcdc', '#fff0c4', '#7fc39b', '#45a07a', '#24705a', inks.green, '#f4f4e6', light],
  ['rosée', '#f7d6d0', '#ef7f62', '#b7c99a', '#78a86a', '#48805a', inks.green, '#fbf1ec', light],
  ['ciel', '#bfe0f7', '#ffdf8e', '#a8cf8f', '#6fb06a', '#3f8050', inks.green, '#f8f5e8', light],
]);

/** What a mood is seen in where neither hour nor weather is told. */
export const moodPalettes = {
  joyful: dayPalettes.filter(({ name }) => /^(soleil|azur|ciel|lagon|rosée)$/.test(name)),
  melancholic: sets([
    ['cendre', '#a9b3bd', '#dfe0df', '#8b96a1', '#67727d', '#444e59', inks.cold, '#eeefee', light],
    ['regret', '#9fa6bb', '#dcd6de', '#7f87a0', '#5d657e', '#3d4359', inks.cold, '#efeef2', light],
  ]),
  mysterious: sets([
    ['secret', '#54617f', '#d8d3c0', '#46556f', '#34455a', '#1d2b3c', '#101a26', '#e9e8e0', dark],
    ['énigme', '#4c5f66', '#d3ddc4', '#3e5459', '#2f4549', '#1a2b2f', '#0f1c1f', '#e6ebe2', dark],
  ]),
  dreamy: sets([
    ['rêve', '#e3d4f4', '#fff0dc', '#c9b5e6', '#9f8fd0', '#66599f', inks.cold, '#f8f2fa', light],
    ['songe', '#f6d5e4', '#fff4dd', '#d6b8e0', '#a593d2', '#6a5fa6', inks.cold, '#fbf1f5', light],
  ]),
  dramatic: sets([
    ['tumulte', '#c8634a', '#ffd98a', '#7d4556', '#4d3148', '#291d33', '#170f1f', '#f7e7d6', light],
  ]),
  calm: dayPalettes.filter(({ name }) => /^(brume|menthe|lavande|azur)$/.test(name)),
} as const;

export const nightPalettes = sets([
  ['nuit bleue', '#222a5c', '#f6e7b4', '#323f7c', '#262f66', '#171d45', '#0d1230', '#f3ecd2', dark],
  ['nuit verte', '#123c4a', '#f4e3b6', '#1f5560', '#184850', '#0c2c36', '#071d26', '#f0ecd6', dark],
  ['nuit prune', '#34225a', '#fadcae', '#4d3684', '#3d2b70', '#221745', '#150d30', '#f5e9dc', dark],
]);

export const sunsetPalettes = sets([
  ['couchant', '#f59b74', '#fde0a0', '#c56a68', '#7c4668', '#432d55', '#26193a', '#fbeedd', light],
  ['braise', '#f7b267', '#fff0c2', '#e2725b', '#9b3f54', '#4f2645', '#2c1632', '#fcf0da', light],
  ['mauve', '#e8a0b4', '#ffe3b8', '#a873a8', '#6c4f92', '#3b3168', '#221c46', '#faecec', light],
]);

export const rainPalettes = sets([
  ['pluie', '#93a8b6', '#cdd6d6', '#748999', '#566a77', '#384957', inks.cold, '#eef0ee', light],
  ['averse', '#8391a8', '#d6cfe0', '#65738c', '#4c5a73', '#323d54', inks.cold, '#eeeef2', light],
]);

export const snowPalettes = sets([
  ['neige', '#cfe0ee', '#fff3dc', '#b4cadd', '#eef4f8', '#dbe7f0', inks.cold, '#f7f9fb', light],
  ['givre', '#bcd3e8', '#fbd9c0', '#9db8d4', '#e8f0f7', '#d0deec', inks.cold, '#f6f8fb', light],
]);

export const autumnPalettes = sets([
  ['automne', '#f6dfb8', '#e5773d', '#d9a04e', '#ad5c35', '#63382c', inks.warm, '#fbf2df', light],
  ['vendange', '#f3d3a2', '#c94f3a', '#c98a45', '#8b4a3c', '#51303a', inks.warm, '#faefdb', light],
]);

export const springPalettes = sets([
  [
    'printemps',
    '#d8ecf2',
    '#fcc7cf',
    '#a9d39b',
    '#6fb37a',
    '#3f7f63',
    inks.green,
    '#f8f7ee',
    light,
  ],
  ['verger', '#fbe3e4', '#ffd27a', '#b8d8a0', '#7cba84', '#48866a', inks.green, '#fcf5ef', light],
]);
