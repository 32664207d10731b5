import type { DesignLayout } from '../../design-layout.ts';
import type { Design } from '../../illustration-description.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, below, cut, type Setting, type Stage, sheet } from '../stage.ts';
import * as ornaments from './ornaments.ts';

type Drawn = (setting: Setting, layout: DesignLayout) => readonly Group[];

/** The ground of a designed sheet: paper with its occasion's border, or a poster's strong forms. */
export function designed(
  setting: Setting,
  design: Design,
  { layout, isBare }: { readonly layout: DesignLayout; readonly isBare: boolean },
): Stage {
  const { height, palette } = setting;
  const draw = groundOf(design, isBare);
  return {
    back: [
      ornaments.printed('sheet', [sheet(setting, tone(palette.sky))]),
      ...draw(setting, layout),
    ],
    front: [],
    base: layout.foot,
    horizon: height * 0.5,
    hasGround: layout.isStanding,
  };
}

function groundOf({ kind, occasion, taste }: Design, isBare: boolean): Drawn {
  if (kind === 'sheet') return () => [];
  if (taste === 'slate') return slate;
  if (taste === 'deco') return deco;
  if (taste === 'bauhaus') return bauhaus;
  if (kind === 'event') {
    if (taste === 'minimal' || taste === 'elegant') return lined;
    return occasion === 'film' ? spot : occasion === 'sale' ? plainFrame : posterGround;
  }
  if (kind === 'label') return label;
  if (taste === 'elegant' || taste === 'minimal' || kind === 'menu')
    return kind === 'menu' ? menu : lined;
  if (taste === 'botanical') return isBare ? ringed : sprays;
  const own = occasion && cards[occasion];
  if (own === sprays && isBare) return ringed;
  return own ?? (isBare ? ringed : dotted);
}

/** A board in its frame of wood, wiped with a cloth. */
const slate: Drawn = (setting) => {
  const { palette, width, height } = setting;
  const wiped = lighter(tone(palette.sky), 0.018);
  const swipe = (x: number, y: number, wide: number) =>
    `M${x} ${y} C${x + wide * 0.3} ${y - height * 0.05} ${x + wide * 0.7} ${y + height * 0.03} ${x + wide} ${y - height * 0.02} L${x + wide} ${y + height * 0.05} C${x + wide * 0.7} ${y + height * 0.1} ${x + wide * 0.3} ${y + height * 0.02} ${x} ${y + height * 0.07}Z`;
  return [
    ornaments.printed('dust', [
      cut(
        wiped,
        swipe(width * 0.08, height * 0.24, width * 0.6),
        swipe(width * 0.36, height * 0.5, width * 0.56),
        swipe(width * 0.1, height * 0.78, width * 0.5),
      ),
    ]),
    ornaments.printed('rim', [
      ornaments.margin(setting, tone(palette.ground), 0.036),
      ornaments.frameLine(setting, tone(palette.near), 0.036, 0.007),
    ]),
  ];
};

const sprays: Drawn = (setting) => [
  ornaments.printed('line', [
    ornaments.frameLine(setting, tone(setting.palette.disc), 0.05, 0.005),
  ]),
  ...ornaments.cornerSprays(setting),
];
const ringed: Drawn = (setting) => ornaments.wreath(setting);
const lined: Drawn = (setting) => [
  ornaments.printed('line', [
    ornaments.frameLine(setting, tone(setting.palette.near), 0.05, 0.006),
    ornaments.frameLine(setting, tone(setting.palette.disc), 0.064, 0.0025),
  ]),
];

/** Two lines with a lozenge in the middle of each side. */
const menu: Drawn = (setting) => {
  const { width, height, palette } = setting;
  const gold = tone(palette.disc);
  const s = Math.min(width, height) * 0.022;
  const lozenge = (x: number, y: number) =>
    `p ${x} ${y - s} ${x + s} ${y} ${x} ${y + s} ${x - s} ${y}`;
  const at = Math.min(width, height) * 0.054;
  return [
    ornaments.printed('frame', [
      ornaments.frameLine(setting, gold, 0.04, 0.012),
      ornaments.frameLine(setting, gold, 0.064, 0.004),
      cut(
        gold,
        ...[
          lozenge(width / 2, at),
          lozenge(width / 2, height - at),
          lozenge(at, height / 2),
          lozenge(width - at, height / 2),
        ],
      ),
      cut(
        tone(palette.paper),
        ...[
          [at, at],
          [width - at, at],
          [at, height - at],
          [width - at, height - at],
        ].map(([x, y]) => `o ${x} ${y} ${s * 1.2} ${s * 1.2}`),
      ),
      cut(
        gold,
        ...[
          [at, at],
          [width - at, at],
          [at, height - at],
          [width - at, height - at],
        ].map(([x, y]) => `o ${x} ${y} ${s * 0.8} ${s * 0.8}`),
      ),
    ]),
  ];
};

