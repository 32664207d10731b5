import type { Design, Occasion, Taste } from '../illustration-description.ts';
import type { Palette } from './palettes.ts';

type Row = readonly [
  sky: string,
  disc: string,
  far: string,
  ground: string,
  near: string,
  ink: string,
  paper: string,
];

const palettes = (name: string, rows: readonly Row[]): readonly Palette[] =>
  rows.map(([sky, disc, far, ground, near, ink, paper], at) => ({
    ...{ name: `${name} ${at}`, sky, disc, far, ground, near, ink, paper },
    isDark: false,
  }));

/** Sky is the sheet, ground its band, disc its accent, near and far its leaves and its lines. */
const ofTaste: Partial<Record<Taste, readonly Palette[]>> = {
  deco: palettes('deco', [
    ['#16302e', '#d9b062', '#24504a', '#0e211f', '#d9b062', '#10201f', '#f4e6c4'],
    ['#1b2340', '#dcb265', '#2f3c66', '#121830', '#dcb265', '#12182c', '#f5e8cb'],
  ]),
  nouveau: palettes('nouveau', [
    ['#efe3c2', '#c98a3c', '#9fae7c', '#5f7a56', '#7a3f33', '#3c2f22', '#f6ecd2'],
  ]),
  bauhaus: palettes('bauhaus', [
    ['#f1e7d3', '#d93a2b', '#f0b429', '#1f4e9c', '#1d1d1f', '#1d1d1f', '#f8f1e2'],
  ]),
  vintage: palettes('vintage', [
    ['#f2e3c0', '#d8673a', '#7fa99b', '#2f6f73', '#2b3f4a', '#2b3340', '#f7ecd3'],
    ['#e9dcb9', '#c8452f', '#d9a648', '#3f6b5c', '#26352f', '#2a2b26', '#f5ead0'],
    ['#cfe0d4', '#e07a3f', '#8fb3a4', '#31616b', '#27343f', '#27313b', '#f6ebd2'],
  ]),
  botanical: palettes('botanical', [
    ['#f4efe0', '#c9744f', '#a9bd9c', '#6f8f6d', '#3f5e47', '#33432f', '#faf5e8'],
  ]),
  minimal: palettes('minimal', [
    ['#f3efe7', '#d98b6a', '#d9d2c4', '#b7a995', '#4a4a48', '#2b2b2b', '#faf7f1'],
  ]),
  slate: palettes('slate', [
    ['#323c39', '#f3ecd8', '#4a5753', '#b9824f', '#8a5c38', '#1f2926', '#f7f3e6'],
  ]),
  elegant: palettes('elegant', [
    ['#f6f1e6', '#c4a052', '#d9c79c', '#b08d45', '#b08d45', '#3a342a', '#fbf8f0'],
  ]),
  cute: palettes('cute', [
    ['#fde2e0', '#ffd07a', '#bfe3d4', '#8fcbb8', '#e58b98', '#5a3a4a', '#fff6f0'],
    ['#d9ecf7', '#ffc9a8', '#c9e7c9', '#8fc9a8', '#7a9fd0', '#34466b', '#f8fbff'],
  ]),
};

