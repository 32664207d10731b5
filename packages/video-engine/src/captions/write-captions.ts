import { framesPerSecond } from '../model/time.ts';
import type { FilmCaptions, Timeline } from '../model/timeline.ts';
import { shownCaptions } from './shown-captions.ts';
import { type CaptionPiece, splitCaptions } from './split-captions.ts';

/** What players show well: two lines of so many characters. */
const mostCharacters = 42;
const pace = { mostSeconds: 7, leastSeconds: 1 } as const;

/** The captions of a film as a track has them: two short lines, ascending. */
export function trackCaptions(timeline: Timeline, captions: FilmCaptions): readonly CaptionPiece[] {
  const fits = (text: string) => twoLines(text).every((line) => line.length <= mostCharacters);
  return splitCaptions(shownCaptions(timeline, captions), { fits, ...pace });
}

/** https://www.w3.org/TR/webvtt1/ */
export function writeVtt(captions: readonly CaptionPiece[]): string {
  const blocks = captions.map(({ startFrame, endFrame, text }) => {
    const times = `${clock(startFrame, '.')} --> ${clock(endFrame, '.')}`;
    return `${times}\n${twoLines(text).map(escaped).join('\n')}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** SubRip, which ffmpeg makes a track of. Its reader knows tags: none are left. */
export function writeSrt(captions: readonly CaptionPiece[]): string {
  return captions
    .map(({ startFrame, endFrame, text }, index) => {
      const plain = text
        .replace(/</g, '‹')
        .replace(/>/g, '›')
        .replace(/[{}\\]/g, ' ');
      const times = `${clock(startFrame, ',')} --> ${clock(endFrame, ',')}`;
      return `${index + 1}\n${times}\n${twoLines(plain).join('\n')}\n`;
    })
    .join('\n');
}

/** The break that leaves the two lines most alike. */
function twoLines(text: string): readonly string[] {
  if (text.length <= mostCharacters) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const at = spaces.reduce(
    (best, space) => (Math.abs(space - middle) < Math.abs(best - middle) ? space : best),
    spaces[0] ?? text.length,
  );
  return [text.slice(0, at), text.slice(at + 1)].filter((line) => line !== '');
}

function clock(frame: number, point: string): string {
  const milliseconds = Math.round((frame * 1000) / framesPerSecond);
  const part = (size: number, of: number, digits: number) =>
    String(Math.floor(milliseconds / size) % of).padStart(digits, '0');
  const hours = part(3_600_000, 100, 2);
  return `${hours}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}${point}${part(1, 1000, 3)}`;
}
