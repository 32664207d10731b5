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
