import { lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit, piece } from '../set-pieces.ts';
import { backdrop, cut, liesSnow, type Setting, type Stage } from '../stage.ts';
import { outdoors } from './put-out.ts';

/** What is on show, by what was asked for beside it. */
const displays: readonly (readonly [says: RegExp, ids: readonly string[]])[] = [
  [
    /toy|teddy|doll|block/,
    ['teddy-bear', 'toy-train', 'rocking-horse', 'building-blocks', 'dollhouse', 'spinning-top'],
  ],
  [
    /cake|bread|croissant|macaron|pastr|baguette|tart/,
    [
      'tiered-cake',
      'macaron-pyramid',
      'macaron-pyramid',
      'strawberry-tart',
      'baguettes',
      'cake-candle',
    ],
  ],
  [/book/, ['book-stack', 'floor-globe', 'books', 'typewriter', 'book-stack', 'lamp']],
  [
    /flower|rose|bouquet|tulip/,
    [
      'flower-pails',
      'potted-plant',
      'flower-vase',
      'flower-buckets',
      'mixed-flowers',
      'tall-plant',
    ],
  ],
  [
    /dress|gown|coat|hat|shoe|suit|cloth|shirt/,
    ['dress-dummy', 'hung-suit', 'straw-hat', 'leather-bag', 'evening-gown', 'sneaker'],
  ],
  [
    /chocolate|candy|sweet|lollipop/,
    [
      'chocolate-box',
      'candy-jar',
      'ribboned-chocolates',
      'macarons',
      'candy-jar',
      'cotton-candy-stick',
    ],
  ],
];
const usualDisplay = [
  'dress-dummy',
  'leather-bag',
  'flower-vase',
  'gift-pile',
  'wrapped-gift',
  'lamp',
];

/** A shop's front from the pavement: its window under an awning, what it shows on two levels, its lamps. */
export function shopWindow(setting: Setting): Stage {
  const { width, height, shown } = setting;
  const front = lit(setting, '#2f5f58', 0.04);
  const stone = lit(setting, '#d9c8aa', 0.06);
  const asked = [...shown].join(' ');
  const ids = displays.find(([says]) => says.test(asked))?.[1] ?? usualDisplay;
  return outdoors(
    setting,
    [
      backdrop('street wall', [cut(stone, `r -60 -60 ${width + 120} ${height}`)]),
      backdrop('shop front', [
        cut(front, `r ${width * 0.04} ${height * 0.05} ${width * 0.92} ${height * 0.8}`),
        cut(
          lighter(front, 0.05),
          ...[0.04, 0.93].map(
            (x) => `r ${width * x} ${height * 0.05} ${width * 0.03} ${height * 0.8}`,
          ),
        ),
        cut(
          lighter(front, -0.06),
          ...[0.1, 0.38, 0.66].map(
            (x) => `r ${width * x} ${height * 0.755} ${width * 0.24} ${height * 0.075} 4`,
          ),
        ),
      ]),
      ...inside(setting, ids),
      awning(setting),
      backdrop('pavement', [
        cut(lit(setting, '#b5aca0', 0.06), `r -60 ${height * 0.85} ${width + 120} ${height}`),
        cut(
          lit(setting, '#9a9186', 0.06),
          `r -60 ${height * 0.85} ${width + 120} 9`,
          ...[0.1, 0.32, 0.54, 0.76, 0.98].map(
            (x) =>
              `p ${width * (0.5 + (x - 0.5) * 0.95)} ${height * 0.86} ${width * (0.5 + (x - 0.5) * 0.95) + 3} ${height * 0.86} ${width * (0.5 + (x - 0.5) * 1.5) + 6} ${height * 1.05} ${width * (0.5 + (x - 0.5) * 1.5)} ${height * 1.05}`,
          ),
        ),
        ...(liesSnow(setting)
          ? [cut(tone('#f4f8fc'), `r -60 ${height * 0.9} ${width + 120} ${height}`)]
          : []),
      ]),
    ],
    { base: height * 0.94, horizon: height * 0.4 },
  );
}

/** The lit window, and what stands on its two levels. */
function inside(setting: Setting, ids: readonly string[]): Group[] {
  const { width, height } = setting;
  const glow = tone('#ffe9b8');
  const [left, top, w, h] = [width * 0.09, height * 0.2, width * 0.82, height * 0.53];
  const timber = lit(setting, '#a8743f', 0.02);
  const lamps = [0.2, 0.5, 0.8].map((x) => left + w * x);
  const spots = [
    [0.17, 0.97, 0.36],
    [0.5, 0.97, 0.3],
    [0.83, 0.97, 0.36],
    [0.2, 0.5, 0.24],
    [0.5, 0.5, 0.26],
    [0.8, 0.5, 0.24],
  ] as const;
  const frame: CutOut[] = [
    cut(
      lighter(lit(setting, '#2f5f58', 0.04), 0.03),
      `r ${left - 12} ${top - 12} ${w + 24} 14`,
      `r ${left - 12} ${top + h} ${w + 24} 16`,
      `r ${left + w * 0.333 - 6} ${top} 12 ${h}`,
      `r ${left + w * 0.667 - 6} ${top} 12 ${h}`,
    ),
  ];
  return [
    {
      ...backdrop('shop window', [
        cut(lighter(glow, -0.02), `r ${left} ${top} ${w} ${h}`),
        cut(
          lighter(glow, 0.03),
          ...lamps.map(
            (x) =>
              `p ${x - 14} ${top} ${x + 14} ${top} ${x + w * 0.16} ${top + h} ${x - w * 0.16} ${top + h}`,
          ),
        ),
      ]),
      isFlat: true,
    },
    backdrop('display', [
      cut(
        timber,
        `r ${left} ${top + h * 0.5} ${w} ${h * 0.035}`,
        `r ${left} ${top + h * 0.965} ${w} ${h * 0.04}`,
      ),
      cut(lighter(timber, -0.06), `r ${left} ${top + h * 0.535} ${w} 6`),
    ]),
    ...spots.map(([x, y, high], at) =>
      piece(setting, ids[at]!, { x: left + w * x, base: top + h * y, high: h * high, air: 0 }),
    ),
    backdrop('window frame', frame),
  ];
}

function awning(setting: Setting): Group {
  const { width, height } = setting;
  const stripes = Array.from({ length: 12 }, (_, at) => at);
  const quad = (at: number) => {
    const [a, b] = [at / 12, (at + 1) / 12];
    const [t, f] = [
      (s: number) => width * (0.06 + 0.88 * s),
      (s: number) => width * (0.02 + 0.96 * s),
    ];
    return [
      `p ${t(a)} ${height * 0.07} ${t(b)} ${height * 0.07} ${f(b)} ${height * 0.17} ${f(a)} ${height * 0.17}`,
      `o ${(f(a) + f(b)) / 2} ${height * 0.17} ${width * 0.04} ${height * 0.022}`,
    ];
  };
  return backdrop('awning', [
    cut(lit(setting, '#f6efe0', 0.03), ...stripes.filter((at) => at % 2 === 0).flatMap(quad)),
    cut(lit(setting, '#c8493f', 0.03), ...stripes.filter((at) => at % 2 === 1).flatMap(quad)),
  ]);
}
