import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';
import type { ChosenMusic } from './chosen-music.ts';
import { previewForeignAudio } from './preview-foreign-audio.ts';

export type MusicPlayback = 'paused' | 'loading' | 'playing';

/** Plays the chosen music; what the browser may not fetch itself comes through our server. */
export function useMusicPlayer(music: ChosenMusic) {
  const audio = useRef<HTMLAudioElement>(null);
  const leaving = useRef<AbortController | null>(null);
  const [playback, setPlayback] = useState<MusicPlayback>('paused');
  const [clock, setClock] = useState({ seconds: 0, durationSeconds: music.durationSeconds ?? 0 });
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    const element = audio.current;
    return () => {
      controller.abort();
      if (element?.src.startsWith('blob:')) URL.revokeObjectURL(element.src);
    };
  }, []);

  const follow = () => {
    const { currentTime = 0, duration = 0 } = audio.current ?? {};
    const isKnown = Number.isFinite(duration) && duration > 0;
    setClock((before) => ({
      seconds: currentTime,
      durationSeconds: isKnown ? duration : before.durationSeconds,
    }));
  };
  const play = async (element: HTMLAudioElement) => {
    setPlayback('loading');
    const isPlaying = await tryPlaying(element);
    if (isPlaying || element.src.startsWith('blob:')) return isPlaying;
    const signal = leaving.current?.signal ?? AbortSignal.abort();
    const preview = await previewForeignAudio(music.url, signal);
    if (signal.aborted) return true;
    if (preview.ok) element.src = preview.objectUrl;
    else toast.error(preview.message);
    return preview.ok ? tryPlaying(element) : true;
  };
  const toggle = async () => {
    const element = audio.current;
    if (!element || playback === 'loading') return;
    if (!element.paused) return element.pause();
    if (!(await play(element))) toast.error(texts.music.unplayable);
    if (element.paused) setPlayback('paused');
  };
  const events = {
    onPlaying: () => setPlayback('playing'),
    onPause: () => setPlayback('paused'),
    onTimeUpdate: follow,
    onDurationChange: follow,
  };
  return { ref: audio, events, playback, clock, toggle: () => void toggle() };
}

async function tryPlaying(element: HTMLAudioElement): Promise<boolean> {
  try {
    await element.play();
    return true;
  } catch {
    // Not allowed, not found or not understood: the caller finds another way or says so.
    return false;
  }
}
