/** What one file may ask of the studio; beyond, it is refused before it is decoded. */
export const fileBudget = {
  /** Longer side to shorter: a panorama has 10, and scaling a line to a picture costs gigabytes. */
  sidesRatio: 32,
  /** Over four hours at 60 a second. */
  frames: 1_000_000,
  /** Of a GIF, whose every frame is decoded: an hour at 5 a second. */
  animationFrames: 20_000,
  /** What the fastest cameras of telephones reach. */
  framesPerSecond: 1000,
} as const;

export type OverBudget = 'odd-shape' | 'too-many-frames' | 'frame-rate';

export function isOddShape({
  width = 0,
  height = 0,
}: {
  width?: number;
  height?: number;
}): boolean {
  return Math.max(width, height) > fileBudget.sidesRatio * Math.max(1, Math.min(width, height));
}

export function mostFrames(formatName: string): number {
  return formatName === 'gif' ? fileBudget.animationFrames : fileBudget.frames;
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
