import type { ToolName } from '@armoni/contract/tools';
import * as z from 'zod/mini';
import type { Toolbox, ToolCall, ToolCaller, ToolDescription } from '../../platform/tools/tool.ts';
import { askStudio } from './catalogue/ask-studio.ts';
import { cancelJob } from './catalogue/cancel-job.ts';
import { changeFilm } from './catalogue/change-film.ts';
import { describePicture } from './catalogue/describe-picture.ts';
import { editPicture } from './catalogue/edit-picture.ts';
import { listItems } from './catalogue/list-items.ts';
import { makeFilm } from './catalogue/make-film.ts';
import { makePicture } from './catalogue/make-picture.ts';
import { readJob } from './catalogue/read-job.ts';
import { trainStyle } from './catalogue/train-style.ts';
import type { StudioWork } from './ports.ts';
import { toolTexts } from './texts.ts';
import { type Refused, refuse, type Tool } from './tool.ts';

type Ready = {
  readonly description: ToolDescription;
  run(call: ToolCall, caller: ToolCaller): ReturnType<Toolbox['run']>;
  plan(call: ToolCall, caller: ToolCaller): ReturnType<Toolbox['plan']>;
};

/** The catalogue, over the studio's use cases. */
export function makeToolbox(work: StudioWork): Toolbox {
  const catalogue: Readonly<Record<ToolName, Ready>> = {
    make_picture: ready(makePicture(work)),
    edit_picture: ready(editPicture(work)),
    describe_picture: ready(describePicture(work)),
    list_items: ready(listItems(work)),
    train_style: ready(trainStyle(work)),
    make_film: ready(makeFilm(work)),
    change_film: ready(changeFilm(work)),
    read_job: ready(readJob(work)),
    cancel_job: ready(cancelJob(work)),
    ask_studio: ready(askStudio(work)),
  };
  return {
    tools: Object.values(catalogue).map(({ description }) => description),
    plan: (call, caller) => catalogue[call.tool].plan(call, caller),
    run: (call, caller) => catalogue[call.tool].run(call, caller),
  };
}

/** Its input checked before anything else is done. */
function ready<Input>(tool: Tool<Input>): Ready {
  const { name, description, asksFirst, isReadOnly } = tool;
  const input = tool.input as unknown as ToolDescription['input'];
  return {
    description: { name, description, asksFirst, isReadOnly, input },
    async run(call, caller) {
      const parsed = inputOf(tool, call, caller);
      return 'value' in parsed ? tool.run(parsed.value, caller) : parsed.refused;
    },
    async plan(call, caller) {
      const parsed = inputOf(tool, call, caller);
      if ('refused' in parsed) return parsed.refused;
      const planned = await tool.plan?.(parsed.value, caller);
      if (planned && 'ok' in planned) return planned;
      const shown = planned ?? { label: name, cost: null, pictures: [] };
      const step = { tool: name, input: { ...call.input }, ...shown };
      return { ok: true, step: { ...step, pictures: [...shown.pictures] } };
    },
  };
}

function inputOf<Input>(
  tool: Tool<Input>,
  call: ToolCall,
  { language }: ToolCaller,
): { readonly value: Input } | { readonly refused: Refused } {
  const parsed = z.safeParse(tool.input, call.input);
  if (parsed.success) return { value: parsed.data };
  const field = parsed.error.issues[0]?.path.join('.') || 'input';
  return { refused: refuse('invalid', toolTexts.invalid(field)[language]) };
}
