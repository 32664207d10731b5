import { type ToolRun, watchToolRuns } from '@armoni/video-engine/ffmpeg/tool-runs';
import { toolCpuSeconds, toolFailures } from '../metrics/process-metrics.ts';
import { openSpan, scopeNow, type TraceScope } from './tracing.ts';

/** Counts ffmpeg and ffprobe, and shows each run in the trace of what needed it. */
export function noteToolRun(run: ToolRun, scope: TraceScope | undefined = scopeNow()): void {
  const { tool, startMs, endMs, cpuSeconds, failure } = run;
  toolCpuSeconds.labels(tool).inc(cpuSeconds);
  if (failure !== null) toolFailures.labels(tool, failure).inc();
  const span = openSpan(tool, {
    startMs,
    parent: scope?.span.traceparent,
    attributes: { 'process.executable.name': tool, 'armoni.cpu_seconds': cpuSeconds },
  });
  if (failure !== null) span?.fail(failure);
  span?.end(endMs);
}

/** Of this process; those of an engine beside it are told by it. */
export const noteOwnToolRuns = () => watchToolRuns((run) => noteToolRun(run));
