import type { IllustrationDescription, Place } from '../../illustration-description.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Box } from '../../picture/fill-contours.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { leaf } from '../outdoors/growth.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from '../stage.ts';

/** Paper with a frame of leaves, or with what is strewn about the words: for lettering alone. */
export function card(setting: Setting): Stage {
  const { width, height, palette, celestial } = setting;
  const short = Math.min(width, height);
  const frame = (share: number) =>
    `r ${short * share} ${short * share} ${width - 2 * short * share} ${height - 2 * short * share} ${short * 0.03}`;
  const strewn = strewings.find(({ id }) => celestial.has(id));
  const paper = blend(tone(palette.paper), tone(palette.sky), 0.2);
  const ground = strewn ? lighter(tone(palette.near), -0.06) : tone(palette.disc);
  const line = strewn ? tone(strewn.fills[0]!) : tone(palette.ground);
  return {
    back: [
      backdrop('ground', [sheet(setting, ground)]),
      backdrop('card', [cut(paper, frame(0.06))]),
      {
        ...backdrop('line', [{ ...cut(line, frame(0.078), frame(0.084)), isEvenOdd: true }]),
        isFlat: true,
      },
      ...(strewn ? [strew(setting, strewn)] : [0, 1, 2, 3].map((corner) => spray(setting, corner))),
    ],
    ...{ front: [], base: height * 0.9, horizon: height * 0.5, hasGround: false },
  };
}

type Strewing = {
  readonly id: string;
  readonly fills: readonly string[];
  readonly shape: (x: number, y: number, r: number, turn: number) => string;
};

const strewings: readonly Strewing[] = [
  {
    ...{ id: 'scattered-stars', fills: ['#dfae42', '#f0c964', '#c9952f'] },
    shape: (x, y, r, turn) =>
      `p ${Array.from({ length: 10 }, (_, at) => {
        const [angle, out] = [(at * Math.PI) / 5 + turn, at % 2 === 0 ? r : r * 0.44];
        return `${x + out * Math.sin(angle)} ${y - out * Math.cos(angle)}`;
      }).join(' ')}`,
  },
  {
    ...{ id: 'scattered-hearts', fills: ['#d8485c', '#ea8496', '#c23a50'] },
    shape: (x, y, r) =>
      `M${x} ${y + r} C${x - 1.5 * r} ${y} ${x - 1.1 * r} ${y - 1.1 * r} ${x} ${y - 0.3 * r} C${x + 1.1 * r} ${y - 1.1 * r} ${x + 1.5 * r} ${y} ${x} ${y + r}Z`,
  },
];

/** Above and below the words, larger toward the corners. */
function strew({ width, height, random }: Setting, { fills, shape }: Strewing): Group {
  const short = Math.min(width, height);
  const rows = [0.16, 0.24, 0.7, 0.78, 0.86];
  const cutOuts = rows.flatMap((row, at) =>
    Array.from({ length: 6 }, (_, column) => {
      const x = width * (0.14 + (0.72 * (column + 0.5 * (at % 2))) / 5.5 + 0.05 * (random() - 0.5));
      const y = height * (row + 0.03 * (random() - 0.5));
      const away = Math.abs(x / width - 0.5) + Math.abs(y / height - 0.47);
      const r = short * (0.008 + 0.04 * away * (0.5 + random()));
      return cut(tone(fills[(at + column) % 3]!), shape(x, y, r, random() * 0.6));
    }),
  );
  return backdrop('strewn', cutOuts);
}

/** Nothing but a sheet that something is stuck onto. */
export function sheetOf(setting: Setting): Stage {
  const { height, palette } = setting;
  return {
    back: [backdrop('ground', [sheet(setting, lighter(tone(palette.sky), -0.03))])],
    ...{ front: [], base: height * 0.86, horizon: height * 0.5, hasGround: false },
  };
}

/** Leaves and berries out of a corner. */
function spray({ width, height, palette, random }: Setting, corner: number): Group {
  const [right, low] = [corner % 2 === 1, corner > 1];
  const [x, y] = [right ? width : 0, low ? height : 0];
  const short = Math.min(width, height);
  const toward = ((right ? -1 : 1) * (low ? 1 : 3) * Math.PI) / 4;
  const greens = [palette.ground, palette.near, palette.far];
  const cutOuts: CutOut[] = [];
  for (let index = 0; index < 7; index += 1) {
    const lean = toward + (index - 3) * 0.27;
    const length = short * (0.3 - Math.abs(index - 3) * 0.018 + 0.04 * random());
    cutOuts.push(cut(tone(greens[index % 3]!), leaf(x, y, length, lean)));
  }
  const berries = Array.from({ length: 5 }, (_, index) => {
    const angle = toward - Math.PI / 2 + (index - 2) * 0.3;
    const far = short * (0.25 + 0.05 * (index % 2));
    return `o ${x + Math.cos(angle) * far} ${y + Math.sin(angle) * far} ${short * 0.013} ${short * 0.013}`;
  });
  return backdrop('leaves', [...cutOuts, cut(lighter(tone(palette.disc), -0.05), ...berries)]);
}

/** Where a sign's words stand. */
export function signBox(
  { width, height }: { width: number; height: number },
  isAlone: boolean,
): Box {
  if (isAlone)
    return { left: width * 0.16, right: width * 0.84, top: height * 0.3, bottom: height * 0.62 };
  return { left: width * 0.17, right: width * 0.83, top: height * 0.13, bottom: height * 0.31 };
}

const planted: ReadonlySet<Place> = new Set<Place>([
  ...(['garden', 'field', 'hills', 'forest', 'jungle', 'savanna', 'desert', 'mountain'] as const),
  ...(['snow', 'ice', 'beach', 'river', 'road', 'graveyard'] as const),
]);

/** A board on two chains, or on posts where there is nothing to hang it from. */
export function signBoard(
  { palette, width, height, place }: Setting,
  box: Box,
  made: IllustrationDescription['board'] = undefined,
): Group {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const wood = blend(tone('#8a5a3a'), tone(palette.near), 0.25);
  const paper = blend(tone('#fbf1dc'), tone(palette.paper), 0.4);
  const board = made === 'slate' ? tone('#37443f') : made === 'wood' ? tone('#c99a63') : paper;
  const [x, y] = [box.left - wide * 0.07, box.top - high * 0.22];
  const [w, h] = [wide * 1.14, high * 1.44];
  const chain = (at: number) => `r ${at} -20 ${width * 0.008} ${y + 30}`;
  const post = (at: number) => `r ${at} ${y} ${width * 0.028} ${height * 0.83 - y}`;
  const [left, right] = [x + w * 0.14, x + w * 0.86];
  const bearers = planted.has(place)
    ? cut(wood, post(left - width * 0.014), post(right - width * 0.014))
    : cut(tone(palette.ink), chain(left), chain(right));
  return {
    name: 'sign',
    kind: 'thing',
    cutOuts: [
      bearers,
      cut(wood, `r ${x} ${y} ${w} ${h} 18`),
      cut(board, `r ${x + 14} ${y + 14} ${w - 28} ${h - 28} 10`),
      cut(wood, `o ${left} ${y + 7} 7 7`, `o ${right} ${y + 7} 7 7`),
    ],
  };
}
