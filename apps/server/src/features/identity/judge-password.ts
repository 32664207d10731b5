import { limits } from '@armoni/contract/limits';
import type { JudgePassword, WantedPassword } from './ports.ts';

/**
 * A new password as ASVS 5 has it at level 2 (6.2.1, 6.2.4, 6.2.9, 6.2.11, 6.2.12): long enough, none
 * of the common ones, not made of what is known of its person or of this studio. Nothing else is asked
 * of its characters.
 */
export function makeJudgePassword(dependencies: {
  readonly isCommon: (password: string) => Promise<boolean>;
  /** Names of the studio. */
  readonly studio: readonly string[];
}): JudgePassword {
  return async ({ password, about }) => {
    if (password.length < limits.passwordCharactersMinimum) return 'PASSWORD_TOO_SHORT';
    if (password.length > limits.passwordCharactersMaximum) return 'PASSWORD_TOO_LONG';
    if (isMadeOf({ password, about: [...about, ...dependencies.studio] })) {
      return 'PASSWORD_ABOUT_YOU';
    }
    return (await dependencies.isCommon(password)) ? 'PASSWORD_TOO_COMMON' : undefined;
  };
}

// Shorter ones stand in too many honest sentences.
const shortestWord = 4;
// What is left of « armoni-2026 » is no secret; of « armoni me fait rêver » it is.
const lettersOfASecret = 3;

/** Whether nothing but digits and signs is left when the known words are taken out. */
function isMadeOf({ password, about }: WantedPassword): boolean {
  const written = lettersOf(password);
  const words = about.flatMap(wordsOf).sort((one, other) => other.length - one.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), written);
  return rest !== written && rest.length < lettersOfASecret;
}

/** A name or address, whole and in its parts. */
function wordsOf(text: string): string[] {
  const parts = text.split(/[^\p{Letter}]+/u);
  return [text, ...parts].map(lettersOf).filter((word) => word.length >= shortestWord);
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}]/gu, '');
