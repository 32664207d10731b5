import type { Rectangle } from '../design/frame-shape.ts';
import type { Button, PlacedLine, Strip, TitleLayout } from '../layout/layout.ts';
import type { FrameState, LineState } from '../motion/frame-state.ts';
import { type ShapedWord, shapeLine } from '../type/shape-line.ts';
import type { FontCut, Typeface } from '../type/typeface.ts';
import type { Palette } from './palette.ts';

/** Of an em around the ink of a line: rounds reach a little beyond. */
const maskMargin = 0.05;
/** In em: the bar under the word that is said. */
const spokenBar = { height: 0.1, below: 0.17 } as const;
/** How wide the accord is that passes over a line: of the line, and in em. */
const passage = { lineShare: 0.1, em: 0.9 } as const;
const unitsPerEm = 1000;
/** Of the arrow's side. */
const arrowStroke = 0.13;
const arrowHead = 0.36;

/** A frame of a text as SVG, in pixels of the film, seen through `box`. */
export function drawSvg(
  {
    layout,
    state,
    palette,
  }: {
    readonly layout: TitleLayout;
    readonly state: FrameState;
    readonly palette: Palette;
  },
  box: Rectangle,
  typeface: Typeface,
  scale = 1,
): string {
  const strips = layout.strips.map((strip, index) =>
    drawStrip(strip, state.strips[index] ?? 1, palette),
  );
  const button = layout.button ? drawButton(layout.button, state, palette) : '';
  const lines = layout.lines.map((line, index) =>
    drawLine(line, index, state.lines[index] as LineState, palette, typeface),
  );
  const size = `width="${number(box.width * scale)}" height="${number(box.height * scale)}"`;
  const view = `viewBox="${[box.x, box.y, box.width, box.height].map(number).join(' ')}"`;
  const body = [...strips, button, ...lines].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}>${body}</svg>`;
}

function drawLine(
  line: PlacedLine,
  index: number,
  state: LineState,
  palette: Palette,
  typeface: Typeface,
): string {
  const { size, baseline } = line;
  if (state.opacity === 0) return '';
  const shaped = shapeLine(typeface, line.words, state.cut);
  const left = line.align === 'left' ? line.x : line.x - (shaped.advance * size) / 2;
  const margin = maskMargin * size;
  const height = line.bottom - line.top + 2 * margin;
  const colour = line.rank === 'button' ? palette.buttonInk : palette.ink;
  const words = shaped.words.map((word, at) => {
    const x = left + word.x * size;
    const y = baseline + (state.rise[at] ?? 0) * height;
    const isSpoken = state.spoken === at;
    const fill = isSpoken ? palette.accent : colour;
    const bar = isSpoken
      ? `<rect x="${number(x)}" y="${number(y + spokenBar.below * size)}" width="${number(word.advance * size)}" height="${number(spokenBar.height * size)}" fill="${fill}"/>`
      : '';
    return drawWord(word, { x, y, size, fill, cut: state.cut }, typeface) + bar;
  });
  const opacity = state.opacity === 1 ? '' : ` opacity="${number(state.opacity)}"`;
  const grown = state.scale === 1 ? '' : ` transform="${scaledAround(line, state.scale)}"`;
  const group = `<g${opacity}${grown}>${words.join('')}</g>`;
  if (state.passed < 1) return drawPassage(line, index, group, state.passed, palette);
  if (state.rise.every((share) => share === 0)) return group;
  // A mask as wide as can be: words rise behind the edge of their line only.
  const clip = `<clipPath id="l${index}"><rect x="-9999" y="${number(line.top - margin)}" width="29999" height="${number(height)}"/></clipPath>`;
  return `${clip}<g clip-path="url(#l${index})">${group}</g>`;
}

/** The accord on its way over a line: as much of the letters as lies behind it. */
function drawPassage(
  line: PlacedLine,
  index: number,
  letters: string,
  passed: number,
  palette: Palette,
): string {
  const margin = maskMargin * line.size;
  const x = line.left - margin;
  const width = line.width + 2 * margin;
  const band = Math.min(width, passage.lineShare * width + passage.em * line.size);
  const front = passed * (width + band);
  const [from, to] = [Math.max(0, front - band), Math.min(width, front)];
  const row = { y: line.top - margin, height: line.bottom - line.top + 2 * margin };
  const seen = rectangle({ ...row, x, width: from }, '#fff');
  let start = front - band;
  const stripes = palette.stripes.map(({ colour, share }) => {
    const left = Math.max(from, start);
    start += share * band;
    const right = Math.min(to, start);
    return right > left ? rectangle({ ...row, x: x + left, width: right - left }, colour) : '';
  });
  const clip = `<clipPath id="l${index}">${seen}</clipPath>`;
  return `${clip}<g clip-path="url(#l${index})">${letters}</g>${stripes.join('')}`;
}

type WordPlace = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly cut: FontCut;
};

function drawWord(word: ShapedWord, place: WordPlace, typeface: Typeface): string {
  const { x, y, size, fill, cut } = place;
  const scale = size / unitsPerEm;
  const glyphs = word.glyphs.map((glyph) => {
    const outline = typeface.outline(glyph.id, cut);
    const at = `${number(glyph.x * unitsPerEm)} ${number(glyph.y * unitsPerEm)}`;
    return outline === '' ? '' : `<path transform="translate(${at})" d="${outline}"/>`;
  });
  const placed = `translate(${number(x)} ${number(y)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`;
  return `<g transform="${placed}" fill="${fill}">${glyphs.join('')}</g>`;
}

/** Around the middle of its capitals. */
function scaledAround(line: PlacedLine, scale: number): string {
  const x = line.align === 'centre' ? line.x : line.x + line.width / 2;
  const y = (line.top + line.baseline) / 2;
  return `translate(${number(x)} ${number(y)}) scale(${number(scale)}) translate(${number(-x)} ${number(-y)})`;
}

function drawStrip(strip: Strip, grown: number, { stripes }: Palette): string {
  if (grown <= 0) return '';
  const { x, y, width, height } = strip;
  let from = 0;
  const bars = stripes.map(({ colour, share }) => {
    const start = from;
    from += share;
    const end = Math.min(from, grown);
    if (end <= start) return '';
    const bar =
      strip.grows === 'right'
        ? { x: x + start * width, y, width: (end - start) * width, height }
        : { x, y: y + (1 - end) * height, width, height: (end - start) * height };
    return rectangle(bar, colour);
  });
  return bars.join('');
}

function drawButton(button: Button, { button: open, arrow }: FrameState, palette: Palette): string {
  if (open <= 0) return '';
  const { x, y, height, cornerRadius: r } = button;
  const width = Math.max(2 * r, button.width * open);
  const [left, top, right, bottom] = [x, y, x + width, y + height].map(number);
  const path = `M${left} ${bottom}V${number(y + r)}Q${left} ${top} ${number(x + r)} ${top}H${number(x + width - r)}Q${right} ${top} ${right} ${number(y + r)}V${bottom}Z`;
  return `<path d="${path}" fill="${palette.buttonPaper}"/>${drawArrow(button.arrow, arrow, palette)}`;
}

function drawArrow({ x, y, width, height }: Rectangle, drawn: number, palette: Palette): string {
  if (drawn <= 0) return '';
  const tip = x + width * drawn;
  const middle = y + height / 2;
  const head = width * arrowHead * Math.min(1, drawn * 1.5);
  const path = `M${number(x)} ${number(middle)}H${number(tip)}M${number(tip - head)} ${number(middle - head)}L${number(tip)} ${number(middle)}L${number(tip - head)} ${number(middle + head)}`;
  return `<path d="${path}" fill="none" stroke="${palette.buttonInk}" stroke-width="${number(width * arrowStroke)}" stroke-linejoin="miter"/>`;
}

function rectangle({ x, y, width, height }: Rectangle, fill: string): string {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${fill}"/>`;
}

/** A hundredth of a pixel is finer than anything seen. */
function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}
