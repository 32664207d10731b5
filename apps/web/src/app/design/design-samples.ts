import type { FilmPlayer } from '../../ui/film/use-film-player.ts';

/** Sample data of the /design page; the colours were measured on one sunset and one dive. */
export const sunset = [
  { colour: '#26262b', share: 0.25 },
  { colour: '#3a4b5a', share: 0.31 },
  { colour: '#6a564f', share: 0.15 },
  { colour: '#7a92bd', share: 0.09 },
  { colour: '#b48a6a', share: 0.09 },
  { colour: '#e8c389', share: 0.11 },
];

const dive = [
  { colour: '#3e6d6e', share: 0.4 },
  { colour: '#6f86a8', share: 0.35 },
  { colour: '#9db0c9', share: 0.25 },
];

const lengths = [3, 2.5, 2, 3.2, 2.8, 2.4, 4.1, 4];

export const shots = lengths.map((durationSeconds, index) => ({
  startSeconds: lengths.slice(0, index).reduce((sum, length) => sum + length, 0),
  durationSeconds,
  stripes: index % 2 ? sunset.slice(2) : dive,
}));

export const durationSeconds = lengths.reduce((sum, length) => sum + length, 0);

const nothing = () => undefined;

/** The player of a film that is not there, in one of its states. */
export function playerAt(seconds: number, isPlaying: boolean): FilmPlayer {
  const events = {
    onPlay: nothing,
    onPause: nothing,
    onTimeUpdate: nothing,
    onDurationChange: nothing,
    onVolumeChange: nothing,
    onError: nothing,
    onEmptied: nothing,
  };
  const controls = {
    play: nothing,
    pause: nothing,
    toggle: nothing,
    toggleSound: nothing,
    setVolume: nothing,
    seek: nothing,
  };
  const state = { isPlaying, isMuted: !isPlaying, volume: 1, hasFailed: false };
  return { ref: nothing, events, ...state, seconds, durationSeconds, ...controls };
}
