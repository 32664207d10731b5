/** Pixels. */
export type Size = { readonly width: number; readonly height: number };
/** From the middle of the stage, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** How a picture lies on its stage. */
export type View = Point & {
  /** CSS pixels for each of the picture's; null while it is as large as fits. */
  readonly scale: number | null;
};

/** A stage, the picture on it, and what stays free around one that fits. */
export type Frame = { readonly stage: Size; readonly picture: Size; readonly margin: Point };

export const fitted: View = { scale: null, x: 0, y: 0 };

/** Small pictures are not blown up without end. */
const largestFit = 2;
const largestScale = 8;

export function fitScale({ stage, picture, margin }: Frame): number {
  const across = (stage.width - 2 * margin.x) / Math.max(1, picture.width);
  const down = (stage.height - 2 * margin.y) / Math.max(1, picture.height);
  return Math.max(0.01, Math.min(across, down, largestFit));
}

export function scaleOf(view: View, frame: Frame): number {
  return view.scale ?? fitScale(frame);
}

/** Nearer or farther; what lies at `at` stays there. One that is no larger than it fits, fits. */
export function zoomedTo(view: View, scale: number, at: Point, frame: Frame): View {
  const fit = fitScale(frame);
  const next = Math.min(Math.max(largestScale, fit), scale);
  if (next <= fit * 1.001) return fitted;
  const ratio = next / scaleOf(view, frame);
  const moved = { x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
  return held({ scale: next, ...moved }, frame);
}

export function panned(view: View, by: Point, frame: Frame): View {
  if (view.scale === null) return view;
  return held({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** No emptiness on a side where the picture could be. */
function held(view: View & { readonly scale: number }, { stage, picture }: Frame): View {
  const within = (offset: number, drawn: number, room: number) => {
    const most = Math.max(0, (drawn - room) / 2);
    return Math.min(most, Math.max(-most, offset));
  };
  return {
    scale: view.scale,
    x: within(view.x, picture.width * view.scale, stage.width),
    y: within(view.y, picture.height * view.scale, stage.height),
  };
}

export type Box = Size & { readonly left: number; readonly top: number };

/** Where the picture is drawn, from the stage's corner. */
export function drawnBox(view: View, frame: Frame): Box {
  const scale = scaleOf(view, frame);
  const [width, height] = [frame.picture.width * scale, frame.picture.height * scale];
  return {
    ...{ width, height },
    left: (frame.stage.width - width) / 2 + view.x,
    top: (frame.stage.height - height) / 2 + view.y,
  };
}

/** What of the picture is in sight, as shares of its sides. */
export function shownPart({ left, top, width, height }: Box, stage: Size): Box {
  const part = (from: number, drawn: number, room: number) => {
    const start = Math.max(0, -from) / drawn;
    return [start, Math.min(1, (room - from) / drawn) - start] as const;
  };
  const [x, wide] = part(left, width, stage.width);
  const [y, high] = part(top, height, stage.height);
  return { left: x, top: y, width: wide, height: high };
}
