import { useCallback, useEffect, useRef, useState } from 'react';

export type Listening = {
  /** What is heard, and whether it has begun. */
  readonly heard: { readonly url: string; readonly isPlaying: boolean } | null;
  /** Plays it, or stops it when it is heard. */
  readonly toggle: (url: string, fromSeconds?: number) => void;
};

type ListeningOptions = {
  /** Something else is to be heard now. */
  readonly isFilmPlaying?: boolean;
  readonly onBegin?: () => void;
  readonly onUnplayable: () => void;
};

/** One piece is heard at a time, before it is chosen. */
export function useListening(options: ListeningOptions): Listening {
  const { isFilmPlaying = false, onBegin, onUnplayable } = options;
  const audio = useRef<HTMLAudioElement | null>(null);
  const [heard, setHeard] = useState<Listening['heard']>(null);
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
    onBegin?.();
    const element = new Audio(url);
    audio.current = element;
    setHeard({ url, isPlaying: false });
    element.currentTime = fromSeconds;
    // At its end, or by a key of the machine.
    element.onpause = () => audio.current === element && stop();
    try {
      await element.play();
      if (audio.current === element) setHeard({ url, isPlaying: true });
    } catch {
      // Another one was asked for before this one had begun.
      if (audio.current !== element) return;
      stop();
      onUnplayable();
    }
  };
  return { heard, toggle: (url, fromSeconds) => void toggle(url, fromSeconds) };
}