const dotted: Drawn = (setting) => [
  ornaments.printed('rim', [
    ornaments.margin(setting, tone(setting.palette.ground), 0.035),
    ornaments.frameLine(setting, tone(setting.palette.disc), 0.052, 0.006),
  ]),
];
const plainFrame: Drawn = (setting) => [
  ornaments.printed('rim', [
    ornaments.frameLine(setting, tone(setting.palette.paper), 0.035, 0.01),
  ]),
];

const hearts: Drawn = (setting) => [
  ornaments.strewnBits(
    setting,
    ['heart'],
    [tone(setting.palette.disc), tone(setting.palette.far), tone(setting.palette.ground)],
    1.1,
  ),
];
const party: Drawn = (setting) => {
  const { disc, far, ground, near } = setting.palette;
  return [
    ornaments.strewnBits(
      setting,
      ['dot', 'strip', 'strip'],
      [disc, far, ground, near].map(tone),
      1.1,
    ),
    ornaments.bunting(setting),
  ];
};
const starry: Drawn = (setting) => {
  const { palette, width, height } = setting;
  const short = Math.min(width, height);
  const cloud = (x: number, y: number, s: number) =>
    cut(
      lighter(tone(palette.paper), 0),
      `o ${x} ${y} ${s} ${s * 0.42}`,
      `o ${x - s * 0.35} ${y - s * 0.25} ${s * 0.42} ${s * 0.4}`,
      `o ${x + s * 0.25} ${y - s * 0.32} ${s * 0.5} ${s * 0.46}`,
    );
  return [
    ornaments.strewnBits(
      setting,
      ['star', 'dot'],
      [tone(palette.disc), tone(palette.paper), tone(palette.far)],
      0.8,
    ),
    backdrop('clouds', [
      cloud(width * 0.13, height * 0.12, short * 0.1),
      cloud(width * 0.88, height * 0.2, short * 0.085),
      cloud(width * 0.1, height * 0.9, short * 0.085),
      cloud(width * 0.9, height * 0.93, short * 0.11),
    ]),
  ];
};

/** Snow on the ground and in the air. */
const snowy: Drawn = (setting) => {
  const { palette, width, height, random } = setting;
  const white = blend(tone('#f4f7fb'), tone(palette.sky), 0.08);
  const flakes = Array.from({ length: 60 }, () => {
    const r = 3 + 7 * random();
    return `o ${width * random()} ${height * 0.8 * random()} ${r} ${r}`;
  });
  return [
    ornaments.printed('flakes', [cut(blend(white, tone(palette.sky), 0.25), ...flakes)]),
    backdrop('far snow', [
      cut(
        blend(white, tone(palette.sky), 0.22),
        below(setting, height * 0.8, { swell: height * 0.035, waves: 1.1, phase: 2 }),
      ),
    ]),
    backdrop('snow', [
      cut(white, below(setting, height * 0.87, { swell: height * 0.03, waves: 0.9, phase: 0.4 })),
    ]),
  ];
};

const cards: Partial<Record<NonNullable<Design['occasion']>, Drawn>> = {
  ...{ wedding: sprays, thanks: sprays, mother: sprays, easter: sprays, love: hearts },
  ...{ birthday: party, feast: party, birth: starry, lunar: lined, father: lined },
  ...{ christmas: snowy, newyear: snowy },
};

/** Rays, a rising disc cut by the band, or broad stripes: one strong form. */
const posterGround: Drawn = (setting, layout) => {
  const { width, palette, random } = setting;
  const [x, y] = [width / 2, layout.top + (layout.foot - layout.top) * 0.55];
  const chance = random();
  const accent = tone(palette.far);
  const short = Math.min(setting.width, setting.height);
  if (chance < 0.5) {
    const r = short * 0.3;
    return [
      ornaments.rays(setting, accent, { x, y, count: 18 }),
      ornaments.printed('disc', [cut(tone(palette.disc), `o ${x} ${y} ${r} ${r}`)]),
    ];
  }
  if (chance < 0.8) {
    const r = Math.min(width * 0.46, (layout.foot - layout.top) * 0.9);
    const ring = (share: number) => `o ${x} ${layout.foot} ${r * share} ${r * share}`;
    return [
      ornaments.printed('rings', [
        cut(accent, ring(1.25)),
        cut(blend(accent, tone(palette.disc), 0.5), ring(1.02)),
        cut(tone(palette.disc), ring(0.8)),
      ]),
    ];
  }
  return [ornaments.rays(setting, accent, { x, y: layout.foot, count: 28 })];
};

