import type { Oklab } from '@armoni/colour/oklab';
import type { DesignLayout } from './design-layout.ts';
import type {
  Design,
  DesignKind,
  LetterKind,
  Occasion,
  Taste,
} from './illustration-description.ts';
import type { Palette } from './palette/palettes.ts';
import { distanceOf, lighter, tone } from './palette/tones.ts';
import type { CutOut, Group } from './picture/picture.ts';
import { frameLine, margin } from './scenery/designed/ornaments.ts';
import { cut, type Setting } from './scenery/stage.ts';
import { type Hand, setBlock } from './type/set-block.ts';

const tastes: Partial<Record<Taste, Hand>> = {
  deco: { family: 'deco', isCapital: true },
  nouveau: { family: 'serif' },
  bauhaus: { family: 'condensed', isCapital: true },
  minimal: { family: 'condensed', isCapital: true, spacing: 90 },
  elegant: { family: 'serif' },
  botanical: { family: 'serif' },
  cute: { family: 'round' },
  slate: { family: 'hand' },
};
const toldHands: Readonly<Record<LetterKind, Hand>> = {
  script: { family: 'script' },
  hand: { family: 'hand' },
  capitals: { family: 'condensed', isCapital: true, spacing: 40 },
  round: { family: 'round' },
  western: { family: 'western' },
  brush: { family: 'brush' },
  serif: { family: 'serif' },
};
const occasions: Partial<Record<Occasion, Hand>> = {
  ...{ wedding: { family: 'script' }, birth: { family: 'script' }, love: { family: 'script' } },
  ...{ mother: { family: 'script' }, thanks: { family: 'script' }, birthday: { family: 'brush' } },
  ...{ newyear: { family: 'brush' }, lunar: { family: 'brush' }, christmas: { family: 'brush' } },
  ...{ easter: { family: 'brush' }, retirement: { family: 'brush' }, feast: { family: 'brush' } },
  ...{ halloween: { family: 'horror' }, school: { family: 'round' }, game: { family: 'poster' } },
  gaming: { family: 'condensed', isCapital: true, spacing: 40 },
  music: { family: 'condensed', isCapital: true },
  sale: { family: 'condensed', isCapital: true },
  film: { family: 'condensed', isCapital: true, spacing: 60 },
  circus: { family: 'western', isCapital: true },
  flea: { family: 'western' },
};
const kinds: Partial<Record<DesignKind, Hand>> = {
  menu: { family: 'serif' },
  label: { family: 'western' },
  travel: { family: 'deco', isCapital: true },
  cover: { family: 'serif' },
  event: { family: 'poster' },
  card: { family: 'brush' },
  board: { family: 'western' },
};

/** Letters by the occasion and the taste: no wedding is announced in a fair's. */
export function handOf({ kind, occasion, taste, letters }: Design): Hand {
  if (letters) return toldHands[letters];
  if (taste === 'slate') return tastes.slate!;
  if (kind === 'menu') return kinds.menu!;
  return (
    (taste && tastes[taste]) ??
    (occasion && occasions[occasion]) ??
    kinds[kind] ?? { family: 'poster' }
  );
}

/** The smaller lines are read before they are admired. */
const noteHand = (hand: Hand): Hand =>
  /script|brush|horror|western/.test(hand.family) ? { family: 'poster' } : hand;

/** OKLab's lightness of a ground. */
const lively = 0.68;

/** Of these what stands out from a ground. */
function readOn(ground: Oklab, { ink, paper }: Palette): Oklab {
  const [dark, light] = [tone(ink), tone(paper)];
  // On a colour white is livelier than black.
  if (ground.l < lively && light.l > 0.8) return light;
  return distanceOf(dark, ground) > distanceOf(light, ground) ? dark : light;
}

/** The words of a designed sheet, on its ground and on its band. */
export function designLettering(
  setting: Setting,
  design: Design,
  { title, rows, band, bandRows, isPlain }: DesignLayout,
  told: Oklab | null,
): Group[] {
  const { palette } = setting;
  const hand = handOf(design);
  const over = (cutOuts: readonly CutOut[]): Group => ({ name: 'band', kind: 'type', cutOuts });
  const groups: Group[] = [];
  const bandFill = tone(isPlain ? palette.ground : palette.paper);
  if (band) {
    const { left, right, top, bottom } = band;
    const shape = `r ${left - 400} ${top} ${right - left + 800} ${bottom - top + 900}`;
    groups.push(over([cut(bandFill, shape)]));
    if (!isPlain) groups.push(over([margin(setting, bandFill, 0.035)]));
  }
  if (isPlain && design.taste === 'vintage')
    groups.push(
      over([
        margin(setting, tone(palette.paper), 0.03),
        frameLine(setting, tone(palette.ink), 0.03, 0.004),
      ]),
    );
  if (rows.length > 0) {
    const isOnBand = band !== null && !isPlain;
    const ground = isOnBand
      ? bandFill
      : tone(design.kind === 'label' ? palette.paper : palette.sky);
    const isGilded = design.taste === 'deco' && isPlain;
    const seen =
      told &&
      [told, ...deeper.map((by) => lighter(told, by))].find(
        (one) => distanceOf(one, ground) > leastApart,
      );
    const fill = seen ? seen : isGilded ? tone(palette.disc) : readOn(ground, palette);
    const words = setBlock(rows, title, { fill, hand });
    // A scene may be light and dark behind its words.
    if (!isOnBand && !isPlain) groups.push(halo(words, readOn(fill, palette)));
    groups.push(words);
  }
  if (band && bandRows.length > 0) {
    const high = band.bottom - band.top;
    const within = {
      left: setting.width * 0.12,
      right: setting.width * 0.88,
      top: band.top + high * 0.28,
      bottom: band.bottom - high * 0.3,
    };
    const even = bandRows.map((row) => ({ ...row, size: 1 }));
    groups.push(
      setBlock(even, within, {
        fill: readOn(bandFill, palette),
        hand: design.letters ? hand : noteHand(hand),
      }),
    );
  }
  return groups;
}

/** By how much a told colour may be deeper or lighter before it is another: « lettres dorées » on cream. */
const deeper = [-0.1, -0.2, 0.08] as const;

/** OKLab: a told colour that is nearer to its ground is not read. */
const leastApart = 0.25;

/** Units that a light rim reaches beyond letters on a scene. */
const haloReach = 7;

function halo(words: Group, fill: Oklab): Group {
  const turns = Array.from({ length: 10 }, (_, at) => (at / 10) * 2 * Math.PI);
  return {
    ...words,
    name: 'halo',
    cutOuts: words.cutOuts.map(({ contours }) => ({
      fill,
      contours: turns.flatMap((turn) =>
        contours.map((line) =>
          line.map(
            (value, i) => value + haloReach * (i % 2 === 0 ? Math.cos(turn) : Math.sin(turn)),
          ),
        ),
      ),
    })),
  };
}
