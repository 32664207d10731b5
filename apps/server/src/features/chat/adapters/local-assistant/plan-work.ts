import { limits } from '@armoni/contract/limits';
import type { ListCard } from '@armoni/contract/tools';
import type { Toolbox, ToolCall, ToolCaller } from '../../../../platform/tools/tool.ts';
import type { Act } from './grammar/act.ts';
import { picturesNamed } from './grammar/find-picture.ts';
import {
  changeWords,
  type Material,
  readAspect,
  readMaterial,
  readStyleName,
  readTriggerWord,
} from './grammar/read-material.ts';
import type { Talk } from './grammar/talk.ts';
import { localTexts } from './texts.ts';

type WorkAct = Extract<Act, { do: 'film' | 'train' | 'change-film' | 'cancel' }>;

type Known = {
  readonly toolbox: Toolbox;
  readonly caller: ToolCaller;
  readonly talk: Talk;
  /** What this message has drawn so far. */
  readonly made: readonly string[];
  /** What it has asked tools for so far. */
  readonly planned: readonly ToolCall[];
};

export function isWork(act: Act): act is WorkAct {
  return ['film', 'train', 'change-film', 'cancel'].includes(act.do);
}

/** The call of a tool that a wish comes to, or the one short question that it needs first. */
export async function planWork(
  act: WorkAct,
  known: Known,
): Promise<{ readonly call: ToolCall } | { readonly question: string }> {
  const { language } = known.caller;
  switch (act.do) {
    case 'train': {
      const pictures = await gather({ ...readMaterial(act.words), of: 'pictures' }, known, {
        most: limits.trainingImagesMinimum,
      });
      if (pictures.length === 0) return { question: localTexts.askWork.pictures[language] };
      const name = readStyleName(act.words) ?? localTexts.newStyle[language];
      const trigger = readTriggerWord(act.words);
      const input = { name, pictures, ...(trigger && { trigger_word: trigger }) };
      return { call: { tool: 'train_style', input } };
    }
    case 'film': {
      const named = picturesNamed(act.words, known.talk);
      const clips =
        named.length > 0 && known.made.length === 0
          ? named
          : await gather(readMaterial(act.words), known, { most: mostOfFilm });
      if (clips.length === 0) return { question: localTexts.askWork.clips[language] };
      const input = { clips, wish: act.words, aspect_ratio: readAspect(act.words) };
      return { call: { tool: 'make_film', input } };
    }
    case 'change-film':
      return { call: { tool: 'change_film', input: { wish: changeWords(act.words) } } };
    case 'cancel':
      return cancel(act, known);
  }
}

const mostOfFilm = 20;

/** The very job that is meant now: a later one must not be stopped by a late yes. */
async function cancel({ what }: Extract<Act, { do: 'cancel' }>, { toolbox, caller }: Known) {
  const of = what === 'film' ? 'film' : 'style';
  const found = await toolbox.run({ tool: 'read_job', input: { of } }, caller);
  const job = found.ok ? found.data.job : null;
  return typeof job === 'string'
    ? { call: { tool: 'cancel_job' as const, input: { job } } }
    : { question: localTexts.nothingRuns[what][caller.language] };
}

/** What the words name: of this message, of the conversation, or the newest that the person has. */
async function gather(
  material: Material,
  known: Known,
  { most }: { readonly most: number },
): Promise<readonly string[]> {
  const { of, from, count } = material;
  const mostWanted = Math.min(count ?? most, limits.trainingImagesMaximum);
  if (of !== 'clips' && from !== 'mine') {
    const here = ofConversation(known).slice(-(count ?? limits.clipsPerJob));
    if (here.length > 0) return here;
  }
  if (of !== 'pictures') {
    const clips = await newest('clips', mostWanted, known);
    if (clips.length > 0 || of === 'clips') return clips;
  }
  return newest('pictures', mostWanted, known);
}

function ofConversation({ made, planned, talk }: Known): readonly string[] {
  const named = planned.findLast(({ tool }) => tool === 'train_style')?.input.pictures;
  if (Array.isArray(named)) return named as string[];
  if (made.length > 0) return made;
  const shown = talk.pictures.map(({ url }) => url);
  return talk.chosen === null || shown.includes(talk.chosen) ? shown : [...shown, talk.chosen];
}

async function newest(
  of: ListCard['of'],
  limit: number,
  { toolbox, caller }: Known,
): Promise<readonly string[]> {
  const input = { of, limit: Math.min(limit, mostListed) };
  const listed = await toolbox.run({ tool: 'list_items', input }, caller);
  if (!listed.ok || listed.card?.kind !== 'list') return [];
  return listed.card.items.flatMap(({ url }) => url ?? []);
}

const mostListed = 200;
