import type { PlanCard } from '@armoni/contract/tools';
import type { Toolbox } from '../../../platform/tools/tool.ts';
import type { AnswerPart, Assistant, Question, Turn } from '../ports.ts';
import { runCall } from './run-call.ts';
import { toolChatTexts } from './texts.ts';

/** The assistant, except that a yes or a no to a plan is done as it was shown, word for word. */
export function withPlans(assistant: Assistant, toolbox: Toolbox): Assistant {
  return {
    ...assistant,
    reply(question, signal) {
      const decision = decisionOn(question);
      if (decision === null) return assistant.reply(question, signal);
      return decision.isConfirmed
        ? runPlan(decision.plan, { question, toolbox, signal })
        : say(toolChatTexts[decision.plan.language].declined);
    },
  };
}

type Decision = { readonly plan: PlanCard; readonly isConfirmed: boolean };

/** By a button, of whichever plan; in words, of the one that was shown last. */
function decisionOn({ query, inputs, history }: Question): Decision | null {
  if (inputs.plan) {
    const { id, is_confirmed: isConfirmed } = inputs.plan;
    const plan = history.flatMap(plansIn).find((one) => one.id === id);
    return plan ? { plan, isConfirmed } : null;
  }
  const last = history.findLast(({ hasFailed }) => !hasFailed);
  const plan = last && plansIn(last).at(-1);
  const said = query.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(edges, '');
  if (!plan || !(yes.test(said) || no.test(said))) return null;
  return { plan, isConfirmed: yes.test(said) };
}

const edges = /^[\s.!,]+|[\s.!,]+$/g;
const yes =
  /^(?:(?:oui|ouais|ouep|oué|ui|yup|allez[- ]y|lance[rz]?[- ](?:le|la|tout)|je vous en prie|je t'en prie|c'est d'accord|ok|okay|d'accord|vas[- ]?y|allez|go|c'est parti|c'est bon|confirme[rz]?|confirmé|je confirme|parfait|lance[rz]?|fais-le|yes|yep|yeah|sure|do it|confirm|go ahead|please do|s'il te plaît|stp|svp|merci|alors|allons-y|on y va|ça marche|ça me va|c'est bon pour moi|pour moi|super|génial|valide[rz]?|je valide|vendu|banco|nickel|continue[rz]?|bien sûr|volontiers|carrément|avec plaisir|exactement|perfect|great|let's go|let's do it|sounds good|looks good|of course|absolutely|correct|continue|approved|please|si tu veux|maintenant|tout de suite|now|vite)[\s,.!]*)+$/;
const no =
  /^(?:(?:non|nan|annule[rz]?|laisse tomber|pas maintenant|plus tard|stop|arrête|no|nope|nah|cancel|never ?mind|not now|merci|thanks|finalement|en fait|actually|attends|wait|hold on|surtout pas|pas (?:ça|du tout|comme ça)|j'ai changé d'avis|changed my mind|oublie(?: ça)?|forget it|don't|do not|cancel that|cancel it|annule ça|annule tout|je préfère pas|sans (?:le |la |l')?(?:film|style|entraînement|montage|vidéo)|pas de (?:film|style|montage|vidéo)|no (?:film|video|style))[\s,.!]*)+$/;

function plansIn({ cards = [] }: Turn): readonly PlanCard[] {
  return cards.flatMap(({ card }) => (card.kind === 'plan' ? [card] : []));
}

type Running = {
  readonly question: Question;
  readonly toolbox: Toolbox;
  readonly signal: AbortSignal;
};

/** Confirmed twice it is still done once: each step takes its job on under a key of its own. */
async function* runPlan(
  { id, language, steps }: PlanCard,
  { question, toolbox, signal }: Running,
): AsyncGenerator<AnswerPart, void> {
  const { ownerId, conversationId } = question;
  for (const [index, { tool, input }] of steps.entries()) {
    if (index > 0) yield { type: 'text', text: '\n\n' };
    const caller = { ownerId, conversationId, language, key: `plan:${id}:${index}`, signal };
    const outcome = yield* runCall(toolbox, { tool, input }, caller);
    if (outcome.ok) continue;
    const isLast = index === steps.length - 1;
    if (!isLast) yield { type: 'text', text: ` ${toolChatTexts[language].rest}` };
    return;
  }
}

async function* say(text: string): AsyncGenerator<AnswerPart, void> {
  yield { type: 'text', text };
}
