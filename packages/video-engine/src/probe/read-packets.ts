import { inputArguments, type UntrustedInput, withoutGuessing } from '../ffmpeg/input-arguments.ts';
import { runFfprobe, type Tools } from '../ffmpeg/tools.ts';
import { FileOverBudget, type FrameBudget } from './file-budget.ts';
import { lookLimits } from './look-limits.ts';

export type PacketTable = {
  /** Presentation times in seconds from the file's start, ascending. */
  readonly seconds: Float64Array;
  readonly keyframeSeconds: readonly number[];
  /** Where the last packet ends. */
  readonly endSeconds: number;
  readonly hasCorruptPacket: boolean;
};

type StreamToRead = {
  readonly index: number;
  readonly fileStartSeconds: number;
  /** Reading ends with `FileOverBudget` beyond it; sound alone has none. */
  readonly budget: FrameBudget | null;
};

/** Lists the packets of one stream without decoding: what is really in the file. */
export async function readPackets(
  input: UntrustedInput,
  stream: StreamToRead,
  tools: Tools,
  signal: AbortSignal,
): Promise<PacketTable> {
  const table = new PacketCollector(stream);
  let rest = '';
  await runFfprobe(
    tools,
    [
      ...['-select_streams', String(stream.index), '-of', 'csv=p=0:nk=0'],
      ...['-show_entries', 'packet=pts_time,dts_time,duration_time,flags'],
      ...inputArguments(input, { options: withoutGuessing(input) }),
    ],
    {
      signal,
      ...lookLimits,
      // Every packet of hours is listed.
      wallLimitSeconds: 600,
      cpuLimitSeconds: 600,
      outputLimitBytes: 1_000_000_000,
      onStdout: (chunk) => {
        const lines = (rest + chunk.toString('latin1')).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) table.add(line);
      },
    },
  );
  if (rest) table.add(rest);
  return table.finish();
}

class PacketCollector {
  readonly #startSeconds: number;
  readonly #budget: FrameBudget | null;
  readonly #seconds: number[] = [];
  readonly #keyframes: number[] = [];
  #endSeconds = 0;
  #hasCorruptPacket = false;

  constructor({ fileStartSeconds, budget }: StreamToRead) {
    this.#startSeconds = fileStartSeconds;
    this.#budget = budget;
  }

  add(line: string): void {
    const field = (name: string) => new RegExp(`${name}=([^,|]*)`).exec(line)?.[1];
    const time = number(field('pts_time')) ?? number(field('dts_time'));
    if (time === null) return;
    const seconds = time - this.#startSeconds;
    const flags = field('flags') ?? '';
    if (flags.includes('C')) this.#hasCorruptPacket = true;
    if (flags.includes('D')) return;
    this.#seconds.push(seconds);
    if (this.#budget && this.#seconds.length > this.#budget.mostFrames) {
      throw new FileOverBudget(this.#budget.beyond);
    }
    if (flags.includes('K')) this.#keyframes.push(Math.max(0, seconds));
    const length = number(field('duration_time')) ?? 0;
    this.#endSeconds = Math.max(this.#endSeconds, seconds + length);
  }

  finish(): PacketTable {
    return {
      seconds: Float64Array.from(this.#seconds).sort(),
      keyframeSeconds: this.#keyframes.sort((a, b) => a - b),
      endSeconds: this.#endSeconds,
      hasCorruptPacket: this.#hasCorruptPacket,
    };
  }
}

function number(text: string | undefined): number | null {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) ? value : null;
}
