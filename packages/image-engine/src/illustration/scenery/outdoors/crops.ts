import { makeRandom } from '../../../maths/seeded-random.ts';
import type { Crop } from '../../illustration-description.ts';
import { blend, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, below, cut, type Setting } from '../stage.ts';
import { leaf } from './growth.ts';

type Plant = {
  /** Of the row between the plants, of stems and leaves, and of what blooms. */
  readonly soil: string;
  readonly stem: string;
  readonly blooms: readonly string[];
  readonly form: 'ear' | 'disc' | 'cup' | 'blade';
  readonly core?: string;
  /** Against a stem of one. */
  readonly high: number;
};

const plants: Readonly<Record<Crop, Plant>> = {
  wheat: {
    soil: '#cf9f45',
    stem: '#b98a35',
    blooms: ['#ecc768', '#e0b34f'],
    form: 'ear',
    high: 1.1,
  },
  lavender: {
    soil: '#8a7fb0',
    stem: '#7d9465',
    blooms: ['#7d63b8', '#9a80d0'],
    form: 'ear',
    high: 1,
  },
  sunflower: {
    ...{ soil: '#7f9a4a', stem: '#5a8540', blooms: ['#f2b92e', '#f6c94f'] },
    ...{ form: 'disc', core: '#5a3a1e', high: 1.3 },
  },
  tulip: {
    ...{ soil: '#6f9a58', stem: '#4f8a4c' },
    ...{ blooms: ['#d9485a', '#f2b13c', '#e98ab0'], form: 'cup', high: 0.9 },
  },
  poppy: {
    ...{ soil: '#8fae62', stem: '#6f9a4e', blooms: ['#d8402f', '#e25a45'] },
    ...{ form: 'disc', core: '#3a2a2a', high: 1 },
  },
  rapeseed: {
    soil: '#c9bf45',
    stem: '#7f9a3c',
    blooms: ['#f2d23c', '#f6df66'],
    form: 'ear',
    high: 1,
  },
  maize: {
    soil: '#6f9a4e',
    stem: '#4f8a3c',
    blooms: ['#f2c94c', '#e8b93a'],
    form: 'ear',
    high: 1.6,
  },
  rice: { soil: '#86bf6c', stem: '#6fae5a', blooms: ['#b9df8a'], form: 'blade', high: 0.7 },
  vine: {
    ...{ soil: '#b3935f', stem: '#8a6a45', blooms: ['#5f8f46', '#6f9f50'] },
    ...{ form: 'disc', core: '#6b4a8f', high: 0.8 },
  },
  flowers: {
    ...{ soil: '#86b35f', stem: '#5f9a4e' },
    ...{
      blooms: ['#e4808a', '#f4efe6', '#f2c14e', '#8f7fd0'],
      form: 'disc',
      core: '#e8a23c',
      high: 0.9,
    },
  },
};

const rowCount = 11;

/** Rows of one plant, from the field's far edge to the lower edge; those before `feet` hide what stands there. */
export function cropRows(
  setting: Setting,
  crop: Crop,
  { from, feet }: { from: number; feet: number },
): { back: Group; front: Group } {
  const { width, height, palette } = setting;
  const random = makeRandom(setting.random() * 2 ** 32);
  const plant = plants[crop];
  const shade = palette.isDark ? 0.62 : 0.12;
  const hue = (hex: string) => blend(tone(hex), tone(palette.ground), shade);
  const back: CutOut[] = [cut(hue(plant.soil), below(setting, height * from))];
  const front: CutOut[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    const near = (row / (rowCount - 1)) ** 1.7;
    const y = height * (from + 0.015 + (1.04 - from) * near);
    const size = 9 + 62 * near;
    const cutOuts = y > height * (feet + 0.1) ? front : back;
    const step = size * 0.78;
    const stems: string[] = [];
    const blooms = plant.blooms.map((): string[] => []);
    const cores: string[] = [];
    for (let x = -step * random(); x < width + step; x += step) {
      const [px, h] = [
        x + step * 0.3 * (random() - 0.5),
        size * plant.high * (0.85 + 0.3 * random()),
      ];
      const lean = 0.3 * (random() - 0.5);
      const bloom = blooms[Math.floor(random() * blooms.length)]!;
      const [tx, ty] = [px + Math.sin(lean) * h, y - Math.cos(lean) * h];
      stems.push(`k ${px} ${y + size * 0.1} ${tx} ${ty} ${size * 0.06} ${size * 0.05}`);
      stems.push(leaf(px, y, h * 0.6, lean + (random() < 0.5 ? -0.6 : 0.6)));
      bloom.push(...bloomAt(plant, { x: tx, y: ty, size, lean }));
      if (plant.core && size > 16) cores.push(`o ${tx} ${ty} ${size * 0.13} ${size * 0.13}`);
    }
    cutOuts.push(cut(hue(plant.stem), ...stems));
    for (const [index, shapes] of blooms.entries())
      if (shapes.length > 0) cutOuts.push(cut(hue(plant.blooms[index]!), ...shapes));
    if (cores.length > 0) cutOuts.push(cut(hue(plant.core!), ...cores));
  }
  return { back: backdrop('crop', back), front: backdrop('near crop', front) };
}

type Spot = { x: number; y: number; size: number; lean: number };

function bloomAt({ form }: Plant, { x, y, size, lean }: Spot): string[] {
  if (form === 'ear') return [leaf(x, y + size * 0.3, size * 0.62, lean)];
  if (form === 'blade') return [leaf(x, y + size * 0.3, size * 0.5, lean + 0.5)];
  if (form === 'cup') {
    const r = size * 0.2;
    return [
      `M${x - r} ${y - r} L${x - r * 0.45} ${y - r * 0.3} L${x} ${y - r * 1.2} L${x + r * 0.45} ${y - r * 0.3} L${x + r} ${y - r} C${x + r * 1.1} ${y + r * 1.1} ${x - r * 1.1} ${y + r * 1.1} ${x - r} ${y - r}Z`,
    ];
  }
  return [0, 1, 2, 3, 4, 5].map((petal) => {
    const angle = petal * 1.0472 + lean;
    const r = size * 0.19;
    return `o ${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)} ${r * 0.78} ${r * 0.78}`;
  });
}
