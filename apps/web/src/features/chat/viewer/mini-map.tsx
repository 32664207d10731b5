import { type Box, type Size, shownPart } from './zoom.ts';

const percent = (share: number) => `${share * 100}%`;

/** The whole picture, 160 px wide, and the part of it that is in sight. */
export function MiniMap({ url, box, stage }: { url: string; box: Box; stage: Size }) {
  const { left, top, width, height } = shownPart(box, stage);
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-3 left-3 w-40 overflow-hidden rounded-xs shadow-float max-md:w-24"
    >
      <img src={url} alt="" className="block max-h-40 w-full brightness-60" />
      <span
        className="absolute border-2 border-white"
        style={{
          left: percent(left),
          top: percent(top),
          width: percent(width),
          height: percent(height),
        }}
      />
    </div>
  );
}
