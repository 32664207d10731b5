import type { ListedConversation } from '@armoni/contract/chat';
import type { LucideIcon } from 'lucide-react';
import { plainWords } from './plain-words.ts';

type Base = {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
};

/** One thing that can be chosen: somewhere to go, or something to do. */
export type Command =
  | (Base & { readonly kind: 'conversation'; readonly conversation: ListedConversation })
  | (Base & { readonly kind: 'media'; readonly thumbnail: string | null })
  | (Base & {
      readonly kind: 'action';
      readonly icon: LucideIcon;
      /** Also what Ctrl + Enter does. */
      readonly isForWords?: boolean;
    });

export type CommandGroup = { readonly title: string; readonly commands: readonly Command[] };

/** Those whose label has every word, begun at least, whatever the case and accents. */
export function matching<T extends { readonly label: string }>(
  commands: readonly T[],
  words: string,
): readonly T[] {
  const wanted = plainWords(words);
  return commands.filter(({ label }) => {
    const known = plainWords(label);
    return wanted.every((word) => known.some((one) => one.startsWith(word)));
  });
}
