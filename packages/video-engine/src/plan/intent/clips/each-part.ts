import type { Part } from '../../../model/intent.ts';
import type { Stretch } from '../words/wish-reader.ts';
import type { ClipRules } from './clip-rules.ts';
import { end, parts, start } from './clip-words.ts';
import { reference, references } from './find-references.ts';

/** « la fin du concert » is none of the film's. */
const notOfClip = `(?! (?:du|de la|de l'|des|de|of the|of) (?!film|video|montage)[a-z]| ?${reference})`;
/** Some of a clip, or another way of telling which: what is said holds for less than all of it. */
const someOf =
  /(?<![a-z])(?:debut|fin|moitie|milieu|tiers|quart|bout|premieres?|dernieres?|secondes?|minutes?|passages?|moments?|partie|plans?|images?|half|start|end|beginning|middle|part|shots?)(?: (?:du|de|de la|dans|of|from|in))? ?$/;
const moment =
  /^[^.;!?,\n]{0,16} (?:et )?(?:kan|quand|when) |^,? ?(?:(?:au|vers le|at the|a la|sur la|des le)(?: toute?)? (?:debut|fin|milieu|start|end|beginning|middle)|(?:de|from|entre|between|a partir de|a|at|vers|(?<!, )(?:pendant|durant|for|during)|apres|avant|jusqu'a|until) (?:la |les )?\d|(?:(?:et|puis|ensuite|and|then) )?(?:quand|kan|lorsqu|when|while|petit a petit|progressivement|peu a peu|gradually)|(?:et|puis|and|then) (?:(?:la|les|le|the) )?(?:couleurs?|colou?rs?)[^.;!?\n]{0,16} (?:revien|arriv|appara|peu a peu|petit a petit|progressiv|com(?:es|ing)|return|gradually))/;
const either = /(?<![a-z])(?:ou|or) $/;
const turned =
  /(?<![a-z])(?:pas|jamais|sans|ni|aucune?|not|don't|never|no|without)(?: (?:de|d'|mettre|mets|passer|put|make|le|la|les|en|in|trop|tout))* ?$/;

/** « un film en noir et blanc sur la plage » tells what it is about. */
const ofFilm = /(?<![a-z])(?:films?|videos?|montage|clip|reel|teaser|resume|souvenir|movie) $/;
const about = /(?<![a-z])(?:sur|on|about|de|of) (?:l[ea']s? ?|the )?[\ue000-\uf8ff]*$/;
/** « zoom x3 sur le gâteau » */
const ofOther =
  /(?<![a-z])(?:zoome?r?|taille|musique|music|son|sound|volume|textes?|titres?|titles?|fondus?|logo)(?: [a-z]{2,8})? ?$/;
/** « commence par la plage en noir et blanc » says two things of it. */
const atAnEnd = new RegExp(`(?<![a-z])(?:${start}|${end}) $`);

type Take = (parts: readonly Part[], match: RegExpExecArray, at: Stretch) => void;

/**
 * Clips and parts of the film wherever a pattern names them. What holds for less than a clip goes
 * to `takeSome`; what is turned round, or said of one of two, is handed back.
 */
export function eachPart(
  rules: ClipRules,
  pattern: (part: string) => string,
  { take, takeSome }: { readonly take: Take; readonly takeSome: (at: Stretch) => void },
): void {
  const { reader } = rules;
  const settle: Take = (named, match, at) => {
    const before = reader.text.slice(Math.max(0, at.start - 32), at.start);
    const after = reader.text.slice(at.end, at.end + 32);
    if (ofOther.test(before)) return;
    const isAbout = ofFilm.test(before) && about.test(match[0]);
    if (turned.test(before) || either.test(before) || isAbout) return reader.leave(at);
    const isSome = typeof named[0] === 'number' && someOf.test(before);
    if (isSome || moment.test(after)) return takeSome(at);
    const clip = atAnEnd.test(before) ? new RegExp(`^${references}`).exec(match[0]) : null;
    take(named, match, { start: at.start + (clip?.[0].length ?? 0), end: at.end });
  };
  rules.all(pattern(`(?:${references})`), (clips, match, at) => settle(clips, match, at));
  for (const [part, words] of Object.entries(parts)) {
    const source = `(?<![a-z\\d])${pattern(`(?:${words})${notOfClip}`)}(?![a-z\\d])`;
    reader.each(new RegExp(source, 'g'), (match, at) =>
      settle([part as keyof typeof parts], match, at),
    );
  }
}
