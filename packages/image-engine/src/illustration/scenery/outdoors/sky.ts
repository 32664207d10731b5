import type { Oklab } from '@armoni/colour/oklab';
import { makeRandom } from '../../../maths/seeded-random.ts';
import { ellipse } from '../../drawings/shapes.ts';
import { vistas } from '../../layout/share-of.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { interiors } from '../../place-names.ts';
import { backdrop, below, cut, flatBackdrop, type Setting, sheet } from '../stage.ts';
import { clouds } from './clouds.ts';

/** Sky, its disc, stars and clouds. `disc` as shares of the width and height, radius in units. */
export function skyOf(
  place: Setting,
  { disc = true, horizon = 0.62 }: { disc?: boolean; horizon?: number } = {},
): Group[] {
  // Stars by night and clouds in the rain take no numbers from what lies below.
  const setting = { ...place, random: makeRandom(place.random() * 2 ** 32) };
  const { palette, weather, celestial } = setting;
  const kind = discKind(setting);
  const groups = [backdrop('sky', [sheet(setting, tone(palette.sky))]), ...haze(setting, horizon)];
  const isWet = weather === 'rain' || weather === 'storm' || weather === 'overcast';
  if (celestial.has('milky-way')) groups.push(milkyWay(setting, horizon));
  if (palette.isDark || celestial.has('star')) groups.push(stars(setting, horizon));
  if (disc && !isWet && kind !== 'none') groups.push(discOf(setting, horizon, kind));
  if (disc && celestial.has('second-disc')) groups.push(moreDiscs(setting, horizon, kind));
  if (celestial.has('aurora')) groups.push(...aurora(setting, horizon));
  if (celestial.has('rainbow')) groups.push(...rainbows(setting, horizon));
  if (isWet || weather === 'cloudy' || celestial.has('cloud') || kind !== 'large')
    groups.push(clouds(setting, horizon, isWet ? 5 : 3));
  if (weather === 'storm') groups.push(...lightning(setting, horizon));
  if (celestial.has('fireworks')) groups.push(fireworks(setting));
  return groups;
}

/** Nearer the horizon the sky grows lighter, in wide bands that hang a little. */
function haze(setting: Setting, horizon: number): Group[] {
  const { palette, height, random } = setting;
  const [sky, light] = [tone(palette.sky), blend(tone(palette.disc), tone(palette.paper), 0.5)];
  const toward = palette.isDark ? lighter(tone(palette.far), 0.07) : light;
  return [0.3, 0.58, 0.82].map((share, index) => ({
    ...backdrop('haze', [
      cut(
        blend(sky, toward, 0.13 * (index + 1)),
        below(setting, height * horizon * share, { swell: 16, waves: 0.7, phase: 6 * random() }),
      ),
    ]),
    isFlat: true,
  }));
}

type DiscKind = 'large' | 'left' | 'right' | 'none';

/** Behind the subject, at a side and smaller, or left to the clouds. */
function discKind({ random, celestial, time, palette, isNamed, place }: Setting): DiscKind {
  const chance = random();
  const isTold = celestial.size > 0 || time === 'sunset' || time === 'dawn';
  // Their light outshines it, or is outshone by it.
  if (celestial.has('fireworks') || celestial.has('milky-way')) return 'none';
  if (isNamed || (isTold && chance < 0.6)) return 'large';
  if (chance < 0.07) return vistas.has(place) ? 'left' : 'large';
  if (chance < 0.45) return 'left';
  return chance < 0.76 || isTold || palette.isDark ? 'right' : 'none';
}

function discOf(setting: Setting, horizon: number, kind: DiscKind): Group {
  const { width, height, palette, focus, celestial, time } = setting;
  const isMoon = palette.isDark;
  const isLarge = kind === 'large';
  const size = (isMoon ? 0.18 : 0.22) * (isLarge ? 1 : 0.45);
  const r = size * Math.min(width, height) * (celestial.size > 0 ? 1.1 : 1);
  const cx = width * (isLarge ? focus : kind === 'left' ? 0.18 : 0.82);
  const isLow = time === 'sunset' || time === 'dawn';
  const high = isLarge ? height * horizon - r * 1.15 : height * 0.2;
  const cy = isLow ? height * horizon - r * 0.35 : high;
  if (celestial.has('crescent-moon')) {
    const hole = ellipse(cx + r * 0.42, cy - r * 0.12, r * 0.82);
    return flatBackdrop('moon', [
      cut(tone(palette.disc), ellipse(cx, cy, r)),
      cut(tone(palette.sky), hole),
    ]);
  }
  const craters = isMoon
    ? [
        cut(
          lighter(tone(palette.disc), -0.06),
          ellipse(cx - r * 0.35, cy - r * 0.2, r * 0.2),
          ellipse(cx + r * 0.3, cy + r * 0.3, r * 0.14),
          ellipse(cx + r * 0.25, cy - r * 0.45, r * 0.09),
        ),
      ]
    : [];
  const glow = blend(tone(palette.disc), tone(palette.sky), 0.72);
  return flatBackdrop('disc', [
    cut(glow, ellipse(cx, cy, r * 1.22)),
    cut(tone(palette.disc), ellipse(cx, cy, r)),
    ...craters,
  ]);
}

