import { useId } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { wholeStrength } from '../session/chat-memory.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { strengthTexts } from './strength-texts.ts';

type StrengthSliderProps = { session: ChatSession; className?: string };

const ways: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** How far the chosen style goes: 0 leaves the picture as it is, 100 is the whole hand. */
export function StrengthSlider({ session, className = '' }: StrengthSliderProps) {
  const { strength = wholeStrength } = useStore(session.memory.state).picture;
  const id = useId();
  return (
    <div className={`flex items-center gap-2 text-fg2 ${className}`}>
      <label htmlFor={id} className="type-label">
        {strengthTexts.label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={strength}
        onChange={(event) => session.memory.choosePicture({ strength: Number(event.target.value) })}
        onKeyDown={(event) => {
          const way = ways[event.key];
          if (!way || !event.shiftKey) return;
          event.preventDefault();
          const next = Math.min(100, Math.max(0, strength + 10 * way));
          session.memory.choosePicture({ strength: next });
        }}
        className="h-6 min-w-0 flex-1 accent-(--hot)"
      />
      <output htmlFor={id} className="type-data w-7 text-right tabular-nums">
        {strength}
      </output>
    </div>
  );
}
