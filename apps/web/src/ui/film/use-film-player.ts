import { type RefCallback, useCallback, useEffect, useMemo, useRef, useState } from 'react';

export type FilmPlayer = {
  /** For the `<video>`, which must also take `events`. */
  readonly ref: RefCallback<HTMLVideoElement>;
  readonly events: {
    readonly onPlay: () => void;
    readonly onPause: () => void;
    readonly onTimeUpdate: () => void;
    readonly onDurationChange: () => void;
    readonly onVolumeChange: () => void;
    readonly onError: () => void;
  };
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  /** 0–1. */
  readonly volume: number;
  /** Set when the film cannot be loaded or decoded. */
  readonly hasFailed: boolean;
  readonly seconds: number;
  /** As the file itself tells; 0 until it is known. */
  readonly durationSeconds: number;
  readonly play: () => void;
  readonly pause: () => void;
  readonly toggle: () => void;
  readonly toggleSound: () => void;
  /** 0–1; any sound unmutes. */
  readonly setVolume: (volume: number) => void;
  readonly seek: (seconds: number) => void;
};

const stepSeconds = 0.05;

/** Connects one `<video>` and keeps its clock, 20 times a second while it plays. */
export function useFilmPlayer(): FilmPlayer {
  const video = useRef<HTMLVideoElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [sound, setSound] = useState({ isMuted: false, volume: 1 });
  const [hasFailed, setFailed] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [durationSeconds, setDuration] = useState(0);

  const lastSound = useRef(sound);
  const ref = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
    if (!element) return;
    // Another film takes the place of the last one; the sound stays as the person left it.
    element.muted = lastSound.current.isMuted;
    element.volume = lastSound.current.volume;
    setFailed(false);
    setPlaying(false);
    setSeconds(0);
    setDuration(0);
  }, []);

  useEffect(() => {
    if (!isPlaying) return;
    // `timeupdate` comes four times a second, which is too coarse for a playhead; each step
    // draws the controls anew, so that every frame would be too often.
    const tick = () => {
      const now = video.current?.currentTime ?? 0;
      setSeconds((before) => (Math.abs(now - before) < stepSeconds ? before : now));
      frame = requestAnimationFrame(tick);
    };
    let frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  const events = useMemo(
    () => ({
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: () => setSeconds(video.current?.currentTime ?? 0),
      onDurationChange: () => setDuration(knownLength(video.current)),
      onVolumeChange: () => {
        lastSound.current = soundOf(video.current);
        setSound(lastSound.current);
      },
      onError: () => setFailed(true),
    }),
    [],
  );
  return {
    ref,
    events,
    isPlaying,
    ...sound,
    hasFailed,
    seconds,
    durationSeconds,
    ...useControls(video, setSeconds),
  };
}

function useControls(
  video: { readonly current: HTMLVideoElement | null },
  setSeconds: (seconds: number) => void,
) {
  return useMemo(() => {
    const play = () => {
      // A browser may refuse to play before the first press; the button then stays as it is.
      video.current?.play().catch(() => undefined);
    };
    const pause = () => video.current?.pause();
    return {
      play,
      pause,
      toggle: () => (video.current?.paused ? play() : pause()),
      toggleSound: () => {
        if (video.current) video.current.muted = !video.current.muted;
      },
      setVolume: (volume: number) => {
        if (!video.current) return;
        video.current.volume = volume;
        video.current.muted = volume === 0;
      },
      seek: (seconds: number) => {
        if (!video.current) return;
        video.current.currentTime = seconds;
        setSeconds(seconds);
      },
    };
  }, [video, setSeconds]);
}

function knownLength(video: HTMLVideoElement | null): number {
  const length = video?.duration ?? 0;
  return Number.isFinite(length) ? length : 0;
}

function soundOf(video: HTMLVideoElement | null) {
  return { isMuted: video?.muted ?? false, volume: video?.volume ?? 1 };
}
