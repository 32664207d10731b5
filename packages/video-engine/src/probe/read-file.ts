import { inputArguments, type UntrustedInput } from '../ffmpeg/input-arguments.ts';
import { runFfprobe, type Tools } from '../ffmpeg/tools.ts';
import { FileOverBudget } from './file-budget.ts';
import { lookLimits } from './look-limits.ts';
import { PacketCollector, type PacketTable } from './packet-collector.ts';
import type { StreamsDescription } from './read-streams.ts';

export type FileContent = StreamsDescription & {
  /** The packets of a stream, in seconds from the file's start. */
  readonly packetsOf: (streamIndex: number) => PacketTable;
};

/** ffprobe writes a line for each packet, further ones for what is beside it, then the streams. */
const packetLine = /^\s*\{ "stream_index": (\d+),/;
const descriptionLine = /^\s*"(?:streams|format)": /;
/** Sound comes in more and shorter packets than pictures. */
const soundPackets = 4;

/**
 * What a file says and which packets are in it, by one program that decodes next to nothing: to
 * start a program costs more than to look.
 *
 * @param mostFrames reading ends with `FileOverBudget` beyond it
 */
export async function readFile(
  input: UntrustedInput,
  mostFrames: number,
  tools: Tools,
  signal: AbortSignal,
): Promise<FileContent> {
  const collectors = new Map<number, PacketCollector>();
  const description: string[] = [];
  const take = (line: string) => {
    const index = packetLine.exec(line)?.[1];
    if (index === undefined) {
      const isDescription = description.length > 0 || descriptionLine.test(line);
      if (isDescription) description.push(line);
      return;
    }
    const collector = collectors.get(Number(index)) ?? new PacketCollector();
    collectors.set(Number(index), collector);
    collector.add(line);
    if (collector.count > mostFrames * soundPackets) throw new FileOverBudget('too-many-frames');
  };
  const stderr = await runLines(input, take, tools, signal);
  const described = JSON.parse(`{${description.join('\n')}`) as StreamsDescription;
  const startSeconds = Number(described.format.start_time) || 0;
  return {
    ...described,
    complaints: stderr,
    packetsOf: (index) => (collectors.get(index) ?? new PacketCollector()).finish(startSeconds),
  };
}

async function runLines(
  input: UntrustedInput,
  take: (line: string) => void,
  tools: Tools,
  signal: AbortSignal,
): Promise<string> {
  let rest = '';
  const { stderr } = await runFfprobe(
    tools,
    [
      ...['-show_streams', '-show_format', '-of', 'json=compact=1', '-show_entries'],
      'packet=stream_index,pts_time,dts_time,duration_time,flags',
      ...inputArguments(input),
    ],
    {
      signal,
      ...lookLimits,
      // Every packet of hours is listed.
      wallLimitSeconds: 600,
      cpuLimitSeconds: 600,
      outputLimitBytes: 2_000_000_000,
      onStdout: (chunk) => {
        const lines = (rest + chunk.toString('utf8')).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) take(line);
      },
    },
  );
  take(rest);
  return stderr;
}
