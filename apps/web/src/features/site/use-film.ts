import { type RefObject, useEffect, useRef, useState } from 'react';

const framesPerSecond = 20;

type Film = {
  ref: RefObject<HTMLVideoElement | null>;
  isPlaying: boolean;
  currentSeconds: number;
  toggle: () => void;
  seek: (seconds: number) => void;
};

/** Plays a muted film once the page has settled, unless the person asked for less motion. */
export function useFilm(): Film {
  const ref = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [currentSeconds, setCurrentSeconds] = useState(0);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const update = () => setIsPlaying(!video.paused);
    const ended = new AbortController();
    for (const name of ['play', 'pause', 'error'] as const) {
      video.addEventListener(name, update, { signal: ended.signal });
    }
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!calm) whenSettled(() => start(video), ended.signal);
    return () => ended.abort();
  }, []);

  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function follow() {
      const seconds = ref.current?.currentTime ?? 0;
      setCurrentSeconds(Math.round(seconds * framesPerSecond) / framesPerSecond);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  return {
    ref,
    isPlaying,
    currentSeconds,
    toggle: () => {
      const video = ref.current;
      if (!video) return;
      if (video.paused) start(video);
      else video.pause();
    },
    seek: (seconds) => {
      if (ref.current) ref.current.currentTime = seconds;
      setCurrentSeconds(seconds);
    },
  };
}

/** A browser may refuse to start a film by itself; the poster stays and the button offers it. */
function start(video: HTMLVideoElement): void {
  video.play().catch((error: unknown) => console.info('the film stays on its poster', error));
}

/** The film's bytes wait until the page itself is there. */
function whenSettled(run: () => void, signal: AbortSignal): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true, signal });
}
