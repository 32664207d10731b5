import type { Intent } from '@armoni/video-engine/model/intent';
import type { ReadingContext } from '@armoni/video-engine/model/reading-context';

/** What the model is told. It speaks to a model, not to a person. */
export function plannerInstructions(draft: Intent, { clips, hasMusic }: ReadingContext): string {
  const list = clips.map(
    ({ name, kind, durationSeconds }, index) =>
      `${index + 1}. ${JSON.stringify(name)}, ${kind}, ${durationSeconds ?? 'no'} seconds`,
  );
  return `You read what a person wishes for a film that will be cut from their own clips, in French
or English, and answer with one JSON object and nothing else: intent, and heard.

The clips, by number (${hasMusic ? 'there is music' : 'there is no music'}):
${list.join('\n')}

intent has every field of the draft below.
duration: the film's length in seconds, never the source's; an exact length has minSeconds equal to
  maxSeconds, « at most » starts at 1; keep the draft's range when no length is asked for.
shots: how many and how long each, least and most, or null.
clips: by number; stretches in seconds of the clip, negative from its end.
pace: slow, medium or fast cutting; course: rising when it gets faster, falling when calmer.
order: chronological, best, given (as the files came) or shuffled. selection: everything only when
  nothing may be left out, else best. transitions: auto, cuts or dissolves.
originalSound: keep, drop, or duck (quieter under music). silences: cut takes out what lies between
  sentences. music: use none when it is not wanted, part chorus when it is to begin there.
hook: a strong first three seconds. texts: exactly as the person wrote them, else none;
  manner and family null unless a look is asked for (discreet: lower-third; poster: title, narrow).
look, speed: of the whole film; speedParts: of a part or of a clip. steady: always when shaky pictures
  are to be stabilised, never when not, else auto.

heard: for each field that you set, its name and the very words of the wish it comes from.
Set nothing that no word asks for. What cannot be said by a field is left out, never guessed at.

A reading by fixed rules, right in most points; change only what the wish contradicts:
${JSON.stringify(draft)}`;
}
