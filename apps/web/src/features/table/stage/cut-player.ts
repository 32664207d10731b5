import type { FilmCut } from '@armoni/contract/cuts';
import { framesOf, framesPerSecond, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { makeStore, type ReadableStore, type Store } from '../../../lib/store/make-store.ts';
import { seenAt, sourceSecondsOf } from '../session/film-time.ts';
import { musicSecondAt, musicShareAt } from '../session/music-shape.ts';
import { musicUnder } from '../session/music-under.ts';
import { dissolvingAt } from './shown-at.ts';

export type PlayerState = {
  readonly isPlaying: boolean;
  /** Which of the two players is seen: while one shows a shot the other waits at the next. */
  readonly front: 0 | 1;
  /** How much of the other player is seen over it, 0–1: both are while shots dissolve. */
  readonly mix: number;
  /** Clips that this browser cannot play. */
  readonly unplayable: ReadonlySet<string>;
  /** Of all that is heard, whatever it is. */
  readonly isSilent: boolean;
  /** 0–1, beside what the mix has it. */
  readonly volume: number;
};

type Dependencies = {
  readonly timeline: () => Timeline;
  readonly cut: () => FilmCut;
  readonly frame: Store<number>;
  readonly onUnplayable: (url: string) => void;
};

/** Further off than this a player is put back in its place; nearer it is left to run. */
const driftSeconds = 0.25;

/**
 * Plays the cut from its clips, without a render: the clock is the film's own, so every cut falls
 * on its frame; two players take turns, and a change is seen at once.
 */
export class CutPlayer {
  readonly #dependencies: Dependencies;
  readonly #state = makeStore<PlayerState>({
    isPlaying: false,
    front: 0,
    mix: 0,
    unplayable: new Set(),
    isSilent: false,
    volume: 1,
  });
  readonly #players: (HTMLVideoElement | null)[] = [null, null];
  readonly #shown: (string | null)[] = [null, null];
  #music: HTMLAudioElement | null = null;
  #stage: HTMLElement | null = null;
  #request = 0;
  #begin = { frame: 0, atMs: 0 };

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  get state(): ReadableStore<PlayerState> {
    return this.#state;
  }

  setPlayer(place: 0 | 1, player: HTMLVideoElement | null): void {
    this.#players[place] = player;
    this.#shown[place] = null;
    if (player) this.show();
  }

  playerAt(place: 0 | 1): HTMLVideoElement | null {
    return this.#players[place] ?? null;
  }

  /** Other music goes on where the film is. */
  setMusic(audio: HTMLAudioElement | null): void {
    this.#music = audio;
    if (audio) audio.muted = this.#state.get().isSilent;
    if (audio && this.#state.get().isPlaying) this.#playMusic(this.#dependencies.frame.get());
  }

  setStage(stage: HTMLElement | null): void {
    this.#stage = stage;
  }

  /** The stage as large as the screen, and back. */
  toggleFullScreen(): void {
    const request = document.fullscreenElement
      ? document.exitFullscreen()
      : this.#stage?.requestFullscreen?.();
    // A browser that keeps its window as it is.
    request?.catch(() => undefined);
  }

  toggleSound(): void {
    this.#state.set((now) => ({ ...now, isSilent: !now.isSilent }));
    if (this.#music) this.#music.muted = this.#state.get().isSilent;
    this.show();
  }

  /** Also ends the silence, as whoever turns it up wants to hear. */
  setVolume(volume: number): void {
    this.#state.set((now) => ({ ...now, volume, isSilent: volume === 0 }));
    if (this.#music) this.#music.muted = volume === 0;
    this.show();
  }

  toggle(): void {
    if (this.#state.get().isPlaying) this.pause();
    else this.play();
  }

  play(): void {
    const { frame, timeline } = this.#dependencies;
    const end = timeline().duration.value - 1;
    const from = frame.get() >= end ? 0 : frame.get();
    frame.set(from);
    this.#begin = { frame: from, atMs: performance.now() };
    this.#state.set((now) => ({ ...now, isPlaying: true }));
    this.#playMusic(from);
    this.#request = requestAnimationFrame(this.#tick);
  }

  pause(): void {
    cancelAnimationFrame(this.#request);
    this.#state.set((now) => ({ ...now, isPlaying: false }));
    for (const player of this.#players) player?.pause();
    this.#music?.pause();
    this.show();
  }

  /** To a frame of the film. */
  seek(to: number): void {
    const { frame, timeline } = this.#dependencies;
    frame.set(Math.max(0, Math.min(Math.round(to), timeline().duration.value - 1)));
    if (this.#state.get().isPlaying) {
      this.#begin = { frame: frame.get(), atMs: performance.now() };
      this.#playMusic(frame.get());
    }
    this.show();
  }

  /** Brings what stands at the playhead onto the stage, and the next shot behind it. */
  show(): void {
    const { timeline, frame } = this.#dependencies;
    const cut = timeline();
    const mixed = dissolvingAt(cut, frame.get());
    const seen = seenAt(cut, frame.get());
    const shot = mixed?.from ?? seen.shot;
    const inShot = frame.get() - framesOf(shot.recordRange).start;
    const key = this.#keyOf(shot);
    const back = this.#shown.indexOf(key);
    const { front } = this.#state.get();
    const place = (back === -1 ? front : back) as 0 | 1;
    this.#put(place, shot, sourceSecondsOf(cut, shot, inShot));
    const mix = mixed?.share ?? 0;
    this.#state.set((now) =>
      now.front === place && now.mix === mix ? now : { ...now, front: place, mix },
    );
    const other = (1 - place) as 0 | 1;
    if (mixed) {
      const { to } = mixed;
      const ahead = frame.get() - framesOf(to.recordRange).start;
      this.#put(other, to, Math.max(0, sourceSecondsOf(cut, to, ahead)), { isMuted: true });
      return;
    }
    const next = shotsOf(cut)[seen.index + 1];
    if (next && this.#keyOf(next) !== this.#shown[other]) {
      this.#put(other, next, sourceSecondsOf(cut, next, 0), { isWaiting: true });
    }
  }

  dispose(): void {
    cancelAnimationFrame(this.#request);
    for (const player of this.#players) player?.pause();
    this.#music?.pause();
  }

  /** Its clip cannot be played here, or is heard and not seen. */
  fail(place: 0 | 1): void {
    const url = this.#players[place]?.currentSrc;
    if (!url) return;
    this.#state.set((now) => ({ ...now, unplayable: new Set(now.unplayable).add(url) }));
    this.#dependencies.onUnplayable(url);
  }

  readonly #tick = () => {
    const { frame, timeline } = this.#dependencies;
    const cut = timeline();
    const seconds = (performance.now() - this.#begin.atMs) / 1000;
    const at = this.#begin.frame + Math.floor(seconds * framesPerSecond(cut));
    if (at >= cut.duration.value) {
      frame.set(cut.duration.value - 1);
      this.pause();
      return;
    }
    if (at !== frame.get()) {
      frame.set(at);
      this.#setLoudness(at);
      this.show();
    }
    this.#request = requestAnimationFrame(this.#tick);
  };

  #put(
    place: 0 | 1,
    shot: Shot,
    seconds: number,
    { isWaiting = false, isMuted = false }: { isWaiting?: boolean; isMuted?: boolean } = {},
  ): void {
    const player = this.#players[place];
    const source = this.#sourceOf(shot.mediaReference);
    if (!player || source?.kind !== 'video' || !source.url) {
      if (player && !isWaiting) this.#shown[place] = this.#keyOf(shot);
      player?.pause();
      return;
    }
    const isNew = this.#shown[place] !== this.#keyOf(shot);
    this.#shown[place] = this.#keyOf(shot);
    if (player.getAttribute('src') !== source.url) player.src = source.url;
    const { isPlaying } = this.#state.get();
    const isStepped = shot.reversed === true;
    const drift = Math.abs(player.currentTime - seconds);
    const isOff = isStepped ? !player.seeking : drift > driftSeconds;
    if (isNew || !isPlaying || isOff) player.currentTime = seconds + 0.001;
    player.playbackRate = shot.speed;
    const { originalSound } = this.#dependencies.timeline().tracks.audio;
    const { isSilent, volume } = this.#state.get();
    const isDropped = isStepped || (shot.sound ?? originalSound) === 'drop';
    player.muted = isSilent || isMuted || isWaiting || isDropped;
    const level = (originalSound === 'duck' ? 0.4 : 1) * 10 ** ((shot.gainDecibels ?? 0) / 20);
    // A player gets no louder than its clip.
    player.volume = volume * Math.min(1, level);
    // No browser plays backwards: it is led from frame to frame, as fast as it finds them.
    if (isPlaying && !isWaiting && !isStepped) player.play().catch(() => undefined);
    else player.pause();
  }

  /** What a player holds; of a clip that cannot be played here a copy takes the place. */
  #keyOf({ id, mediaReference, sourceRange, speed }: Shot): string {
    return `${id} ${this.#sourceOf(mediaReference)?.url} ${sourceRange.startTime.value} ${speed}`;
  }

  #sourceOf({ sourceId }: Shot['mediaReference']) {
    return this.#dependencies.cut().sources.find(({ id }) => id === sourceId);
  }

  /** As the mix has it, but for what gives way to voices. */
  #setLoudness(frame: number): void {
    const timeline = this.#dependencies.timeline();
    const level = 0.6 * 10 ** ((timeline.tracks.audio.music?.gainDecibels ?? 0) / 20);
    const loudness = Math.min(1, level * musicShareAt(timeline, frame));
    if (this.#music) this.#music.volume = this.#state.get().volume * loudness;
  }

  #playMusic(frame: number): void {
    const { timeline } = this.#dependencies;
    const { music } = timeline().tracks.audio;
    const audio = this.#music;
    if (!audio) return;
    if (!music) {
      audio.pause();
      return;
    }
    const seconds = frame / framesPerSecond(timeline());
    audio.currentTime = musicSecondAt(
      music,
      seconds,
      musicUnder(this.#dependencies.cut(), timeline())?.duration_seconds ?? 0,
    );
    audio.loop = music.loops;
    this.#setLoudness(frame);
    audio.play().catch(() => undefined);
  }
}
