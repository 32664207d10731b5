/** What one file may ask of the studio; beyond, it is refused before it is decoded. */
export const fileBudget = {
  /** Longer side to shorter: a panorama has 10, and scaling a line to a picture costs gigabytes. */
  sidesRatio: 32,
  /** Over four hours at 60 a second. */
  frames: 1_000_000,
  /** Of a GIF, whose every frame is decoded: an hour at 5 a second. */
  animationFrames: 20_000,
  /** Of all frames together: an hour of 8K at 30 a second. */
  pixels: 4e12,
  /** Of all frames of a GIF together: 10,000 in 1080p. */
  animationPixels: 2e10,
  /** What the fastest cameras of telephones reach. */
  framesPerSecond: 1000,
} as const;

export type OverBudget = 'odd-shape' | 'too-many-frames' | 'too-many-pixels-in-all' | 'frame-rate';

type Sides = { readonly width?: number; readonly height?: number };

export function isOddShape({ width = 0, height = 0 }: Sides): boolean {
  return Math.max(width, height) > fileBudget.sidesRatio * Math.max(1, Math.min(width, height));
}

/** How many frames a file of this format may have, and how many pixels in all of them together. */
export function budgetOf(formatName: string): { readonly frames: number; readonly pixels: number } {
  return formatName === 'gif'
    ? { frames: fileBudget.animationFrames, pixels: fileBudget.animationPixels }
    : { frames: fileBudget.frames, pixels: fileBudget.pixels };
}

export type FrameBudget = { readonly mostFrames: number; readonly beyond: OverBudget };

/** How many frames a file of this format and size may have, and what is said of one with more. */
export function frameBudget(formatName: string, { width = 0, height = 0 }: Sides): FrameBudget {
  const { frames, pixels } = budgetOf(formatName);
  const fitting = Math.floor(pixels / Math.max(1, width * height));
  return fitting < frames
    ? { mostFrames: fitting, beyond: 'too-many-pixels-in-all' }
    : { mostFrames: frames, beyond: 'too-many-frames' };
}

/** Reading the file showed that it asks for too much. */
export class FileOverBudget extends Error {
  override readonly name = 'FileOverBudget';
  readonly reason: OverBudget;

  constructor(reason: OverBudget) {
    super(`a file over its budget: ${reason}`);
    this.reason = reason;
  }
}
