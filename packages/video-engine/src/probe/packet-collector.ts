export type PacketTable = {
  /** Presentation times in seconds from the file's start, ascending. */
  readonly seconds: Float64Array;
  readonly keyframeSeconds: readonly number[];
  /** Where the last packet ends. */
  readonly endSeconds: number;
  readonly hasCorruptPacket: boolean;
};

/** The packets of one stream: what is really in the file. */
export class PacketCollector {
  readonly #seconds: number[] = [];
  readonly #keyframes: number[] = [];
  #endSeconds = Number.NEGATIVE_INFINITY;
  #hasCorruptPacket = false;

  get count(): number {
    return this.#seconds.length;
  }

  /** @param line one packet, as ffprobe writes it in compact JSON */
  add(line: string): void {
    const seconds = secondsIn(line, 'pts_time') ?? secondsIn(line, 'dts_time');
    if (seconds === null) return;
    const flags = /"flags": "([^"]*)"/.exec(line)?.[1] ?? '';
    if (flags.includes('C')) this.#hasCorruptPacket = true;
    if (flags.includes('D')) return;
    this.#seconds.push(seconds);
    if (flags.includes('K')) this.#keyframes.push(seconds);
    this.#endSeconds = Math.max(
      this.#endSeconds,
      seconds + (secondsIn(line, 'duration_time') ?? 0),
    );
  }

  /** @param startSeconds the file's own start, from which times are told */
  finish(startSeconds: number): PacketTable {
    return {
      seconds: Float64Array.from(this.#seconds, (time) => time - startSeconds).sort(),
      keyframeSeconds: this.#keyframes
        .map((time) => Math.max(0, time - startSeconds))
        .sort((a, b) => a - b),
      endSeconds: Math.max(0, this.#endSeconds - startSeconds),
      hasCorruptPacket: this.#hasCorruptPacket,
    };
  }
}

function secondsIn(line: string, field: string): number | null {
  const at = line.indexOf(`"${field}": "`);
  const value = at < 0 ? Number.NaN : Number.parseFloat(line.slice(at + field.length + 5));
  return Number.isFinite(value) ? value : null;
}
