import { foldWord, isRealWord } from '@armoni/perception/tell/real-words';
import { isJoining } from '../empty-words.ts';
import { readsEnglish } from '../things/reading/reading-rules.ts';
import { tokenise } from '../tokenise.ts';
import { writeWord } from './accents.ts';
import { meantFor } from './meant-for.ts';
import { ourWords } from './our-words.ts';

export type Respelt = {
  readonly text: string;
  /** As typed, and as it was read. */
  readonly words: readonly { readonly said: string; readonly name: string }[];
};

/**
 * Words that neither we nor a tongue has, read as the one word of ours for which they were meant:
 * « une joueuse de tenis », « la tempette ». Names and what is to be set in letters stay as they are.
 */
export function respell(prompt: string): Respelt {
  const words: { said: string; name: string }[] = [];
  const isEnglish = readsEnglish(tokenise(prompt));
  const text = prompt
    .normalize('NFC')
    .split(quoted)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(
            /(?<![\p{L}\p{N}])[\p{L}\p{M}]+(?![\p{L}\p{N}])/gu,
            (said, index: number) => {
              // A name: « Zorro », and no first word.
              const isName = /^\p{Lu}/u.test(said) && (at > 0 || index > 0);
              const name = isName ? null : meantBy(said, isEnglish);
              if (name === null) return said;
              words.push({ said: said.toLowerCase(), name });
              return name;
            },
          ),
    )
    .join('');
  return { text, words };
}

const quoted = /([«"“][^«»"“”]*[»"”])/u;

/** As it is written; null where it stands for itself. */
function meantBy(said: string, isEnglish: boolean): string | null {
  const [word = '', ...others] = tokenise(said);
  if (others.length > 0 || isJoining(word) || ourWords().known.has(word)) return null;
  if (isRealWord(foldWord(said)) || isRealWord(word)) return null;
  const meant = meantFor(word, said.length);
  if (meant === null) return null;
  const french = writeWord(meant);
  const whole = isEnglish && !/^[a-z]+$/.test(french) ? meant : french;
  const isSeveral = /[sx]$/i.test(said) && !/[sx]$/.test(word) && !/[sx]$/.test(whole);
  return `${whole}${isSeveral ? 's' : ''}`;
}
