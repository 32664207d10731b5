import type { TrainingStage } from '@armoni/contract/models';
import { texts } from '../texts.ts';

export type TrainingStep = {
  readonly state: 'done' | 'current' | 'open';
  readonly text: string;
};

type Step = {
  readonly stages: readonly TrainingStage[];
  readonly todo: string;
  readonly done: string;
};

/** The steps of a training in words: what is done, what is under way, what comes. */
export function trainingSteps(
  stage: TrainingStage | null,
  training: {
    readonly engine: 'local' | 'fal';
    readonly imageCount: number;
    /** It came as a file: there is nothing to learn. */
    readonly isImported?: boolean;
  },
): readonly TrainingStep[] {
  const { stages: words } = texts;
  if (stage === null) return [{ state: 'current', text: words.queued }];
  if (training.isImported) return [{ state: 'current', text: words.sample }];
  const checked = words.checked(training.imageCount);
  const steps = training.engine === 'local' ? localSteps(checked) : hostedSteps(checked);
  const current = steps.findIndex(({ stages }) => stages.includes(stage));
  return steps.map(({ todo, done }, index) => ({
    state: index < current ? 'done' : index === current ? 'current' : 'open',
    text: index < current ? done : todo,
  }));
}

function localSteps(checked: string): readonly Step[] {
  const { stages: words } = texts;
  return [
    {
      stages: ['prepare', 'upload', 'queue', 'read', 'coach'],
      todo: words.check,
      done: checked,
    },
    { stages: ['statistics', 'palettes'], todo: words.palette, done: words.paletteDone },
    { stages: ['tiles', 'train'], todo: words.tiles, done: words.tilesDone },
    { stages: ['score'], todo: words.score, done: words.score },
    { stages: ['sample', 'publish'], todo: words.sample, done: words.sample },
  ];
}

/** A training elsewhere: the pictures travel, and its engine says little on the way. */
function hostedSteps(checked: string): readonly Step[] {
  const { stages: words } = texts;
  return [
    { stages: ['prepare', 'read', 'coach'], todo: words.check, done: checked },
    { stages: ['upload'], todo: words.send, done: words.sent },
    { stages: ['queue'], todo: words.queued, done: words.queued },
    {
      stages: ['train', 'statistics', 'palettes', 'tiles', 'score'],
      todo: words.learn,
      done: words.learned,
    },
    { stages: ['sample', 'publish'], todo: words.sample, done: words.sample },
  ];
}
