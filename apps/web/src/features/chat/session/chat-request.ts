import type { ChatInputs, ChatRequest } from '@armoni/contract/chat';
import { type NextPicture, wholeStrength } from './chat-memory.ts';

/** A picture that the next message is about. */
export type Reference = { readonly url: string; readonly name: string };

export type StyleInput = {
  readonly name: string;
  readonly url: string;
  readonly triggerWord: string | null;
};

/** What goes with a question, in the product's own words. */
export function inputsFor(
  reference: Reference | null,
  style: StyleInput | null,
  picture: NextPicture | null = null,
): ChatInputs {
  return {
    image: reference && { type: 'image', transfer_method: 'remote_url', url: reference.url },
    lora_name: style?.name ?? null,
    lora_url: style?.url ?? null,
    trigger_word: style?.triggerWord ?? null,
    ...strengthOf(style, picture),
    ...mixOf(style, picture),
    image_url: reference?.url ?? null,
    ...(isChosen(picture) && { picture: { shape: picture.shape, count: picture.count } }),
  };
}

/** Of a style alone, and only where it is not all of it. */
function strengthOf(style: StyleInput | null, picture: NextPicture | null): ChatInputs {
  const strength = picture?.strength ?? wholeStrength;
  return style && strength < wholeStrength ? { lora_strength: strength } : {};
}

/** With a style alone, and never with itself. */
function mixOf(style: StyleInput | null, picture: NextPicture | null): ChatInputs {
  const mix = picture?.mix;
  if (!style || !mix || mix.url === style.url) return {};
  const { name, url, share } = mix;
  return { lora_mix: { name, url, share } };
}

/** What is as always need not be said. */
function isChosen(picture: NextPicture | null): picture is NextPicture {
  return picture !== null && (picture.shape !== null || picture.count > 1);
}

/** The call that sends a question; an empty id begins a conversation. */
export function requestOf(
  userId: string,
  question: {
    query: string;
    inputs: ChatInputs;
    conversationId: string | null;
    /** A message whose place this one takes. */
    replaces?: string | null;
  },
): ChatRequest {
  return {
    inputs: question.inputs,
    query: question.query,
    files: [],
    response_mode: 'streaming',
    conversation_id: question.conversationId ?? '',
    user: userId.toLowerCase(),
    auto_generate_name: true,
    ...(question.replaces && { replaces: question.replaces }),
  };
}

/** An answer in the words a screen reader says: pictures by their name, no marks, not endless. */
export function wordsOf(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}
