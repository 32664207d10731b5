import type { KnownClip } from '../../../model/reading-context.ts';
import type { RewrittenText } from '../words/rewritten-text.ts';
import { markReferences } from './find-references.ts';

const reference = /[\ue000-\uf7ff]/g;
/** What is said of a clip and not of the film: how it is played, how often, how long it stays, where it stands. */
const ofClip =
  '(?:in (?:slow|fast|reverse|black and white)|(?:play(?:ed)? )?backwards|muted|silent|twice|(?:\\d|two|three|four) times|(?:for )?(?:about |around )?\\d{1,3} (?:s|secs?|seconds?)(?![a-z])|(?:right )?(?:at the (?:very )?(?:start|beginning|end)|first|last)(?![a-z]))';
const verb =
  '(?:have|put|play|show|run|give|hold|mute|reverse|repeat|place|stick|use|slow|keep|leave|bring|let)';
const pronoun = new RegExp(
  `(?<=(?:,|;|(?<![a-z])(?:and|then|but)) (?:(?:please|also|then|just|and|i'd|i would|to|you can|can you) ){0,3}${verb} )(?:it(?=(?: (?:up|on|on screen|there|back))? ${ofClip})|(?:that|this) one(?![a-z']))`,
  'g',
);
/** Of the one clip that there is the whole film is made. */
const onlyThat = /(?<![a-z])(?:only|just|nothing but|seulement)(?![a-z])/;
/** What else « it » may be by now. */
const other =
  /(?<![a-z])(?:music|song|track|title|texte?|film|video|movie|sound|words|captions?|everything|musique|titre|son)(?![a-z])/;

/** "mute clip 2 and play it in slow motion": the one clip that the sentence named is named again. */
export function namePronouns(text: RewrittenText, clips: readonly KnownClip[]): void {
  text.replace(pronoun, ({ index = 0, input = '' }) => {
    const sentence = /[^.!?\n]*$/.exec(input.slice(0, index))?.[0] ?? '';
    const marked = markReferences(sentence, clips);
    const named = [...marked.text.matchAll(reference)];
    const [clip, ...more] = new Set(named.flatMap(([mark]) => marked.clipsOf(mark)));
    const last = named.at(-1);
    if (clip === undefined || more.length > 0 || last === undefined) return null;
    if (onlyThat.test(sentence)) return null;
    return other.test(marked.text.slice(last.index)) ? null : `the clip ${clip}`;
  });
}
