import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';
import { lengthOfAll, placeOf, type Side, type Stretch, sides } from './together.ts';

export type PairState = {
  readonly isPlaying: boolean;
  /** Seconds of the time that both have together. */
  readonly at: number;
  readonly heard: Side;
};

/** Further off than this a picture is put back in its place; a film of 30 frames has one in .033. */
const driftSeconds = 0.06;
/** Less than a frame: where it stands still, the picture is the one that is meant. */
const stillSeconds = 0.012;
const haveCurrentData = 2;

/** Two films under one clock: it stands still for as long as one of them has nothing to show. */
export class PairPlayer {
  readonly #players: Record<Side, HTMLVideoElement | null> = { before: null, after: null };
  readonly #state = makeStore<PairState>({ isPlaying: false, at: 0, heard: 'after' });
  #stretches: readonly Stretch[] = [];
  #request = 0;
  #lastMs = 0;

  get state(): ReadableStore<PairState> {
    return this.#state;
  }

  setPlayer(side: Side, player: HTMLVideoElement | null): void {
    this.#players[side] = player;
    this.#show();
  }

  /** Other versions or another way to play them; it goes on from where it stands. */
  setStretches(stretches: readonly Stretch[]): void {
    const seconds = placeOf(this.#stretches, 'after', this.#state.get().at).seconds;
    const sought = stretches.find(({ after }) => seconds >= after.start && seconds < after.end);
    const at = sought ? sought.start + seconds - sought.after.start : 0;
    this.#stretches = stretches;
    this.seek(at);
  }

  hear(heard: Side): void {
    this.#state.set((now) => ({ ...now, heard }));
    this.#show();
  }

  toggle(): void {
    if (this.#state.get().isPlaying) this.pause();
    else this.play();
  }

  play(): void {
    const isAtEnd = this.#state.get().at >= lengthOfAll(this.#stretches);
    this.#state.set((now) => ({ ...now, isPlaying: true, at: isAtEnd ? 0 : now.at }));
    this.#lastMs = performance.now();
    this.#request = requestAnimationFrame(this.#tick);
  }

  pause(): void {
    cancelAnimationFrame(this.#request);
    this.#state.set((now) => ({ ...now, isPlaying: false }));
    this.#show();
  }

  seek(to: number): void {
    const at = Math.max(0, Math.min(to, lengthOfAll(this.#stretches)));
    this.#state.set((now) => ({ ...now, at }));
    this.#show();
  }

  /** A picture has come; what was asked for meanwhile is asked for now. */
  settle(): void {
    if (!this.#state.get().isPlaying) this.#show();
  }

  dispose(): void {
    cancelAnimationFrame(this.#request);
    for (const side of sides) this.#players[side]?.pause();
  }

  readonly #tick = () => {
    const nowMs = performance.now();
    const passed = (nowMs - this.#lastMs) / 1000;
    this.#lastMs = nowMs;
    if (!this.#isWaiting()) {
      const end = lengthOfAll(this.#stretches);
      const at = Math.min(this.#state.get().at + passed, end);
      this.#state.set((now) => ({ ...now, at }));
      if (at >= end) return this.pause();
    }
    this.#show();
    this.#request = requestAnimationFrame(this.#tick);
  };

  #isWaiting(): boolean {
    const { at } = this.#state.get();
    return sides.some((side) => {
      const player = this.#players[side];
      if (!player || player.error || !placeOf(this.#stretches, side, at).isMoving) return false;
      return player.seeking || player.readyState < haveCurrentData;
    });
  }

  #show(): void {
    const { isPlaying, at, heard } = this.#state.get();
    for (const side of sides) {
      const player = this.#players[side];
      if (!player) continue;
      const { seconds, isMoving } = placeOf(this.#stretches, side, at);
      const drift = Math.abs(player.currentTime - seconds);
      // Put back while it plays only when it is off for good: each time costs a decoder some frames.
      if (drift > (isPlaying && isMoving ? 3 * driftSeconds : stillSeconds)) {
        if (!player.seeking) player.currentTime = seconds;
      } else if (isPlaying && isMoving) {
        const ahead = player.currentTime - seconds;
        player.playbackRate = Math.abs(ahead) > driftSeconds / 2 ? (ahead > 0 ? 0.95 : 1.05) : 1;
      }
      player.muted = side !== heard;
      if (isPlaying && isMoving) player.play().catch(() => undefined);
      else player.pause();
    }
  }
}
