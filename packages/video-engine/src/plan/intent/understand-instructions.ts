import type { MontageIntent } from '../../model/intent.ts';
import { defaultCallToAction } from '../texts.ts';
import { longestSeconds, readDuration, shortestSeconds } from './read-duration.ts';
import { readTexts } from './read-texts.ts';
import { readWording } from './read-wording.ts';
import {
  readHook,
  readLook,
  readOrder,
  readPace,
  readSelection,
  readSound,
  readSpeed,
} from './rules.ts';

/** What the rules must know beside the text. */
export type InstructionContext = { readonly hasMusic: boolean };

/**
 * Reads French or English instructions by rules, in time linear in their length. Whatever is
 * not understood is left out; `unmetWishes` lists what was clearly wished and cannot be done.
 * Without a length asked for, the range is wide and the planner decides from the material.
 */
export function understandInstructions(
  instructions: string,
  { hasMusic }: InstructionContext = { hasMusic: false },
): MontageIntent {
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
    hook: readHook(rest),
    callToAction: texts.callToAction ?? fallback,
    title: texts.title,
    look: readLook(rest),
    speed,
  };
}

const french =
  /\b(?:le|la|les|un|une|des|du|et|avec|dans|en|sur|pour|pas|sans|garde|accroche|secondes?|appel|premieres|fin|texte|video de|moins)\b/g;
const english =
  /\b(?:the|a|an|and|with|in|on|for|not|no|keep|hook|first|seconds?|under|make|create|end|text|fast|slow|social|format|shots?)\b/g;

function languageOf(folded: string): 'fr' | 'en' {
  const count = (pattern: RegExp) => [...folded.matchAll(pattern)].length;
  return count(english) > count(french) ? 'en' : 'fr';
}
