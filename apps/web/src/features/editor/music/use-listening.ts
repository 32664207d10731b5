import type { OwnPiece } from '@armoni/contract/own-music';
import { useRef, useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';

export type Heard = { readonly id: string; readonly state: 'loading' | 'playing' };

/** One piece is heard at a time. */
export function useListening() {
  const audio = useRef<HTMLAudioElement>(null);
  const [heard, setHeard] = useState<Heard | null>(null);
  const toggle = async (piece: OwnPiece) => {
    const element = audio.current;
    if (!element) return;
    if (heard?.id === piece.id) return element.pause();
    setHeard({ id: piece.id, state: 'loading' });
    element.src = piece.url;
    try {
      await element.play();
    } catch (error) {
      // Another piece was asked for before this one had begun.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setHeard(null);
      toast.error(texts.music.unplayable);
    }
  };
  const events = {
    onPlaying: () => setHeard((now) => now && { ...now, state: 'playing' }),
    onPause: () => setHeard(null),
    onEnded: () => setHeard(null),
  };
  return { audio, events, heard, toggle: (piece: OwnPiece) => void toggle(piece) };
}
