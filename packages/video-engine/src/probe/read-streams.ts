import { inputArguments, type UntrustedInput } from '../ffmpeg/input-arguments.ts';
import type { RunOptions } from '../ffmpeg/run-tool.ts';
import { runFfprobe, type Tools } from '../ffmpeg/tools.ts';
import { lookLimits } from './look-limits.ts';

export type StreamDescription = {
  readonly index: number;
  readonly codec_type?: string;
  readonly codec_name?: string;
  readonly width?: number;
  readonly height?: number;
  readonly sample_aspect_ratio?: string;
  readonly r_frame_rate?: string;
  readonly avg_frame_rate?: string;
  readonly duration?: string;
  readonly pix_fmt?: string;
  readonly color_range?: string;
  readonly color_space?: string;
  readonly color_transfer?: string;
  readonly disposition?: { readonly attached_pic?: number };
  readonly tags?: { readonly rotate?: string; readonly alpha_mode?: string };
  readonly side_data_list?: readonly { readonly rotation?: number }[];
};

export type StreamsDescription = {
  readonly streams: readonly StreamDescription[];
  readonly format: {
    readonly format_name: string;
    readonly start_time?: string;
    readonly duration?: string;
  };
  readonly frames?: readonly {
    readonly width?: number;
    readonly height?: number;
    readonly side_data_list?: readonly { readonly rotation?: number }[];
  }[];
  /** What ffprobe complained about while looking. */
  readonly complaints: string;
};

/** The container's own words; `withFirstFrame` also decodes one frame of the picture. */
export async function readStreams(
  input: UntrustedInput,
  tools: Tools,
  options: Pick<RunOptions, 'signal' | 'cpuLimitSeconds' | 'memoryLimitMegabytes'> & {
    readonly withFirstFrame: boolean;
  },
): Promise<StreamsDescription> {
  const firstFrame = ['-select_streams', 'v:0', '-show_frames', '-read_intervals', '%+#1'];
  const { withFirstFrame, ...limits } = options;
  const { stdout, stderr } = await runFfprobe(
    tools,
    [
      ...['-show_streams', '-show_format', '-of', 'json'],
      ...(withFirstFrame ? firstFrame : []),
      ...inputArguments(input),
    ],
    { ...lookLimits, outputLimitBytes: 8_000_000, ...limits },
  );
  return { ...JSON.parse(stdout.toString('utf8')), complaints: stderr };
}