/** Where others hang beside the first: shares of the width and of the sky, and of the shorter side. */
const others = [
  { name: 'second-disc', aside: 0.3, high: 0.3, size: 0.075 },
  { name: 'third-disc', aside: 0.42, high: 0.6, size: 0.05 },
] as const;

/** « deux lunes »: of a strange sky. */
function moreDiscs(setting: Setting, horizon: number, kind: DiscKind): Group {
  const { width, height, palette, focus, celestial } = setting;
  const first = kind === 'left' ? 0.18 : kind === 'large' ? focus : 0.82;
  const side = first > 0.5 ? -1 : 1;
  const fill = blend(tone(palette.disc), tone(palette.sky), 0.18);
  const seen = others.filter(({ name }) => celestial.has(name));
  return flatBackdrop('disc', [
    cut(
      fill,
      ...seen.map(({ aside, high, size }) =>
        ellipse(
          width * (first + side * aside * (kind === 'large' ? 1 : 1.5)),
          height * horizon * high,
          size * Math.min(width, height),
        ),
      ),
    ),
  ]);
}

function stars({ width, height, palette, random }: Setting, horizon: number): Group {
  const points = Array.from({ length: 46 }, () => {
    const r = 1.4 + 3.2 * random() ** 3;
    return ellipse(random() * width, random() * height * horizon, r);
  });
  const sparkles = Array.from({ length: 4 }, () => {
    const [x, y] = [random() * width, random() * height * horizon * 0.8];
    const r = 9 + 7 * random();
    const q = r * 0.16;
    return [
      x,
      y - r,
      x + q,
      y - q,
      x + r,
      y,
      x + q,
      y + q,
      x,
      y + r,
      x - q,
      y + q,
      x - r,
      y,
      x - q,
      y - q,
    ];
  });
  return backdrop('stars', [cut(tone(palette.paper), ...points, ...sparkles)]);
}

/** A river of light across the whole sky, brightest along its middle, with a dark lane and stars without number. */
function milkyWay({ width, height, random, palette }: Setting, horizon: number): Group {
  const sky = tone(palette.sky);
  const lean = random() < 0.5 ? -1 : 1;
  const middle = (t: number) => ({
    x: width * (0.5 + lean * (t - 0.5) * 0.9),
    y: height * horizon * (1.08 - 1.2 * t),
  });
  const steps = Array.from({ length: 15 }, (_, at) => at / 14);
  const edges = steps.map(() => [0.8 + 0.4 * random(), 0.8 + 0.4 * random()] as const);
  const river = (half: number, shift = 0) => {
    const bank = (side: -1 | 1) =>
      steps.map((t, at) => {
        const { x, y } = middle(t);
        const wide = width * (shift + side * half * edges[at]![side < 0 ? 0 : 1]);
        return [x + wide * 0.8, y + lean * wide * 0.55] as const;
      });
    const [first, ...rest] = [...bank(-1), ...bank(1).toReversed()];
    return `M${first!.join(' ')} ${rest.map((point) => `L${point.join(' ')}`).join(' ')}Z`;
  };
  const dust = Array.from({ length: 150 }, () => {
    const { x, y } = middle(random());
    const aside = width * 0.15 * (random() + random() - 1);
    return ellipse(x + aside * 0.8, y + lean * aside * 0.55, 0.9 + 2.2 * random() ** 3);
  });
  const light = blend(tone('#d9c8f5'), tone(palette.paper), 0.4);
  return flatBackdrop('milky way', [
    cut(blend(sky, tone('#8f7fd0'), 0.22), river(0.17)),
    cut(blend(sky, tone('#b59be0'), 0.36), river(0.11)),
    cut(blend(sky, light, 0.42), river(0.055, 0.012)),
    cut(blend(sky, tone('#5a4a9a'), 0.3), river(0.014, -0.022)),
    cut(light, ...dust),
  ]);
}

