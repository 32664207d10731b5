import { handOf } from './design-lettering.ts';
import type { IllustrationDescription } from './illustration-description.ts';
import { toldColours } from './palette/colour-drawing.ts';
import { tone } from './palette/tones.ts';
import type { Box } from './picture/fill-contours.ts';
import type { Group } from './picture/picture.ts';
import { signBoard } from './scenery/designed/cards.ts';
import { markField, ringOf } from './scenery/designed/marks.ts';
import type { Setting } from './scenery/stage.ts';
import { typeColour } from './title.ts';
import { type Hand, setAround, setBlock } from './type/set-block.ts';
import { splitLines } from './type/split-lines.ts';

/** What is set in type: on a board, in tubes that shine, or on the picture itself. */
export function lettering(
  {
    text,
    format,
    isNeon,
    board,
    textColour,
    design,
  }: Pick<
    IllustrationDescription,
    'text' | 'format' | 'isNeon' | 'board' | 'textColour' | 'design'
  >,
  box: Box,
  setting: Setting,
): Group[] {
  if (isNeon) return shining(text, box);
  const { palette } = setting;
  if (format === 'logo') return named(text, box, setting, design);
  const onBoard =
    board && format === 'sign' ? tone(board === 'slate' ? '#f3f1e6' : '#3a2a1f') : null;
  const told = textColour ? tone(toldColours[textColour]) : null;
  const fill = told ?? onBoard ?? typeColour(palette, format);
  const hand = handOnBoard(format, board, design);
  const words = setBlock(splitLines(text), box, { fill, hand });
  return format === 'sign' ? [signBoard(setting, box, board), words] : [words];
}

/** Chalk on a slate, a fair's letters on wood, a mark's by its taste. */
function handOnBoard(
  format: IllustrationDescription['format'],
  board: IllustrationDescription['board'],
  design: IllustrationDescription['design'],
): Hand {
  if (format === 'sign' && board === 'slate') return { family: 'hand' };
  if (design?.taste || design?.letters) return handOf(design);
  if (format === 'sign') return { family: board === 'wood' ? 'western' : 'brush' };
  return { family: 'poster' };
}

const handsOfMarks: readonly Hand[] = [
  { family: 'serif' },
  { family: 'condensed', isCapital: true, spacing: 70 },
  { family: 'poster' },
  { family: 'round' },
];

/** A mark's name: below it, about it in a badge's ring, or in its field where it has nothing else. */
function named(
  text: readonly string[],
  box: Box,
  setting: Setting,
  design: IllustrationDescription['design'],
): Group[] {
  const { main, paper } = setting.inks!;
  const field = markField(setting);
  const chance = Math.floor((setting.markChance ?? 0) * 100) % handsOfMarks.length;
  const hand = design?.taste || design?.letters ? handOf(design) : handsOfMarks[chance]!;
  if (!setting.isNamed)
    return [setBlock(splitLines(text), box, { fill: field === 'none' ? main : paper, hand })];
  if (field !== 'ring') return [setBlock(splitLines(text), box, { fill: main, hand })];
  const around = { fill: paper, hand: { ...hand, isCapital: true, spacing: 60 } };
  return [setAround(text.join(' '), ringOf(setting), around)];
}

/** Of a tube's light about it, in units from the outside; dimmer there. */
const glows = [
  { by: 15, fill: '#7a2f5c' },
  { by: 8, fill: '#b8407f' },
] as const;

function shining(text: readonly string[], box: Box): Group[] {
  const tubes = setBlock(splitLines(text), box, {
    fill: tone('#ffd9ec'),
    hand: { family: 'brush' },
  });
  const halo = ({ by, fill }: (typeof glows)[number]): Group => ({
    ...{ name: 'glow', kind: 'type' },
    cutOuts: tubes.cutOuts.map(({ contours }) => ({
      fill: tone(fill),
      contours: Array.from({ length: 12 }, (_, at) => (at / 12) * 2 * Math.PI).flatMap((turn) =>
        contours.map((line) =>
          line.map((value, i) => value + by * (i % 2 === 0 ? Math.cos(turn) : Math.sin(turn))),
        ),
      ),
    })),
  });
  return [...glows.map(halo), tubes];
}
