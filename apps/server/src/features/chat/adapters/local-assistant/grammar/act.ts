import type { Topic } from '@armoni/contract/facts/fact';
import type { PictureSize } from './read-size.ts';

/** What the local engine and the conversation cannot do. */
export const impossibles = [
  'background',
  'animate',
  'send',
  'delete',
  'write',
  'sound',
  'vary',
  'combine',
  'inscribe',
] as const;
export type Impossible = (typeof impossibles)[number];

export type StyleChoice = { readonly name: string; readonly triggerWord: string | null };

export type WishedStyle =
  | {
      readonly is: 'known';
      readonly style: StyleChoice;
      /** A second one; its share of the mixture is 0–1. */
      readonly mixedWith?: { readonly style: StyleChoice; readonly share: number };
    }
  /** « mon style »: the picked one. */
  | { readonly is: 'picked' }
  | { readonly is: 'unknown'; readonly said: string };

type Size = PictureSize & { readonly name: string };

/** One wish of a message. Pictures are named by their address. */
export type Act =
  | {
      readonly do: 'make';
      /** What to draw, without the words around it. */
      readonly subject: string;
      readonly count: number;
      readonly size: Size | null;
      readonly style: WishedStyle | null;
      readonly seed: number | null;
    }
  | {
      readonly do: 'edit';
      readonly picture: string;
      /** Whether the words name it; else what the message itself has made before comes first. */
      readonly isNamed: boolean;
      /** Of the engine's own table, as it reads `words`. */
      readonly changes: readonly string[];
      readonly words: string;
      readonly size: Size | null;
      readonly style: WishedStyle | null;
    }
  | {
      readonly do: 'vary';
      readonly picture: string;
      readonly isNamed: boolean;
      readonly count: number;
      readonly size: Size | null;
      /** « deux variations plus claires »: what each of them is to have otherwise. */
      readonly words?: string;
    }
  /** « je préfère la deuxième », « reviens à la première »: from now on that one is at hand. */
  | { readonly do: 'pick'; readonly picture: string }
  | { readonly do: 'describe'; readonly picture: string }
  | { readonly do: 'list'; readonly what: 'pictures' | 'styles' | 'films' | 'clips' }
  | { readonly do: 'job'; readonly what: 'film' | 'training' | 'any' }
  | { readonly do: 'cancel'; readonly what: 'film' | 'training' }
  /** Done by a tool; its words are read further when it is planned. */
  | { readonly do: 'film' | 'train' | 'change-film'; readonly words: string }
  | { readonly do: 'help'; readonly topic: Topic }
  | { readonly do: 'cannot'; readonly what: Impossible }
  | {
      readonly do: 'ask';
      readonly missing: 'subject' | 'picture' | 'style' | 'which' | 'other' | 'change';
    }
  | {
      readonly do: 'undo' | 'stop' | 'wait' | 'greet' | 'thanks' | 'praise' | 'speak' | 'unclear';
    };
