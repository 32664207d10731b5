import type { Intent } from '../../model/intent.ts';
import { defaultCallToAction } from '../texts.ts';
import { longestSeconds, readDuration, shortestSeconds } from './duration/read-duration.ts';
import { isWished } from './find-mentions.ts';
import { readLook } from './read-look.ts';
import { readOrder } from './read-order.ts';
import { readPace, readSpeed } from './read-pace.ts';
import { readSelection } from './read-selection.ts';
import { readSound } from './read-sound.ts';
import { readTexts } from './read-texts.ts';
import { readWording } from './read-wording.ts';

/** What the rules must know beside the text. */
export type InstructionContext = { readonly hasMusic: boolean };

/**
 * Reads French or English instructions by rules, in time linear in their length. Whatever is
 * not understood is left out; `unmetWishes` lists what was clearly wished and cannot be done.
 * Without a length wished for, the range is wide and the planner decides from the material.
 */
export function understandInstructions(
  instructions: string,
  { hasMusic }: InstructionContext = { hasMusic: false },
): Intent {
  const wording = readWording(instructions);
  const texts = readTexts(wording);
  const { speed, rest } = readSpeed(texts.rest);
  const selection = readSelection(rest);
  const whole = {
    minSeconds: shortestSeconds,
    maxSeconds: selection === 'everything' ? longestSeconds : 60,
  };
  const fallback = texts.wantsCallToAction ? defaultCallToAction(languageOf(wording.folded)) : null;
  return {
    duration: readDuration(texts.rest) ?? whole,
    pace: readPace(rest),
    order: readOrder(rest, selection),
    selection,
    originalSound: readSound(rest, hasMusic),
    hook: isWished(rest, hookWords),
    callToAction: texts.callToAction ?? fallback,
    title: texts.title,
    look: readLook(rest),
    speed,
  };
}

const hookWords =
  /\baccroch(?:e|es|eur|euse|er)\b|\bhook(?:s|ed|y)?\b|\bcommence[rz]? (?:tres )?fort\b|\bcapt(?:e|er|ez|iver?|ivante?)(?: [a-z']{1,10}){0,2} ?l'attention\b|\b(?:debut|intro(?:duction)?|ouverture) (?:percutante?|fort|forte|choc|qui accroche|captivante?)\b|\bgrab(?:s|bing)?(?: the| their| viewers')? attention\b|\battention[ -]grabb(?:ing|er)\b|\bstart(?:s)? (?:strong|with a bang)\b|\b(?:strong|punchy|catchy) (?:start|opening|intro)\b/g;

const french =
  /\b(?:le|la|les|un|une|des|du|et|avec|dans|en|sur|pour|pas|sans|garde|accroche|secondes?|appel|premieres|fin|texte|video de|moins)\b/g;
const english =
  /\b(?:the|a|an|and|with|in|on|for|not|no|keep|hook|first|seconds?|under|make|create|end|text|fast|slow|social|format|shots?)\b/g;

function languageOf(folded: string): 'fr' | 'en' {
  const count = (pattern: RegExp) => [...folded.matchAll(pattern)].length;
  return count(english) > count(french) ? 'en' : 'fr';
}
