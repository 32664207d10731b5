import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import type { Timeline, TitleCard } from '../../model/timeline.ts';
import { filterPath } from '../filter-path.ts';
import { readFontMetrics } from './font-metrics.ts';
import { drawPlate } from './plate.ts';
import { setText, type TextBlock } from './set-text.ts';

/** A title as a picture with transparency, and where it lies in the film. */
export type DrawnCard = {
  readonly card: TitleCard;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type DrawnCards = {
  readonly cards: readonly DrawnCard[];
  /** French sentences on characters that the font cannot show. */
  readonly notes: readonly string[];
};

/** Archivo SemiBold, SIL Open Font License 1.1, see assets/archivo-license.txt. */
const fontPath = fileURLToPath(new URL('../../../assets/archivo-600.ttf', import.meta.url));

/** Draws each title once, into the folder. The text reaches ffmpeg in files, never in a graph. */
export async function drawCards(
  timeline: Timeline,
  options: { readonly tools: Tools; readonly folder: string; readonly signal: AbortSignal },
): Promise<DrawnCards> {
  const metrics = readFontMetrics(await readFile(fontPath));
  const frame = { width: timeline.width, height: timeline.height };
  const cards: DrawnCard[] = [];
  const notes: string[] = [];
  for (const card of timeline.tracks.video.titles) {
    const block = setText(card.text, metrics, textSize(card, frame));
    if (block.missing.length > 0) {
      notes.push(`Caractères absents de la police, retirés du texte : ${block.missing.join(' ')}`);
    }
    if (block.lines.length > 0) cards.push(await drawCard(card, block, frame, options));
  }
  return { cards, notes };
}

type FrameSize = { readonly width: number; readonly height: number };

/** Sized to be read on a phone 390 px wide: 19 px there for a landscape film, 28 for a portrait. */
function textSize({ kind, text }: TitleCard, { width, height }: FrameSize) {
  const share = width > height ? 0.05 : 0.074;
  // Two or three words carry more when they are large.
  const emphasis = text.length <= 18 ? 1.25 : kind === 'title' ? 1.12 : 1;
  const fontSize = Math.round(width * share * emphasis);
  return { fontSize, maxWidthPixels: width * (width > height ? 0.68 : 0.76) };
}

async function drawCard(
  card: TitleCard,
  block: TextBlock,
  frame: FrameSize,
  options: { readonly tools: Tools; readonly folder: string; readonly signal: AbortSignal },
): Promise<DrawnCard> {
  const { fontSize, lines } = block;
  const lineHeight = Math.round(fontSize * 1.2);
  const width = evenly(block.widthPixels + fontSize * 1.3);
  const height = evenly(lineHeight * lines.length + fontSize * 0.86);
  const position = place(card.third, frame, { width, height });
  const key = createHash('sha256')
    .update(JSON.stringify([lines, fontSize, width, height]))
    .digest('hex');
  const base = join(options.folder, `card-${key.slice(0, 24)}`);
  const path = `${base}.png`;
  if (!existsSync(path)) {
    await writeFile(
      `${base}.partial.plate.png`,
      drawPlate(width, height, Math.round(fontSize * 0.24)),
    );
    const firstBaseline = Math.round(fontSize * 0.43 + lineHeight * 0.5 + fontSize * 0.35);
    const drawn = await Promise.all(
      lines.map(async (line, index) => {
        const textPath = `${base}.partial.${index}.txt`;
        await writeFile(textPath, line);
        const baseline = firstBaseline + index * lineHeight;
        return (
          `drawtext=fontfile=${filterPath(fontPath)}:textfile=${filterPath(textPath)}` +
          `:expansion=none:fontsize=${fontSize}:fontcolor=0xf4f4f4` +
          `:x=(w-text_w)/2:y=${baseline}-max_glyph_a`
        );
      }),
    );
    await runFfmpeg(
      options.tools,
      [
        ...['-f', 'image2', '-pattern_type', 'none', '-i', `file:${base}.partial.plate.png`],
        ...['-vf', drawn.join(','), '-frames:v', '1', '-f', 'image2', '-update', '1'],
        `file:${base}.partial.png`,
      ],
      { signal: options.signal, wallLimitSeconds: 60 },
    );
    await rename(`${base}.partial.png`, path);
    await rm(`${base}.partial.plate.png`);
    await Promise.all(lines.map((_, index) => rm(`${base}.partial.${index}.txt`)));
  }
  return { card, path, width, height, ...position };
}

/** Inside the safe margins: phones cover the lowest fifth of a portrait film with buttons. */
function place(third: TitleCard['third'], frame: FrameSize, card: FrameSize) {
  const isPortrait = frame.height > frame.width;
  const centre = { top: 0.2, middle: 0.5, bottom: isPortrait ? 0.7 : 0.8 }[third] * frame.height;
  const top = frame.height * (isPortrait ? 0.1 : 0.07);
  const bottom = frame.height * (isPortrait ? 0.8 : 0.93) - card.height;
  const y = Math.max(top, Math.min(bottom, centre - card.height / 2));
  return { x: evenly((frame.width - card.width) / 2), y: evenly(y) };
}

function evenly(size: number): number {
  return Math.round(size / 2) * 2;
}
