import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counts, whichever part of it does. Names as Prometheus wants them: base units. */
export const processMetrics = new Registry();

const registers = [processMetrics];
const longSeconds = [0.5, 2, 10, 30, 60, 180, 600, 1800, 3600];

collectDefaultMetrics({ register: processMetrics });

export const callSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
  registers,
});

export const openStreams = new Gauge({
  name: 'armoni_open_streams',
  help: 'Answers that are sent event by event and have not ended',
  registers,
});

/** To the eye: a word should come while it is waited for, not after. */
const wordSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60];

export const firstWordSeconds = new Histogram({
  name: 'armoni_first_word_seconds',
  help: 'From a question that begins to be answered to the first word, or card, that can be read',
  buckets: wordSeconds,
  registers,
});

export const wordLatenessSeconds = new Histogram({
  name: 'armoni_word_lateness_seconds',
  help: 'From a piece of a reply that the assistant gave to when it can be read',
  buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
  registers,
});

export const toolCpuSeconds = new Counter({
  name: 'armoni_tool_cpu_seconds_total',
  help: 'Processor time of ffmpeg and ffprobe, by program; 0 where the system does not measure it',
  labelNames: ['tool'],
  registers,
});

export const toolFailures = new Counter({
  name: 'armoni_tool_failures_total',
  help: 'Runs of ffmpeg and ffprobe that did not do their work, by program and cause',
  labelNames: ['tool', 'cause'],
  registers,
});

export const attemptSeconds = new Histogram({
  name: 'armoni_job_attempt_seconds',
  help: 'Time that a try at a job took in this process, by its kind and what came of it',
  labelNames: ['kind', 'outcome'],
  buckets: longSeconds,
  registers,
});

export const stageSeconds = new Histogram({
  name: 'armoni_job_stage_seconds',
  help: 'Time that a stage of a job took in this process, by kind and stage',
  labelNames: ['kind', 'stage'],
  buckets: longSeconds,
  registers,
});

export const jobFailures = new Counter({
  name: 'armoni_job_failures_total',
  help: 'Tries at jobs that brought no result, by kind and cause',
  labelNames: ['kind', 'cause'],
  registers,
});
