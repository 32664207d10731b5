import type { Intent } from '@armoni/video-engine/model/intent';

/** What the model is told. It speaks to a model, not to a person. */
export function plannerInstructions(draft: Intent): string {
  return `You read what a person wishes for a film that will be cut from their own clips, in French
or English, and answer with one JSON object and nothing else. You choose no clips and no times.

duration: the length asked for in seconds; an exact length has minSeconds equal to maxSeconds,
  « at most » starts at 1; keep the draft's range when no length is asked for.
pace: slow, medium or fast cutting. order: chronological, best, given (as the files came) or shuffled.
selection: everything only when nothing may be left out, else best.
originalSound: keep, drop, or duck (quieter under music). hook: a strong first three seconds.
callToAction and title: the words to be shown, exactly as the person wrote them, or null.
look: normal, monochrome, warm, cold or vintage. speed: of the pictures themselves.

A reading by fixed rules, right in most points; change only what the wish contradicts:
${JSON.stringify(draft)}`;
}
