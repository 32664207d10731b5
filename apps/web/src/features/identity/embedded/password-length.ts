import { limits } from '@armoni/contract/limits';
import { texts } from '../texts.ts';

/** What can honestly be said of a password that is being typed: how long it is, and no more. */
export function passwordHintOf(length: number): string {
  const { passwordCharactersMinimum: least, passwordCharactersAdvised: advised } = limits;
  if (length === 0) return texts.passwordHint;
  if (length < least) return texts.passwordMissingCharacters(least - length);
  return length < advised ? texts.passwordEnough : texts.passwordLongEnough;
}

/** 0–1, full from the advised length on. */
export const passwordLengthShare = (length: number): number =>
  Math.min(1, length / limits.passwordCharactersAdvised);