const ofOccasion: Partial<Record<Occasion, readonly Palette[]>> = {
  wedding: palettes('wedding', [
    ['#f7f3ea', '#d8b27a', '#b9c9b6', '#86a08a', '#54735f', '#3c4b41', '#fffdf8'],
  ]),
  birth: palettes('birth', [
    ['#e3eef3', '#f3c9a2', '#b7d2cf', '#86aeb5', '#557f8c', '#35505c', '#fbfdfd'],
    ['#fbe9e2', '#f0b48f', '#e6c7b4', '#cf9c86', '#8f6a5a', '#5a4038', '#fffaf6'],
  ]),
  birthday: palettes('birthday', [
    ['#fff0d2', '#f2694f', '#ffc75a', '#58b5a9', '#3b5ba5', '#2d2a4a', '#fffaf0'],
    ['#dff1f5', '#f26d7d', '#ffc95e', '#4fb3a5', '#4b5fa8', '#27335c', '#f9fdfd'],
    ['#ffe1dc', '#ee5d6c', '#ffcb66', '#6bb7a0', '#7b5ea7', '#43264f', '#fff8f5'],
  ]),
  newyear: palettes('newyear', [
    ['#1c2b52', '#e7bd63', '#33477c', '#e9f0f8', '#e7bd63', '#16203c', '#f6efdc'],
  ]),
  lunar: palettes('lunar', [
    ['#c5282d', '#e9b64a', '#a81f28', '#8d1822', '#e9b64a', '#4a0c12', '#fbe9c4'],
  ]),
  christmas: palettes('christmas', [
    ['#1f4d40', '#d9b25f', '#2f6652', '#e9f0ea', '#c9483f', '#173329', '#f7efdc'],
    ['#a7302f', '#e9c36f', '#c4504a', '#f4ece0', '#e9c36f', '#4a1414', '#fbf1dd'],
  ]),
  easter: palettes('easter', [
    ['#eaf3dc', '#f7c98b', '#bfdca6', '#8cc07c', '#d98aa5', '#3f5a3c', '#fbfdf3'],
  ]),
  love: palettes('love', [
    ['#fbdcd9', '#d9475a', '#f1a9ac', '#e27c85', '#b53449', '#5f1f30', '#fff5f2'],
  ]),
  mother: palettes('mother', [
    ['#fbeae4', '#e58a86', '#c7d3b3', '#93ad86', '#5f8262', '#563440', '#fffaf6'],
  ]),
  father: palettes('father', [
    ['#dfe9ee', '#d98a4e', '#a9bfca', '#5f86a0', '#2f4f68', '#22384a', '#f8fbfc'],
  ]),
  thanks: palettes('thanks', [
    ['#f7f1e3', '#e2a15e', '#c5cfae', '#94ab85', '#5e7d5f', '#454335', '#fffcf4'],
  ]),
  music: palettes('music', [
    ['#f2b53c', '#e2503a', '#f6cc6b', '#27316b', '#1b2250', '#1b2250', '#fff4d9'],
    ['#27316b', '#f2b53c', '#3a4690', '#e2503a', '#f2b53c', '#161c44', '#fff1d4'],
    ['#12877c', '#f6c945', '#2a9c8f', '#0c4a52', '#f0683c', '#0a363d', '#fdf3d8'],
  ]),
  circus: palettes('circus', [
    ['#f4e2b8', '#c73a2f', '#ecd19a', '#1f5f6b', '#c73a2f', '#3a1d1a', '#fbf0d4'],
  ]),
  flea: palettes('flea', [
    ['#f3dfb4', '#cf5a3c', '#ecd095', '#2f6b6a', '#7a4a2f', '#3a2a22', '#fbf1d9'],
  ]),
  school: palettes('school', [
    ['#ffd55c', '#ef5b4c', '#ffe08a', '#2d6fb7', '#2f9c7e', '#22335f', '#fffaea'],
    ['#8fd3e8', '#ffcf4a', '#a9def0', '#ef6a4c', '#2f9c7e', '#1f3a66', '#fffdf2'],
  ]),
  sale: palettes('sale', [
    ['#d9262e', '#fff6ea', '#e2474c', '#fff6ea', '#b3161f', '#a5121b', '#fff6ea'],
  ]),
  film: palettes('film', [
    ['#1f2f3d', '#e0b04a', '#2f4455', '#141f29', '#c4402f', '#0f171f', '#f2ead8'],
  ]),
  game: palettes('game', [
    ['#1f6f5c', '#f2c14e', '#2f8570', '#b93a2f', '#f2c14e', '#12352d', '#fdf3da'],
    ['#f2c14e', '#d8433b', '#f6d27a', '#23467a', '#1c6f5f', '#1c2c4a', '#fff6dd'],
  ]),
  gaming: palettes('gaming', [
    ['#1b1140', '#ff4fa3', '#2c1b66', '#0f0a2a', '#35e0e8', '#0c0722', '#f2ecff'],
    ['#10173d', '#8a5bff', '#1c2863', '#090e28', '#2fe3c3', '#070b1f', '#eef3ff'],
  ]),
  feast: palettes('feast', [
    ['#f6e0bd', '#d9573f', '#f1cf9a', '#2c4a6e', '#d98c3f', '#2a2f45', '#fff8ea'],
    ['#f2b8a0', '#fff0d2', '#f6c9b4', '#33526b', '#d9573f', '#2b2f47', '#fff7ec'],
  ]),
  retirement: palettes('retirement', [
    ['#d6ebf0', '#f6c26b', '#a9d0d8', '#5c9fb5', '#2f6f8a', '#1f3f55', '#fdfaf0'],
  ]),
};

const usual: readonly Palette[] = palettes('sheet', [
  ['#f6e2bd', '#e2603f', '#f1d09a', '#24506b', '#c98a3c', '#22324a', '#fff8ea'],
  ['#cfe5e3', '#f08a5d', '#b3d5d2', '#2f5d73', '#e0a93f', '#1f3a4a', '#fdf9ee'],
  ['#f6cfc0', '#fbf0da', '#f0b7a4', '#7b3a52', '#e08a4a', '#45203a', '#fff5ec'],
  ['#e7dff2', '#f2a65a', '#d2c6e6', '#4f4788', '#e2725b', '#2f2a5c', '#fbf8fd'],
]);

/** What a designed sheet is printed in; null where its scene has its own light. */
export function designPalettes({ kind, occasion, taste }: Design, isScene: boolean) {
  if (kind === 'pattern' || kind === 'mark' || kind === 'board') return null;
  const found = (taste && ofTaste[taste]) ?? (occasion && ofOccasion[occasion]);
  if (isScene) return (taste === 'vintage' && ofTaste.vintage) || null;
  return found ?? usual;
}
