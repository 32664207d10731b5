import sharp, { type OverlayOptions, type Sharp } from 'sharp';

export const promptsOfSheet = 9;
const columns = 3;
const margin = 8;
const lineHeight = 15;
const captionLines = 7;
/** Letters of a line of 12 px, as wide as a picture of 384. */
const lettersPerPixel = 62 / 384;

export type PromptCell = {
  readonly number: number;
  readonly prompt: string;
  readonly picture: Uint8Array | null;
  /** What the picture says of itself, then what was passed over. */
  readonly told: readonly string[];
};

/** Up to nine square pictures of `side` pixels with the words under them. */
export async function drawPromptSheet(cells: readonly PromptCell[], side: number): Promise<Sharp> {
  const cellHeight = side + captionLines * lineHeight + margin;
  const layers = cells.flatMap(({ number, prompt, picture, told }, index): OverlayOptions[] => {
    const left = margin + (index % columns) * (side + margin);
    const top = margin + Math.floor(index / columns) * cellHeight;
    const caption = captionOf([`${number}. ${prompt}`, ...told], side);
    return [
      ...(picture ? [{ input: Buffer.from(picture), left, top }] : []),
      { input: caption, left, top: top + side },
    ];
  });
  const width = margin + columns * (side + margin);
  const height = margin + Math.ceil(cells.length / columns) * cellHeight;
  return sharp({ create: { width, height, channels: 3, background: '#17171a' } })
    .composite(layers)
    .png();
}

function captionOf(texts: readonly string[], width: number): Buffer {
  const perLine = Math.max(12, Math.floor(width * lettersPerPixel));
  const lines = texts.flatMap((text) => broken(text, perLine)).slice(0, captionLines);
  const spans = lines.map(
    (line, index) => `<text x="0" y="${(index + 1) * lineHeight - 2}">${escaped(line)}</text>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionLines * lineHeight}" ` +
      `font-family="sans-serif" font-size="12" fill="#ddd">${spans.join('')}</svg>`,
  );
}

function broken(text: string, perLine: number): readonly string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)!;
    if (last && last.length + word.length >= perLine) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
