import { ChevronsLeftRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { titleOf } from '../pictures/title-of.ts';
import { viewerTexts as texts } from './texts.ts';
import type { Earlier } from './use-compared.ts';
import type { Box, Size } from './zoom.ts';

type CompareLineProps = {
  /** 0–1 of what is seen of the picture, from the left. */
  share: number;
  onShare: (share: number) => void;
  box: Box;
  /** CSS pixels. */
  stage: Size;
  /** Where the line stands, in CSS pixels of the stage. */
  at: number;
  before: Earlier;
};

/** The line between before and after, drawn to and fro by pointer and arrows. */
export function CompareLine({ share, onShare, box, stage, at, before }: CompareLineProps) {
  const handle = useRef<HTMLDivElement>(null);
  const from = Math.max(0, box.left);
  const room = Math.min(stage.width, box.left + box.width) - from;
  const set = (next: number) => onShare(Math.min(1, Math.max(0, next)));
  const drag = (event: PointerEvent) => {
    const seen = handle.current?.parentElement?.getBoundingClientRect();
    if (!seen || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    set((event.clientX - seen.left - from) / Math.max(1, room));
  };
  const press = (event: KeyboardEvent) => {
    const next = stepped(event, share);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    set(next);
  };
  return (
    <>
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        aria-label={texts.slider}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={texts.after(Math.round((1 - share) * 100))}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        style={{ left: at }}
        className="absolute inset-y-0 flex w-11 -translate-x-1/2 cursor-ew-resize touch-none items-center justify-center rounded-sm -outline-offset-2 before:absolute before:inset-y-0 before:w-0.5 before:bg-white"
      >
        <span className="relative grid size-11 place-items-center rounded-full bg-paper text-on-paper shadow-float">
          <ChevronsLeftRight size={18} aria-hidden />
        </span>
      </div>
      <div
        aria-hidden
        style={{
          left: from,
          width: room,
          bottom: Math.max(0, stage.height - box.top - box.height),
        }}
        className="pointer-events-none absolute flex justify-between gap-3 p-3"
      >
        <Word>{texts.before(titleOf(before.name))}</Word>
        <Word>{texts.afterwards}</Word>
      </div>
    </>
  );
}

const keys: Readonly<Record<string, (share: number, by: number) => number>> = {
  ArrowLeft: (share, by) => share - by,
  ArrowRight: (share, by) => share + by,
  Home: () => 0,
  End: () => 1,
};

function stepped({ key, shiftKey }: KeyboardEvent, share: number): number | undefined {
  return keys[key]?.(share, shiftKey ? 0.1 : 0.02);
}

function Word({ children }: { children: string }) {
  return (
    <span className="type-data min-w-0 max-w-[48%] truncate rounded-xs bg-on-media px-2 py-1 font-[550] text-white">
      {children}
    </span>
  );
}