/** Curtains of light, brightest below. */
function aurora({ width, height, random, palette }: Setting, horizon: number): Group[] {
  const sky = tone(palette.sky);
  return ['#7a5fc0', '#3fa58a', '#6fe0a8'].map((hex, curtain) => {
    const phase = 6 * random();
    const foot = (x: number) =>
      height * horizon * (0.42 + 0.14 * curtain + 0.1 * Math.sin(phase + (4.2 * x) / width));
    // One curtain: its foot waves softly, its head is frayed by rays of unequal height.
    const at = (step: number) => (width / 40) * (step - 1);
    const up = Array.from({ length: 43 }, (_, step) => {
      const ray = 0.05 * Math.sin(step * 2.4 + phase) + 0.03 * random();
      return height * horizon * (0.34 + 0.08 * Math.sin(step * 0.45 + phase) + ray);
    });
    const low = up.map((_, step) => `${at(step)} ${foot(at(step))}`);
    const high = up.map((rise, step) => `${at(step)} ${foot(at(step)) - rise}`).reverse();
    const folds = [`p ${[...low, ...high].join(' ')}`];
    return {
      ...backdrop('aurora', [cut(blend(sky, tone(hex), 0.22 + 0.16 * curtain), ...folds)]),
      isFlat: true,
    };
  });
}

const bowColours = ['#d95a4a', '#ea9a45', '#f2cf5b', '#7fb06a', '#4f93b8', '#8470b5'];
/** How far about the inner bow the outer one stands, how broad its bands are, and how faint. */
const outer = { about: 1.24, broad: 11, faint: 0.45 } as const;

/** Through a bow the sky is seen; a second about it has its colours the other way round. */
function rainbows(setting: Setting, horizon: number): Group[] {
  const { width, palette, celestial } = setting;
  const isDouble = celestial.has('second-rainbow');
  const r = width * (isDouble ? 0.4 : 0.46);
  const sky = tone(palette.sky);
  const faint = [...bowColours].reverse().map((hex) => blend(tone(hex), sky, outer.faint));
  return [
    ...(isDouble
      ? [bow(setting, horizon, { r: r * outer.about, broad: outer.broad, fills: faint })]
      : []),
    bow(setting, horizon, { r, broad: 17, fills: bowColours.map(tone) }),
  ];
}

type Bow = { readonly r: number; readonly broad: number; readonly fills: readonly Oklab[] };

function bow({ width, height }: Setting, horizon: number, { r, broad, fills }: Bow): Group {
  const [cx, cy] = [width * 0.5, height * horizon + 40];
  const steps = 48;
  const arc = (radius: number) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const turn = Math.PI * (1 + step / steps);
      return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)] as const;
    });
  const bands = fills.map((fill, at) => {
    const [above, below] = [arc(r - at * broad), arc(r - (at + 1) * broad)];
    return cut(fill, [...above, ...below.reverse()].flat());
  });
  return backdrop('rainbow', bands);
}

/** A flash that branches on its way down. */
function lightning({ width, height, random }: Setting, horizon: number): Group[] {
  const side = random() < 0.5 ? 0.24 : 0.76;
  const top = height * horizon * 0.16;
  const fall = height * horizon * 0.8;
  const steps = 7;
  const points = Array.from({ length: steps + 1 }, (_, step) => ({
    x: width * side + (step === 0 ? 0 : 70 * (random() - 0.5) + (step % 2 ? 26 : -26)),
    y: top + (fall * step) / steps,
    thick: 11 * (1 - 0.75 * (step / steps)),
  }));
  const stroke = (from: (typeof points)[number], to: (typeof points)[number]) =>
    `k ${from.x} ${from.y} ${to.x} ${to.y} ${from.thick} ${to.thick}`;
  const branches = [2, 4].flatMap((at) => {
    const from = points[at]!;
    const turn = at === 2 ? 1 : -1;
    const middle = { x: from.x + turn * 62, y: from.y + 66, thick: 4 };
    const end = { x: middle.x + turn * 24, y: middle.y + 62, thick: 1.4 };
    return [stroke({ ...from, thick: 6 }, middle), stroke(middle, end)];
  });
  const flash = tone('#fdfbe8');
  return [
    {
      ...backdrop('lightning', [
        cut(flash, ...points.slice(1).map((to, at) => stroke(points[at]!, to)), ...branches),
      ]),
      isFlat: true,
    },
  ];
}

