import type { IllustrationDescription } from './illustration-description.ts';
import { toldColours } from './palette/colour-drawing.ts';
import { tone } from './palette/tones.ts';
import type { Box } from './picture/fill-contours.ts';
import type { Group } from './picture/picture.ts';
import { signBoard } from './scenery/cards.ts';
import type { Setting } from './scenery/stage.ts';
import { typeColour } from './title.ts';
import { setBlock } from './type/set-block.ts';

/** What is set in type: on a board, in tubes that shine, or on the picture itself. */
export function lettering(
  {
    text,
    format,
    isNeon,
    board,
    textColour,
  }: Pick<IllustrationDescription, 'text' | 'format' | 'isNeon' | 'board' | 'textColour'>,
  box: Box,
  setting: Setting,
): Group[] {
  if (isNeon) return shining(text, box);
  const { palette, isNamed } = setting;
  // What stands in a mark's field and not below it is as light as its paper.
  const isInField = format === 'logo' && !isNamed;
  const onBoard =
    board && format === 'sign' ? tone(board === 'slate' ? '#f3f1e6' : '#3a2a1f') : null;
  const told = textColour ? tone(toldColours[textColour]) : null;
  const fill = told ?? onBoard ?? (isInField ? tone(palette.paper) : typeColour(palette, format));
  const words = setBlock(text, box, fill);
  return format === 'sign' ? [signBoard(setting, box, board), words] : [words];
}

/** Of a tube's light about it, in units from the outside; dimmer there. */
const glows = [
  { by: 15, fill: '#7a2f5c' },
  { by: 8, fill: '#b8407f' },
] as const;

function shining(text: readonly string[], box: Box): Group[] {
  const tubes = setBlock(text, box, tone('#ffd9ec'));
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
