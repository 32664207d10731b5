import type { Reading } from '@armoni/video-engine/model/reading';
import type { ReadingContext } from '@armoni/video-engine/model/reading-context';

/** What the model is told. It speaks to a model, not to a person. */
export function plannerInstructions(
  { intent, refused }: Pick<Reading, 'intent' | 'refused'>,
  { clips, hasMusic, canSee }: ReadingContext,
): string {
  const cannot = refused.map(({ words, reason }) => `${JSON.stringify(words)} (${reason})`);
  const list = clips.map(
    ({ name, kind, durationSeconds }, index) =>
      `${index + 1}. ${JSON.stringify(name)}, ${kind}, ${durationSeconds ?? 'no'} seconds`,
  );
  return `You read what a person wishes for a film that will be cut from their own clips, in French
or English, and answer with one JSON object and nothing else: intent, and heard.

The clips, by number (${hasMusic ? 'there is music' : 'there is no music'}):
${list.join('\n')}

intent has every field of the draft below.
duration: the film's length in seconds, never the source's or a moment's; an exact length has
  minSeconds equal to maxSeconds, « at most » starts at 1, « at least » reaches to twice as much,
  « about » is a tenth either way; a number without a unit is no length; keep the draft's range
  when no length is asked for.
shots: how many and how long each, least and most, or null; « fewer than six » is one to five.
clips: by number, also where a name is misspelt or its thing is named (« the cake » is not
  « gateau »: names are not translated); stretches in seconds of the clip, negative from its end.
  A before B, and first A then B, are the sequence A, B; first and last are for one clip alone. A
  clip that comes again stands in the sequence again; times, where no order says when. seconds is
  how long a clip is seen in the film altogether, least and most, which is no film's length; shares
  its part of the film, 0 to 1, or more (« mostly ») or less (« a little ») than an even one. A
  timetable (« 0-5 s A, 5-8 s B ») is sequence, seconds and, as their sum, the film's length.
seen: what must be seen in the pictures, or not${canSee ? '' : '; nobody looks at them here, so it stays empty'}.
pace: slow, medium or fast cutting; course: rising when it gets faster, falling when calmer. A reel,
  a story or a TikTok is 9:16, and fast unless a pace is named. Short shots are a fast pace.
order: chronological (also a summary), best, given (as the files came) or shuffled. selection:
  everything only when nothing may be left out (then the order is given unless another is named).
transitions: auto, cuts or dissolves, for the whole film; transitionParts: at a part, or at the cuts
  after and before a clip (both: between the two; null: any). fadeIn, fadeOut: from and to black.
originalSound: the clips' own: keep, drop, or duck (quieter under music); clipSound for single clips.
  silences: cut takes out what lies between sentences. music: use none when it is not wanted (the
  clips' sound is then kept), part chorus when it is to begin there, startSeconds of the music; end: seconds of the film at
  which it stops, negative from the film's end, middle, or before or after a clip; null: with it.
hook: a strong first three seconds. texts: the words exactly as the person wrote them, else none; a
  title when no moment is said or the beginning, a call-to-action at the end, else a text with the
  second it starts at; manner and family null unless a look is asked for (discreet: lower-third;
  big: title, narrow).
look, speed: of the whole film; lookParts, speedParts: of a part or of a clip. Slow motion is speed,
  not pace; a speed is a word, or a factor where one is named (« 30 % » is 0.3), from 0.25 to 4.
  direction: backwards when the film is to run in reverse, directionParts for a part or a clip; a clip
  that was filmed upside down, and the order of clips, are neither.
  steady: always when shaky pictures are to be stabilised, never when not, else auto.
captions: none, or their manner, only where subtitles are named.
Of what was taken back (« no », « rather », « sorry ») the last word holds. Where a wish asks for two
things that cannot both be, of one field, that field stays as when nothing was asked; but « without
X » holds over anything else of X.
What holds for a part of the film only, and has no field for a part, changes nothing. A mood, an
occasion, a place, a comparison or a story told around the wish changes nothing.

heard: for each field that you set, its name and the very words of the wish it comes from.
Set nothing that no word asks for. What cannot be said by a field is left out, never guessed at.

A reading by fixed rules, right in most points; change only what the wish contradicts:
${JSON.stringify(intent)}
What it refuses, since nobody can do it here; set no field by these words:
${cannot.join(', ') || 'nothing'}`;
}