function fireworks({ width, height, random }: Setting): Group {
  const colours = ['#f6c453', '#e86a6a', '#7fc8d8', '#f2e3b8', '#b58ad6'];
  const cutOuts: CutOut[] = [];
  const spots = [
    [0.5, 0.24, 190],
    [0.2, 0.34, 120],
    [0.8, 0.32, 135],
    [0.32, 0.12, 90],
    [0.72, 0.1, 80],
  ] as const;
  for (const [index, [sx, sy, r]] of spots.entries()) {
    const [x, y] = [width * sx, height * sy];
    const rays = 14;
    for (const ring of [1, 0.6]) {
      const shapes: string[] = [];
      for (let ray = 0; ray < rays; ray += 1) {
        const angle = ((ray + (ring < 1 ? 0.5 : 0)) / rays) * 2 * Math.PI;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const length = r * ring * (0.9 + 0.2 * random());
        shapes.push(
          `k ${x + c * length * 0.35} ${y + s * length * 0.35} ${x + c * length} ${y + s * length} 2 7`,
        );
        shapes.push(`o ${x + c * length * 1.14} ${y + s * length * 1.14} 4 4`);
      }
      cutOuts.push(cut(tone(colours[(index + (ring < 1 ? 2 : 0)) % colours.length]!), ...shapes));
    }
  }
  return backdrop('fireworks', cutOuts);
}

/** Rain as slanting strokes, snow as flakes: before everything. */
export function fallOf({ width, height, weather, palette, random, place }: Setting): Group[] {
  const isInside = indoors.has(place);
  if (isInside) return [];
  if (weather === 'rain' || weather === 'storm') {
    const drops = Array.from({ length: 120 }, () => {
      const [x, y] = [random() * width * 1.1, random() * height];
      const length = 24 + 30 * random();
      return `k ${x} ${y} ${x - length * 0.3} ${y + length} 1.6 2.8`;
    });
    const light = blend(tone(palette.paper), tone(palette.sky), 0.25);
    // Where a drop falls a ring runs over the ground, and a crown leaps up.
    const struck = Array.from({ length: afloat.has(place) ? 0 : 26 }, () => {
      const near = random();
      return { x: random() * width, y: height * (0.8 + 0.19 * near), r: 10 + 16 * near };
    });
    const rings = struck.map(({ x, y, r }) => ({
      fill: light,
      contours: [ellipse(x, y, r, r * 0.26), ellipse(x, y, r * 0.84, r * 0.18)],
      isEvenOdd: true,
    }));
    const crowns = struck.flatMap(({ x, y, r }) =>
      [-1, 1].map(
        (side) => `k ${x + side * r * 0.1} ${y} ${x + side * r * 0.4} ${y - r * 0.7} 1.4 2.6`,
      ),
    );
    return [backdrop('rain', [...rings, cut(light, ...drops, ...crowns)])];
  }
  if (weather === 'snow' || place === 'snow') {
    const flakes = Array.from(
      { length: 80 },
      () => `o ${random() * width} ${random() * height} ${3 + 4 * random()}`,
    );
    return [
      backdrop('falling snow', [
        cut(tone('#ffffff'), ...flakes.map((flake) => `${flake} ${flake.split(' ')[3]}`)),
      ]),
    ];
  }
  return [];
}

/** Banks of mist between what is far and what is near; none indoors. */
export function mistOf(
  { width, palette, weather, random, place }: Setting,
  from: number,
  to: number,
): Group[] {
  if (weather !== 'fog' || indoors.has(place)) return [];
  const air = blend(tone(palette.paper), tone(palette.far), palette.isDark ? 0.85 : 0.6);
  const banks = Array.from({ length: 5 }, (_, index) => {
    const y = from + (to - from) * (index / 4);
    const long = width * (0.4 + 0.4 * random());
    const high = 30 + 30 * random();
    return `r ${width * (1.2 * random() - 0.35)} ${y} ${long} ${high} ${high / 2}`;
  });
  return [{ ...backdrop('mist', [cut(air, ...banks)]), isFlat: true }];
}

const afloat = new Set(['sea', 'sky']);

export const indoors: ReadonlySet<string> = new Set([
  'room',
  'bedroom',
  'kitchen',
  'office',
  'library',
  'bathroom',
  'table',
  'studio',
  'party',
  'stage',
  'underwater',
  'space',
  'moon',
  'wall',
  'ring',
  'hall',
  'carriage',
  'workshop',
  'attic',
  'museum',
  'supermarket',
  'windowsill',
  ...interiors,
]);