/** A cone of light on whoever is meant. */
const spot: Drawn = (setting, { foot }) => {
  const { width, palette } = setting;
  const light = blend(tone(palette.disc), tone(palette.sky), 0.35);
  return [
    ornaments.printed('light', [
      cut(
        blend(light, tone(palette.sky), 0.45),
        `p ${width * 0.47} -60 ${width * 0.53} -60 ${width * 0.9} ${foot} ${width * 0.1} ${foot}`,
      ),
      cut(
        light,
        `p ${width * 0.485} -60 ${width * 0.515} -60 ${width * 0.78} ${foot} ${width * 0.22} ${foot}`,
      ),
    ]),
  ];
};

/** Fans of gold lines and a stepped frame. */
const deco: Drawn = (setting, { foot, top, title, isStanding }) => {
  const { width, height, palette } = setting;
  const gold = tone(palette.disc);
  const short = Math.min(width, height);
  const isAlone = !isStanding && title.top < height * 0.45;
  const y = isAlone ? height / 2 : top + (foot - top) * 0.9;
  const step = (at: number) => ornaments.frameLine(setting, gold, at, 0.004);
  const corner = (x: number, py: number, sx: number, sy: number) =>
    [0, 1, 2].flatMap((i) => {
      const d = short * (0.05 + 0.022 * i);
      return [
        `k ${x + sx * d} ${py + sy * short * 0.04} ${x + sx * d} ${py + sy * (short * 0.14 - short * 0.022 * i)} 4 4`,
        `k ${x + sx * short * 0.04} ${py + sy * d} ${x + sx * (short * 0.14 - short * 0.022 * i)} ${py + sy * d} 4 4`,
      ];
    });
  return [
    ornaments.rays(setting, tone(palette.far), { x: width / 2, y, count: 40 }),
    ornaments.printed('fan', [
      ...[0.42, 0.405, 0.33].map(
        (r, at): CutOut =>
          at === 0 || at === 2
            ? cut(
                at === 0 ? gold : lighter(tone(palette.far), 0.04),
                `o ${width / 2} ${y} ${short * r} ${short * r}`,
              )
            : cut(tone(palette.sky), `o ${width / 2} ${y} ${short * r} ${short * r}`),
      ),
    ]),
    ornaments.printed('frame', [
      step(0.03),
      step(0.04),
      cut(
        gold,
        ...corner(0, 0, 1, 1),
        ...corner(width, 0, -1, 1),
        ...corner(0, height, 1, -1),
        ...corner(width, height, -1, -1),
      ),
    ]),
  ];
};

/** Circle, square and bar. */
const bauhaus: Drawn = (setting, { foot }) => {
  const { width, height, palette } = setting;
  const short = Math.min(width, height);
  return [
    ornaments.printed('forms', [
      cut(tone(palette.far), `r ${width * 0.62} -60 ${width * 0.46} ${foot * 0.62 + 60}`),
      cut(tone(palette.disc), `o ${width * 0.4} ${foot * 0.66} ${short * 0.33} ${short * 0.33}`),
      cut(
        tone(palette.ground),
        `M${width * 0.4} ${foot * 0.66 - short * 0.33} A${short * 0.33} ${short * 0.33} 0 0 0 ${width * 0.4} ${foot * 0.66 + short * 0.33}Z`,
      ),
      cut(
        tone(palette.near),
        `r ${width * 0.62} ${foot * 0.62} ${width * 0.5} ${height * 0.02}`,
        `r ${width * 0.07} -60 ${width * 0.02} ${foot + 60}`,
      ),
    ]),
  ];
};

/** A plate with cut corners and a line, as on a jar. */
const label: Drawn = (setting) => {
  const { width, height, palette } = setting;
  const plate = (by: number, notch: number) => {
    const [l, t, r, b] = [width * by, height * by, width * (1 - by), height * (1 - by)];
    const n = Math.min(width, height) * notch;
    return `M${l + n} ${t} L${r - n} ${t} A${n} ${n} 0 0 0 ${r} ${t + n} L${r} ${b - n} A${n} ${n} 0 0 0 ${r - n} ${b} L${l + n} ${b} A${n} ${n} 0 0 0 ${l} ${b - n} L${l} ${t + n} A${n} ${n} 0 0 0 ${l + n} ${t}Z`;
  };
  return [
    ornaments.printed('ground', [sheet(setting, tone(palette.ground))]),
    backdrop('plate', [cut(tone(palette.paper), plate(0.06, 0.09))]),
    ornaments.printed('lines', [
      { ...cut(tone(palette.disc), plate(0.085, 0.085), plate(0.092, 0.083)), isEvenOdd: true },
      { ...cut(tone(palette.near), plate(0.1, 0.08), plate(0.103, 0.08)), isEvenOdd: true },
    ]),
  ];
};
