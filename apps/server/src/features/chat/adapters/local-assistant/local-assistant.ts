import type { MakePicture } from '../../../../platform/pictures/picture-wish.ts';
import type { Toolbox, ToolCall, ToolCaller } from '../../../../platform/tools/tool.ts';
import type { AnswerPart, Assistant, Question } from '../../ports.ts';
import { runCall } from '../../tools/run-call.ts';
import { showPlan } from '../../tools/show-plan.ts';
import { answerInWords } from './answer-in-words.ts';
import { drawAct, isDrawn } from './draw-act.ts';
import type { Act, StyleChoice } from './grammar/act.ts';
import type { Language } from './grammar/read-language.ts';
import { readMessage } from './grammar/read-message.ts';
import type { Talk } from './grammar/talk.ts';
import { talkOf } from './grammar/talk-of.ts';
import { isWork, planWork } from './plan-work.ts';
import { localTexts } from './texts.ts';

type Dependencies = {
  readonly makePicture: MakePicture;
  /** The person's styles that are ready. */
  readonly findStyles: (ownerId: string) => Promise<readonly StyleChoice[]>;
  readonly toolbox: Toolbox;
};

/**
 * The embedded assistant: a grammar for words, the picture engine for what is drawn, tools for the rest of
 * the studio. What takes long or throws away is planned first, in the order in which it was said.
 */
export function makeLocalAssistant({ makePicture, findStyles, toolbox }: Dependencies): Assistant {
  return {
    name: 'moteur local',
    async *reply(question, signal) {
      const talk = talkOf({
        history: question.history,
        chosen: question.referenceUrl,
        styles: await findStyles(question.ownerId),
        pickedStyle: question.style,
      });
      const { language, acts, isCut } = readMessage(question.query, talk);
      if (isCut) yield { type: 'text', text: `${localTexts.cut[language]}\n\n` };
      const { ownerId, conversationId, messageId = null } = question;
      const caller = { ownerId, conversationId, language, key: messageId, signal };
      // Who keeps the conversation elsewhere could not say yes to a plan.
      const tools = messageId === null ? null : { toolbox, planId: messageId };
      yield* actInOrder(acts, { question, talk, language, makePicture, signal, caller, tools });
    },
  };
}

type Acting = {
  readonly question: Question;
  readonly talk: Talk;
  readonly language: Language;
  readonly makePicture: MakePicture;
  readonly signal: AbortSignal;
  readonly caller: ToolCaller;
  readonly tools: { readonly toolbox: Toolbox; readonly planId: string } | null;
};

/** Draws and answers as it goes; what tools are to do comes last, as one plan. */
async function* actInOrder(acts: readonly Act[], acting: Acting): AsyncGenerator<AnswerPart, void> {
  const { tools, caller, talk } = acting;
  const made: string[] = [];
  const planned: ToolCall[] = [];
  let pause = '';
  for (const act of acts) {
    if (tools && isWork(act)) {
      const work = await planWork(act, { toolbox: tools.toolbox, caller, talk, made, planned });
      if ('question' in work) {
        yield { type: 'text', text: pause + work.question };
        return;
      }
      planned.push(work.call);
      continue;
    }
    if (pause !== '') yield { type: 'text', text: pause };
    pause = '\n\n';
    yield* actOn(act, acting, made);
  }
  if (!tools || planned.length === 0) return;
  if (pause !== '') yield { type: 'text', text: pause };
  yield* doPlanned(planned, { ...tools, caller });
}

async function* actOn(act: Act, acting: Acting, made: string[]): AsyncGenerator<AnswerPart, void> {
  const call = callOf(act, acting.talk);
  if (isDrawn(act)) {
    const onMade = (url: string) => void made.push(url);
    yield* drawAct(act, { ...acting, made: made.at(-1) ?? null, onMade });
  } else if (call && acting.tools) yield* runCall(acting.tools.toolbox, call, acting.caller);
  else yield { type: 'text', text: answerInWords(act, acting) };
}

/** One that neither costs nor takes anything away is done at once. */
async function* doPlanned(
  calls: readonly ToolCall[],
  { toolbox, planId, caller }: NonNullable<Acting['tools']> & Pick<Acting, 'caller'>,
): AsyncGenerator<AnswerPart, void> {
  const [only] = calls;
  const isFree = only && calls.length === 1 && !needsConsent(toolbox, only);
  if (isFree) yield* runCall(toolbox, only, caller);
  else yield* showPlan(toolbox, calls, { ...caller, id: planId });
}

const needsConsent = ({ tools }: Toolbox, { tool }: ToolCall) =>
  tools.some(({ name, asksFirst }) => name === tool && asksFirst);

/** What is looked up by a tool, as it stands at this moment. */
function callOf(act: Act, { pictures }: Talk): ToolCall | null {
  if (act.do === 'help') return { tool: 'ask_studio', input: { topic: act.topic } };
  // Of pictures of this conversation the talk knows more than their files.
  if (act.do === 'describe' && pictures.every(({ url }) => url !== act.picture)) {
    return { tool: 'describe_picture', input: { picture: act.picture } };
  }
  if (act.do === 'list') return { tool: 'list_items', input: { of: act.what } };
  if (act.do !== 'job') return null;
  const of = act.what === 'training' ? 'style' : act.what;
  return { tool: 'read_job', input: of === 'any' ? {} : { of } };
}
