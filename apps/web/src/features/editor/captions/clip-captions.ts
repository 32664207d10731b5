import * as z from 'zod/mini';

export const clipCaptions = z.object({
  /** Of the clip in the queue. */
  clipKey: z.string(),
  /** SRT, WebVTT, or the words without times. */
  text: z.string(),
});

/** What is said in a clip, as a person gave it. */
export type ClipCaptions = z.infer<typeof clipCaptions>;

/** The text of a clip; an empty one takes it away. */
export function withCaptions(
  all: readonly ClipCaptions[],
  { clipKey, text }: ClipCaptions,
): readonly ClipCaptions[] {
  const others = all.filter((each) => each.clipKey !== clipKey);
  return text.trim() === '' ? others : [...others, { clipKey, text }];
}

/** As a film is asked for: by the clip's place, without clips that are gone. */
export function captionsOnTheWire(
  all: readonly ClipCaptions[],
  clips: readonly { readonly key: string }[],
): { clip: number; text: string }[] {
  return clips.flatMap(({ key }, index) => {
    const own = all.find(({ clipKey }) => clipKey === key);
    return own ? [{ clip: index + 1, text: own.text }] : [];
  });
}

/** How many captions a text with times holds; 0 for the words alone. */
export function countOf(text: string): number {
  return text.split('-->').length - 1;
}
