import { type RefObject, useEffect, useRef, useState } from 'react';

const framesPerSecond = 20;

export type Film = {
  ref: RefObject<HTMLVideoElement | null>;
  isPlaying: boolean;
  /** Whether its picture has taken the poster's place. */
  hasStarted: boolean;
  toggle: () => void;
};

/** Plays a muted film once the page has settled, unless the person asked for less motion. */
export function useFilm(): Film {
  const ref = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasStarted, setHasStarted] = useState(false);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const update = () => {
      setIsPlaying(!video.paused);
      setHasStarted((before) => before || video.currentTime > 0 || !video.paused);
    };
    const ended = new AbortController();
    for (const name of ['play', 'pause', 'error', 'seeked'] as const) {
      video.addEventListener(name, update, { signal: ended.signal });
    }
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!calm) whenSettled(() => start(video), ended.signal);
    return () => ended.abort();
  }, []);

  const toggle = () => {
    const video = ref.current;
    if (!video) return;
    if (video.paused) start(video);
    else video.pause();
  };
  return { ref, isPlaying, hasStarted, toggle };
}

/** Where a film stands, for the one piece of the page that shows it. */
export function useFilmSeconds({ ref, isPlaying }: Pick<Film, 'ref' | 'isPlaying'>) {
  const [currentSeconds, setCurrentSeconds] = useState(0);
  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function follow() {
      const seconds = ref.current?.currentTime ?? 0;
      setCurrentSeconds(Math.round(seconds * framesPerSecond) / framesPerSecond);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, isPlaying]);

  const seek = (seconds: number) => {
    if (ref.current) ref.current.currentTime = seconds;
    setCurrentSeconds(seconds);
  };
  return { currentSeconds, seek };
}

/** A browser may refuse to start a film by itself; the poster stays and the button offers it. */
function start(video: HTMLVideoElement): void {
  video.play().catch((error: unknown) => console.info('the film stays on its poster', error));
}

/** The film's bytes and frames wait until the page itself is there and at rest. */
function whenSettled(run: () => void, signal: AbortSignal): void {
  const rest = () => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) return void setTimeout(run, 200);
    const idle = requestIdleCallback(run, { timeout: 2000 });
    signal.addEventListener('abort', () => cancelIdleCallback(idle));
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true, signal });
}
