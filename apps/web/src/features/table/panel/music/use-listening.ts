import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../../lib/store/use-store.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { musicTexts } from '../../music-texts.ts';
import type { CutPlayer } from '../../stage/cut-player.ts';

export type Listening = {
  /** What is heard, and whether it has begun. */
  readonly heard: { readonly url: string; readonly isPlaying: boolean } | null;
  readonly toggle: (url: string, fromSeconds?: number) => void;
};

/** One piece at a time is heard before it is chosen, and never with the film. */
export function useListening(player: CutPlayer): Listening {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [heard, setHeard] = useState<Listening['heard']>(null);
  const isFilmPlaying = useStore(player.state).isPlaying;
  const stop = useCallback(() => {
    audio.current?.pause();
    audio.current = null;
    setHeard(null);
  }, []);
  useEffect(() => {
    if (isFilmPlaying) stop();
  }, [isFilmPlaying, stop]);
  useEffect(() => () => audio.current?.pause(), []);
  const toggle = async (url: string, fromSeconds = 0) => {
    const isSame = heard?.url === url;
    stop();
    if (isSame) return;
    player.pause();
    const element = new Audio(url);
    audio.current = element;
    setHeard({ url, isPlaying: false });
    element.currentTime = fromSeconds;
    element.onended = stop;
    try {
      await element.play();
      if (audio.current === element) setHeard({ url, isPlaying: true });
    } catch {
      // Another one was asked for before this one had begun.
      if (audio.current !== element) return;
      stop();
      toast.error(musicTexts.unplayable);
    }
  };
  return { heard, toggle: (url, fromSeconds) => void toggle(url, fromSeconds) };
}
