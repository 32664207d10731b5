import { runFfmpeg, type Tools } from '@armoni/video-engine/ffmpeg/tools';
import type { Timeline, TitleCard } from '@armoni/video-engine/model/timeline';
import sharp, { type OverlayOptions } from 'sharp';

/** Pixels of a row of frames and of the line of words over it. */
const frameHeight = 132;
const captionHeight = 20;
/** Upright frames are narrower than what is said of them. */
const captionWidth = 380;
const margin = 6;
const rowsPerColumn = 12;
/** Of a text: while it comes, while it stands, its last picture. */
const comingFrame = 4;

type Row = { readonly caption: string; readonly frames: readonly number[] };

/** Every shot's first, middle and last picture, and every text while it comes, stands and goes. */
export async function drawSheet(
  filmPath: string,
  timeline: Timeline,
  tools: Tools,
  signal: AbortSignal,
): Promise<Buffer> {
  const rows = [...shotRows(timeline), ...textRows(timeline)];
  const frameWidth = Math.round((frameHeight * timeline.width) / timeline.height / 2) * 2;
  const pictures = await framesAt(
    filmPath,
    rows.flatMap(({ frames }) => frames),
    { width: frameWidth, height: frameHeight, tools, signal },
  );
  const columnWidth = Math.max(captionWidth, 3 * (frameWidth + 2)) + margin;
  const rowHeight = frameHeight + captionHeight;
  const columns = Math.ceil(rows.length / rowsPerColumn);
  const layers: OverlayOptions[] = rows.flatMap(({ caption, frames }, index) => {
    const left = margin + Math.floor(index / rowsPerColumn) * columnWidth;
    const top = margin + (index % rowsPerColumn) * rowHeight;
    return [
      { input: words(caption, columnWidth), left, top },
      ...frames.map((frame, place) => ({
        input: pictures.get(frame)!,
        left: left + place * (frameWidth + 2),
        top: top + captionHeight,
      })),
    ];
  });
  const width = columns * columnWidth + margin;
  const height = Math.min(rows.length, rowsPerColumn) * rowHeight + 2 * margin;
  return sharp({ create: { width, height, channels: 3, background: '#17171a' } })
    .composite(layers)
    .png()
    .toBuffer();
}

function shotRows({ tracks }: Timeline): readonly Row[] {
  return tracks.video.clips.map(({ mediaReference, recordRange, sourceRange, speed }, index) => {
    const { value: start } = recordRange.startTime;
    const { value: length } = recordRange.duration;
    const from = clock(sourceRange.startTime.value);
    const pace = speed === 1 ? '' : ` ×${speed}`;
    return {
      caption: `${index + 1} · ${clock(start)} · ${length} f · ${mediaReference.name} ${from}${pace}`,
      frames: [start, start + Math.floor(length / 2), start + length - 1],
    };
  });
}

function textRows({ tracks }: Timeline): readonly Row[] {
  return tracks.video.titles.map(({ range, text, manner, family, place }: TitleCard) => {
    const { value: start } = range.startTime;
    const end = start + range.duration.value - 1;
    return {
      caption: `T · ${clock(start)}–${clock(end)} · ${manner} ${family} ${place} · ${text}`,
      frames: [Math.min(end, start + comingFrame), Math.floor((start + end) / 2), end],
    };
  });
}

type FrameTask = {
  readonly width: number;
  readonly height: number;
  readonly tools: Tools;
  readonly signal: AbortSignal;
};

async function framesAt(
  filmPath: string,
  wanted: readonly number[],
  { width, height, tools, signal }: FrameTask,
): Promise<ReadonlyMap<number, Buffer>> {
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  const chosen = numbers.map((number) => `eq(n,${number})`).join('+');
  const filters = `select='${chosen}',scale=${width}:${height}:flags=area`;
  const output = ['-an', '-fps_mode', 'passthrough', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'];
  const { stdout } = await runFfmpeg(tools, ['-i', `file:${filmPath}`, '-vf', filters, ...output], {
    signal,
  });
  const bytes = width * height * 3;
  const raw = { width, height, channels: 3 } as const;
  const pictures = numbers.map(async (number, index): Promise<[number, Buffer]> => {
    const picture = stdout.subarray(index * bytes, (index + 1) * bytes);
    return [number, await sharp(picture, { raw }).png().toBuffer()];
  });
  return new Map(await Promise.all(pictures));
}

function words(text: string, width: number): Buffer {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionHeight}">` +
      `<text x="0" y="14" font-family="sans-serif" font-size="12" fill="#ddd">${plain}</text></svg>`,
  );
}

/** Seconds and frames. */
function clock(frame: number): string {
  return `${Math.floor(frame / 30)}:${String(frame % 30).padStart(2, '0')}`;
}
