import { ChevronsLeftRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { viewerTexts as texts } from './texts.ts';
import type { Earlier } from './use-compared.ts';
import type { Box } from './zoom.ts';

type CompareLineProps = {
  /** 0–1 of what is seen of the picture, from the left. */
  share: number;
  onShare: (share: number) => void;
  box: Box;
  stageWidth: number;
  /** Where the line stands, in CSS pixels of the stage. */
  at: number;
  before: Earlier;
};

/** The line between before and after, drawn to and fro by pointer and arrows. */
export function CompareLine({ share, onShare, box, stageWidth, at, before }: CompareLineProps) {
  const handle = useRef<HTMLDivElement>(null);
  const from = Math.max(0, box.left);
  const room = Math.min(stageWidth, box.left + box.width) - from;
  const set = (next: number) => onShare(Math.min(1, Math.max(0, next)));
  const drag = (event: PointerEvent) => {
    const stage = handle.current?.parentElement?.getBoundingClientRect();
    if (!stage || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    set((event.clientX - stage.left - from) / Math.max(1, room));
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
        aria-valuenow={Math.round((1 - share) * 100)}
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
      <Word className="left-3">{texts.before(before.name)}</Word>
      <Word className="right-3">{texts.afterwards}</Word>
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

function Word({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden
      className={`type-data pointer-events-none absolute bottom-3 max-w-[40%] truncate rounded-xs bg-on-media px-2 py-1 font-[550] text-white ${className}`}
    >
      {children}
    </span>
  );
}
