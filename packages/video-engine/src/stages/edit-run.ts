import type { Tools } from '../ffmpeg/tools.ts';
import type { Transcribe } from '../model/captions.ts';
import type { EditOptions, EditRequest } from '../model/edit.ts';
import { fullShortSide } from '../model/frame-sizes.ts';
import type { StageCost } from '../model/report.ts';
import { usualBudget } from './job-budget.ts';
import { makeSeenLog, type SeenLog } from './seen-log.ts';
import { makeWorkLog, type WorkLog } from './work-log.ts';

type ToldStage = StageCost['stage'];

/** Framing, and looking at what was framed, are told to people as part of the plan. */
type Stage = ToldStage | 'reframe' | 'look';

/** What the stages of one edit share. */
export type EditRun = {
  readonly tools: Tools;
  readonly signal: AbortSignal;
  readonly workFolder: string;
  readonly concurrency: number;
  /** Pixels on the shorter side of what is planned. */
  readonly shortSide: number;
  readonly transcribe?: Transcribe;
  readonly costs: readonly StageCost[];
  readonly work: WorkLog;
  readonly seen: SeenLog;
  /** Runs a stage and adds its time to `costs`; `onProgress` takes 0–1 of the stage. */
  readonly stage: <Result>(
    stage: Stage,
    work: (onProgress: (done: number) => void) => Promise<Result>,
  ) => Promise<Result>;
  /** Plans in the middle of another stage: its processor time is the plan's. */
  readonly foresee: <Result>(work: () => Result) => Result;
};

/** One of its stages looks at pictures for a while. */
export type LookingRun = EditRun & {
  /** 0–1. */
  readonly onProgress: (done: number) => void;
};

/** Where each stage begins and ends in percent, by what it usually costs. */
const spans: Readonly<Record<Stage, readonly [number, number]>> = {
  probe: [0, 4],
  analyse: [4, 22],
  plan: [22, 32],
  reframe: [32, 37],
  look: [37, 39],
  render: [39, 92],
  verify: [92, 100],
};

/** @param onOverrun told once the programs of this edit have used up what one edit may */
export function startRun(
  request: EditRequest,
  options: EditOptions,
  onOverrun: () => void,
): EditRun {
  const { budget = usualBudget } = options;
  const costs: StageCost[] = [];
  let toolSeconds = 0;
  let foreseenSeconds = 0;
  let shown: { readonly stage: ToldStage; readonly percent: number } = {
    stage: 'probe',
    percent: -1,
  };
  const tell = () => options.onProgress?.({ ...shown, work: log.now() });
  const log = makeWorkLog(request.sources, tell);
  const report = (stage: Stage, done: number) => {
    const [from, to] = spans[stage];
    const percent = Math.floor((from + (to - from) * Math.min(1, Math.max(0, done))) * 10) / 10;
    if (percent <= shown.percent) return;
    shown = { stage: toldAs(stage), percent };
    tell();
  };
  return {
    tools: {
      ffmpegPath: options.ffmpegPath,
      ffprobePath: options.ffprobePath,
      ...(options.eyesFolder && { eyesFolder: options.eyesFolder }),
      onCpuSeconds: (seconds) => {
        toolSeconds += seconds;
        if (toolSeconds > budget.toolSeconds) onOverrun();
      },
    },
    signal: options.signal,
    workFolder: request.workFolder,
    concurrency: options.concurrency ?? 2,
    shortSide: options.shortSide ?? fullShortSide,
    ...(options.transcribe && { transcribe: options.transcribe }),
    costs,
    work: log,
    seen: makeSeenLog(),
    stage: async (stage, work) => {
      options.signal.throwIfAborted();
      const started = performance.now();
      const toolsBefore = toolSeconds;
      const ownBefore = process.cpuUsage();
      const foreseenBefore = foreseenSeconds;
      report(stage, 0);
      const result = await work((done) => report(stage, done));
      report(stage, 1);
      const own = secondsOf(process.cpuUsage(ownBefore));
      const seconds = (performance.now() - started) / 1000;
      log.stageEnded(toldAs(stage), seconds);
      // The plan takes on what was foreseen for it; the stage that it was foreseen in does not.
      const planned = stage === 'plan' ? foreseenSeconds : foreseenBefore - foreseenSeconds;
      if (stage === 'plan') foreseenSeconds = 0;
      addCost(costs, {
        stage: toldAs(stage),
        seconds,
        cpuSeconds: toolSeconds - toolsBefore + own + planned,
      });
      return result;
    },
    foresee: (work) => {
      const before = process.cpuUsage();
      try {
        return work();
      } finally {
        foreseenSeconds += secondsOf(process.cpuUsage(before));
      }
    },
  };
}

function secondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6;
}

function toldAs(stage: Stage): ToldStage {
  return stage === 'reframe' || stage === 'look' ? 'plan' : stage;
}

function addCost(costs: StageCost[], cost: StageCost): void {
  const before = costs.at(-1)?.stage === cost.stage ? costs.pop() : undefined;
  costs.push({
    stage: cost.stage,
    seconds: hundredths((before?.seconds ?? 0) + cost.seconds),
    cpuSeconds: hundredths((before?.cpuSeconds ?? 0) + cost.cpuSeconds),
  });
}

function hundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
