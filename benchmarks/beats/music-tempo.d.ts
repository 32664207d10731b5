declare module 'music-tempo' {
  /** Takes mono samples at 44.1 kHz. */
  export default class MusicTempo {
    constructor(samples: Float32Array);
    readonly tempo: number;
    /** Seconds, ascending. */
    readonly beats: readonly number[];
  }
}
