import type { Oklab } from '@armoni/colour/oklab';
import type { ColourName } from '../../scene/scene-description.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { blend, distanceOf, lighter, tone } from '../palette/tones.ts';
import type { CutOut, Group } from '../picture/picture.ts';
import { blossom, printed } from '../scenery/designed/ornaments.ts';
import { leaf } from '../scenery/outdoors/growth.ts';
import { backdrop, cut, type Setting, sheet } from '../scenery/stage.ts';
import { aspectOf } from './cluster.ts';
import { place } from './place-drawing.ts';
import type { Player } from './rows.ts';

/** Across the shorter side; even, so that columns in half-drop meet again at the other edge. */
const columnsOf = { usual: 4, dense: 6 };
/** Of a cell's side: those in turn. */
const shares = { usual: [0.86, 0.78], dense: [0.84, 0.62, 0.74] };
const tilts = [-14, 10, 24, -26, 6, -18];

type Asked = { readonly isDense: boolean; readonly colours: readonly ColourName[] };

/** Things again and again in half-drop, closely; edges meet, so it can be tiled. */
export function repeat(
  players: readonly (Player | null)[],
  setting: Setting,
  { isDense, colours }: Asked,
): Group[] {
  const { width, height, beyond, palette } = setting;
  const looks = looksOf(players);
  // Small flowers are printed on cream.
  const ground = isDense ? blend(tone(palette.paper), tone(palette.sky), 0.18) : tone(palette.sky);
  const sized = isDense ? shares.dense : shares.usual;
  const cell = Math.min(width, height) / (isDense ? columnsOf.dense : columnsOf.usual);
  const columns = 2 * Math.round(width / cell / 2);
  const rows = Math.round(height / cell);
  const [stepX, stepY] = [width / columns, height / rows];
  const [things, between]: [Group[], CutOut[]] = [[], []];
  const across = { before: Math.ceil(beyond.left / stepX), after: Math.ceil(beyond.right / stepX) };
  const down = { before: Math.ceil(beyond.top / stepY), after: Math.ceil(beyond.bottom / stepY) };
  for (let column = -1 - across.before; column <= columns + across.after; column += 1) {
    for (let row = -1 - down.before; row <= rows + down.after; row += 1) {
      const [c, r] = [within(column, columns), within(row, rows)];
      const x = (column + 0.5) * stepX;
      const y = (row + 0.5 + (c % 2) / 2) * stepY;
      const spot = { x, y: y + stepY / 2, size: Math.min(stepX, stepY) };
      between.push(...(isDense ? sprig(setting, spot, c + r, colours) : dots(ground, spot)));
      const at =
        (c + r * (looks.length % 2 === 0 && looks.length > 1 ? 1 : 2)) % Math.max(1, looks.length);
      const look = looks[at];
      if (!look) continue;
      const side = sized[(c + r) % sized.length]! * Math.min(stepX, stepY);
      // What is slim is as large as what is round.
      const aspect = aspectOf(look.drawing);
      const high = Math.min(side * 1.12, side / Math.sqrt(aspect), (side * 1.12) / aspect);
      const { cutOuts } = place(look.drawing, look.fills, {
        ...{ x, base: y + high / 2, height: high },
        ...{
          isFlipped: (c + r) % 2 === 1,
          tilt: isDense ? (c * 67 + r * 137) % 360 : tilts[(c + 3 * r) % tilts.length]!,
        },
      });
      things.push({ name: 'repeated', kind: 'thing', cutOuts });
    }
  }
  return [printed('paper', [sheet(setting, ground)]), backdrop('between', between), ...things];
}

/** Of each thing those of its kind that differ: pink ones and blue ones. */
const looksOf = (players: readonly (Player | null)[]) =>
  players.flatMap((player) =>
    player
      ? player.looks.filter(
          ({ drawing, fills }, at, all) =>
            all.findIndex(
              (one) =>
                one.drawing === drawing &&
                one.fills.every((fill, i) => distanceOf(fill, fills[i]!) < 0.02),
            ) === at,
        )
      : [],
  );

const within = (at: number, count: number) => ((at % count) + count) % count;

type Spot = { readonly x: number; readonly y: number; readonly size: number };

/** Three dots of the ground's own colour: they hold the field together and are nothing by themselves. */
function dots(ground: Oklab, { x, y, size }: Spot): CutOut[] {
  const fill = lighter(ground, ground.l > 0.6 ? -0.09 : 0.1);
  const r = size * 0.022;
  const spots = [-90, 30, 150].map((turn) => {
    const a = (turn * Math.PI) / 180;
    return `o ${x + size * 0.055 * Math.cos(a)} ${y + size * 0.055 * Math.sin(a)} ${r} ${r}`;
  });
  return [cut(fill, ...spots)];
}

/** Two leaves and a small blossom. */
function sprig(
  { palette }: Setting,
  { x, y, size }: Spot,
  index: number,
  colours: readonly ColourName[],
): CutOut[] {
  const green = blend(tone('#6f9a6a'), tone(palette.ground), 0.35);
  const turn = index * 1.3;
  const leaves = [turn, turn + 2.4].map((lean) => leaf(x, y, size * 0.34, lean));
  const told = colours[index % Math.max(1, colours.length)];
  const petal = told ? blend(tone(toldColours[told]), tone('#fffaf2'), 0.3) : tone(palette.paper);
  return [cut(green, ...leaves), ...blossom(x, y, size * 0.15, petal, tone('#e3b04b'), turn)];
}
