import { jsonSchema, type ToolSet, tool } from 'ai';
import * as z from 'zod/mini';
import type {
  Toolbox,
  ToolCall,
  ToolCaller,
  ToolDescription,
  ToolOutcome,
} from '../../../../platform/tools/tool.ts';
import { asDeclared, type InputSchema } from './as-declared.ts';
import type { PictureNames } from './name-pictures.ts';
import { toolAnswers } from './texts.ts';

/** What became of a call: `said` goes to the model, `done` to the person. */
export type CallResult = {
  readonly said: string;
  readonly done: {
    readonly call: ToolCall;
    readonly outcome: Extract<ToolOutcome, { readonly ok: true }>;
  } | null;
};

type Dependencies = {
  readonly toolbox: Toolbox;
  readonly caller: ToolCaller;
  /** Whether a plan could be shown and answered: else what waits for a yes is not offered. */
  readonly canPlan: boolean;
  readonly names: PictureNames;
};

export type StudioTools = {
  readonly tools: ToolSet;
  /** As it is sent with each call, for reckoning. */
  readonly text: string;
  /** What can be called now: nothing that works on a picture while there is none. */
  active(): string[];
  /** What waits for a yes, in the order in which the model asked for it. */
  readonly planned: readonly ToolCall[];
};

/** Calls of one reply that do something; looking up costs nothing but a step. */
const mostDone = 8;
const longestSaid = 6000;

/** The catalogue, for one reply of a model. */
export function studioTools(dependencies: Dependencies): StudioTools {
  const { toolbox, canPlan, names } = dependencies;
  const offered = toolbox.tools.filter(({ asksFirst }) => canPlan || !asksFirst);
  const planned: ToolCall[] = [];
  const perform = performer(dependencies, planned);
  const declared = offered.map((description) => ({
    description,
    schema: z.toJSONSchema(description.input, { io: 'input' }) as InputSchema,
  }));
  const tools = declared.map(({ description, schema }) => [
    description.name,
    tool<unknown, CallResult, Record<string, unknown>>({
      description: description.description,
      // Checked by the tool itself: its refusal names the field, and the model can try again.
      inputSchema: jsonSchema<unknown>(schema),
      execute: (input) => perform(description, asDeclared(input, schema)),
      toModelOutput: ({ output }) => ({ type: 'text', value: output.said }),
    }),
  ]);
  return {
    tools: Object.fromEntries(tools) as ToolSet,
    text: JSON.stringify(declared.map((one) => [one.description.description, one.schema])),
    active: () =>
      offered.map(({ name }) => name).filter((name) => names.latest !== null || !ofPicture(name)),
    planned,
  };
}

const ofPicture = (name: string) => name === 'edit_picture' || name === 'describe_picture';

function performer({ toolbox, caller, names }: Dependencies, planned: ToolCall[]) {
  let done = 0;
  return async (
    { name, asksFirst, isReadOnly }: ToolDescription,
    given: Record<string, unknown>,
  ): Promise<CallResult> => {
    const call = { tool: name, input: withAddresses(name, given, names) };
    if (asksFirst) return planCall(call);
    if (!isReadOnly && done >= mostDone) return { said: toolAnswers.enough, done: null };
    if (!isReadOnly) done += 1;
    // Two calls of one reply are two jobs.
    const key = caller.key && `${caller.key}:${done}`;
    const outcome = await toolbox.run(call, { ...caller, key });
    if (!outcome.ok) return { said: toolAnswers.refused(outcome.message), done: null };
    return { said: saidOf(outcome, names), done: { call, outcome } };
  };

  async function planCall(call: ToolCall): Promise<CallResult> {
    const plan = await toolbox.plan(call, caller);
    if (!plan.ok) return { said: toolAnswers.refused(plan.message), done: null };
    const { tool: planning, input, label } = plan.step;
    planned.push({ tool: planning, input });
    return { said: toolAnswers.planned(label), done: null };
  }
}

const ofPictures = ['picture', 'pictures', 'clips'];

/** Names become addresses; a picture that is not named is the one at hand. */
function withAddresses(
  tool: string,
  given: Record<string, unknown>,
  { addressOf, latest }: PictureNames,
): Record<string, unknown> {
  const address = (one: unknown): unknown => (typeof one === 'string' ? addressOf(one) : one);
  const named = Object.entries(given).map(([key, value]) => {
    if (!ofPictures.includes(key)) return [key, value];
    return [key, Array.isArray(value) ? value.map(address) : address(value)];
  });
  const input = Object.fromEntries(named) as Record<string, unknown>;
  return ofPicture(tool) && input.picture === undefined && latest !== null
    ? { ...input, picture: latest }
    : input;
}

function saidOf(
  { text, data, pictures = [], card }: Extract<ToolOutcome, { ok: true }>,
  names: PictureNames,
): string {
  for (const { url } of pictures) names.choose(url);
  if (card?.kind === 'list' && card.of === 'pictures') {
    for (const { url } of card.items) if (url !== null) names.choose(url);
  }
  const figures = JSON.stringify(data, (key, value: unknown) => {
    // Small copies are for eyes.
    if (key === 'picture' || key === 'samples') return undefined;
    return typeof value === 'string' && names.knows(value) ? names.nameOf(value) : value;
  });
  const said = `${text}\n${figures}`;
  return said.length > longestSaid ? `${said.slice(0, longestSaid)}… ${toolAnswers.cut}` : said;
}
