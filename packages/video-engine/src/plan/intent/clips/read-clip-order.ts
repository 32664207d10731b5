import type { Stretch } from '../words/wish-reader.ts';
import type { ClipRules, Handler } from './clip-rules.ts';
import { andThen, atFirst, atLast, end, isTo, picture, put, start } from './clip-words.ts';
import { reference, references } from './find-references.ts';

const nth =
  '(?:en|comme) (?:second|deuxieme|2e|2eme|troisieme|3e|3eme|quatrieme|4e|4eme)(?: (?:position|lieu))?';
const slotted =
  "(?:(?:plan|shot|scene|partie|part|numero|position|etape) ?\\d ?[).:=,-]?|\\d ?[).:]) ?(?:c'est |avec |sur |is )?";

/** Which clip comes first, last, before another, and in what order they come. */
export function readClipOrder(rules: ClipRules): void {
  readSequence(rules);
  readSaidAgain(rules);
  readSwapped(rules);
  readEnds(rules);
}

function readSequence(rules: ClipRules): void {
  rules.all(
    `(?<![\\uf8ff] ?,? ?|(?:par|with) )${put}(${reference}) (?:(?:vient|passe|arrive|va|doit (?:venir|passer|arriver|etre)|comes|goes|should come) )?(?:juste |directement |just |right )?(avant|apres|before|after) (${reference})(?! ?(?:,|puis|et puis|ensuite|then))`,
    (clips, match, at) => {
      const isAfter = /apres|after/.test(match[2] as string);
      rules.clips.sequence = isAfter ? clips.toReversed() : [...clips];
      rules.reader.understand('clips.sequence', at);
    },
  );
  rules.all(
    `(?:${start} |${put}d'abord,? |first,? )?(${reference}(?: ${atFirst},?)?(?:(?:${andThen}|,) ${reference}(?: ${nth})?)*${andThen} ${reference}(?: ${atLast}| ${nth})?(?:,? ?(?:et |and |puis |then )?(?:${end} ${reference}|${put}${reference} ${atLast}))?)`,
    (clips, _m, at) => {
      rules.takeSequence(clips, at);
    },
  );
  // « plage, concert, drone : dans cet ordre »
  rules.all(
    `${reference}(?:(?:,| et|, et| puis| and) ${reference}){1,11} ?[:,(]? ?(?:dans |in )(?:cet |ce meme |this |that )(?:ordre|order)(?:-la| la)?`,
    (clips, _m, at) => rules.takeSequence(clips, at),
  );
  rules.all(
    `(?:(?:mets|garde|prends|monte|enchaine|keep|put) )?(${reference}),? (?:dans|in) (?:l'|cet |this |that )(?:ordre|order)(?: la)?`,
    (clips, _m, at) => {
      if (clips.length > 1) rules.takeSequence(clips, at);
    },
  );
  // « intercale la photo entre la plage et le drone »
  rules.all(
    `(?:(?:intercal|mett?|plac|gliss|inser|put|insert)[a-z]{0,2} )?(${reference}) (?:entre|between) (${reference}) (?:et|and) (${reference})`,
    ([middle, before, after], _m, at) =>
      rules.takeSequence(
        [before, middle, after].filter((clip) => clip !== undefined),
        at,
      ),
  );
  // plage → drone → concert
  rules.all(
    `(?<!altern[a-z]{1,4} )(?:(?:enchaine|mets|montre|passe|monte|film|ordre)[rsz]?(?: dans l'ordre)? ?:? ?)?${reference}(?: ?(?:→|->|>|=>|/|puis) ?${reference}){1,11}(?:,? (?:dans )?cet ordre)?`,
    (clips, _m, at) => rules.takeSequence(clips, at),
  );
  rules.all(
    `(?:enchaine[rsz]?|fais se suivre|dans l'ordre)(?: :)? ${reference}(?:(?:,| et|, et| puis) ${reference}){1,11}`,
    (clips, _m, at) => rules.takeSequence(clips, at),
  );
  // « après la plage, mets le drone »
  rules.all(
    `(avant|apres|before|after) (${reference}),? (?:on )?${put}(?:(?:vient|arrive|show|montre) )?(${reference})`,
    (clips, match, at) => {
      const isAfter = /apres|after/.test(match[1] as string);
      rules.takeSequence(isAfter ? clips : clips.toReversed(), at);
    },
  );
  // « clip 3 en ouverture puis clip 1 »
  rules.all(`${put}(${reference}) ${atFirst}${andThen} ?${put}(${reference})`, (clips, _m, at) =>
    rules.takeSequence(clips, at),
  );
  readCounted(rules);
  // « plage d'abord, drone ensuite »
  rules.all(
    `${put}${reference} (?:d'abord|en premier|first),? (?:et |puis |and |then )?(?:${reference} (?:ensuite|apres|puis|then|next|after)|(?:ensuite|puis|then|next) ${reference})`,
    (clips, _m, at) => rules.takeSequence(clips, at),
  );
  rules.all(
    `(?:dans )?(?:l'|cet |the )?(?:ordre|order)(?: suivant)? ?:? ?(${reference}(?:(?:${andThen}|,| et| and|-| -)? ?${reference}){1,11})`,
    (clips, _m, at) => rules.takeSequence(clips, at),
  );
  // 1) drone 2) plage 3) concert
  rules.all(
    `${slotted}${reference}(?:(?:[ ,;\\n]{1,3}|,? et |,? puis |,? and )${slotted}${reference}){1,11}`,
    (clips, _m, at) => rules.takeSequence(clips, at),
  );
}

/** « la plage en premier, le drone en second, le gâteau en dernier » */
function readCounted(rules: ClipRules): void {
  const join = '(?:,? (?:et |puis |and |then )*|, ?)';
  rules.all(
    `${put}${reference} ${atFirst}(?:${join}${put}${reference} ${nth}){1,4}(?:${join}${put}${reference} ${atLast})?`,
    (clips, _m, at) => rules.takeSequence(clips, at),
  );
}

/** « drone, plage puis IMG_0042, dans cet ordre » says the sequence again. */
function readSaidAgain(rules: ClipRules): void {
  if (rules.clips.sequence.length === 0) return;
  rules.all('(?:dans|in) (?:cet |this |that )(?:ordre|order)(?:-la| la)?', (_c, _m, at) =>
    rules.reader.understand('clips.sequence', at),
  );
}

function readSwapped(rules: ClipRules): void {
  // « inverse les clips 1 et 2 »
  rules.all(
    `(?:invers|echang|permut|interverti|swap|switch)[a-z]{0,3} (${references})`,
    ([one, other, ...more], _m, at) => {
      if (one === undefined || other === undefined || more.length > 0)
        return rules.reader.leave(at);
      const swapped = rules.known.map((_, index) =>
        index + 1 === one ? other : index + 1 === other ? one : index + 1,
      );
      rules.takeSequence(swapped, at);
    },
  );
}

const inFront = `(?:${atFirst}|pour debuter|to start(?: with)?)(?:,| ?:)? ${put}(${reference})`;

/** « au début du drone » is a moment of that clip. */
function isMoment({ reader }: ClipRules, { start, end }: Stretch): boolean {
  const said = reader.wording.folded.slice(start, end);
  return /^(?:au |at the )?(?:tout )?(?:debut|beginning|start) (?:du|de|of) /.test(said);
}

function readEnds(rules: ClipRules): void {
  const first: Handler = (clips, _match, at) => {
    if (clips.length > 1) return rules.takeSequence(clips, at);
    rules.clips.first = clips[0] ?? null;
    rules.reader.understand('clips.first', at);
  };
  const last: Handler = (clips, _match, at) => {
    // « à la fin du clip 2 » is a place in that clip.
    const said = rules.reader.wording.folded.slice(at.start, at.end);
    if (/(?:fin|end) (?:du|de la|de l'|des|of) /.test(said)) return rules.reader.leave(at);
    if (clips.length > 1) return takeEnding(rules, clips, at);
    rules.clips.last = clips[0] ?? null;
    rules.reader.understand('clips.last', at);
  };
  rules.all(
    `(${reference}) (?:(?:doit|devra|devrait|va|should|must|will) )?(?:ouvrir?|open|start|ouvre|debute|commence|lance|opens|starts) (?:le film|la video|le montage|the film|the video)`,
    first,
  );
  rules.all(
    `(${reference}) (?:(?:doit|devra|devrait|va|should|must|will) )?(?:fermer|terminer|finir|clore|cloturer|conclure|close|end|ferme|termine|finit|clot|cloture|conclut|closes|ends) (?:le film|la video|le montage|the film|the video)`,
    last,
  );
  // « le clip 5 à la place du clip 1 »
  rules.all(
    `${put}(${references}) (?:a la place|au lieu|instead|plutot qu[e'])(?: d[eu']| of)? ?(${references})(?: (?:${atFirst}|${atLast}))?`,
    (_c, _m, at) => rules.reader.leave(at),
  );
  const stands = '(?= ?(?:$|[,.;!?\\n]| et | and ))';
  rules.all(`(${reference}) (?:ouvre|opens)${stands}`, first);
  rules.all(`(${reference}) (?:ferme|cloture|conclut|closes)${stands}`, last);
  // Of two, or in two places: none is guessed at.
  rules.all(`(?:${start}|${end}) ${reference} (?:ou|or) ${reference}`, (_c, _m, at) =>
    rules.reader.leave(at),
  );
  rules.all(
    `${put}${reference} (?:${atFirst} (?:et|and|ou|or) ${atLast}|${atLast} (?:et|and|ou|or) ${atFirst})`,
    (_c, _m, at) => rules.reader.leave(at),
  );
  rules.all(`${start} (${reference})`, first);
  rules.all(`${end} (${reference})`, last);
  if (rules.clips.first !== null && rules.clips.sequence.length === 0) readNext(rules);
  if (rules.clips.first !== null || rules.clips.last !== null) {
    // « termine par la plage, pas par le drone »
    const field = rules.clips.last === null ? 'clips.first' : 'clips.last';
    rules.all(
      `(?:,? ?(?:et|mais|and|but) |, ?)?(?:surtout )?(?:pas|not) (?:par|avec|sur|with|on) (${references})`,
      (_c, _m, at) => rules.reader.understand(field, at),
    );
  }
  const slot = (which: string) =>
    `(?:(?:le|la|l'|the) )?(?:tout |toute |very )?(?:comme |en )?(?:${which}) ${picture}(?:${isTo}| ?[:=]|,)? ?(${reference})`;
  rules.all(slot('premiere?|first|opening|1er'), first);
  rules.all(slot('derniere?|last|final|closing'), last);
  rules.all(
    `(?:ne |n')?(?:montre|mets|affiche|garde|passe)[rsz]? (${reference}) qu'a la (?:toute )?fin`,
    last,
  );
  readPlaces(rules, first, last);
  rules.all(`${put}(${reference}) ${atFirst}`, first);
  rules.all(`${put}(?:d'abord|first,?) (${reference})`, first);
  rules.all(inFront, (clips, match, at) => isMoment(rules, at) || first(clips, match, at));
  rules.all(`(?:${atLast}|to finish|finally)(?:,| ?:)? ${put}(${reference})`, last);
  rules.all(`${put}(${reference}) ${atLast}`, last);
}

/** « ouverture : drone », « intro drone ». */
function readPlaces(rules: ClipRules, first: Handler, last: Handler): void {
  rules.all(`(?:ouverture|debut|depart|intro|opening|start) ?[:=] ?(${reference})`, first);
  rules.all(
    `(?:fermeture|cloture|fin|final|conclusion|closing|ending|end) ?[:=] ?(${reference})`,
    last,
  );
  rules.all(`intro (${reference})`, (clips, match, at) => {
    // « l'intro du concert » is a part of that clip.
    const own = rules.reader.wording.folded.slice(at.start, at.end);
    if (!/^intro (?:du|de|des|of) /.test(own)) first(clips, match, at);
  });
}

/** Several at the end: all others before them, as they came. */
function takeEnding(rules: ClipRules, clips: readonly number[], at: Stretch): void {
  if (rules.clips.sequence.length > 0) {
    rules.reader.leave(at);
    return;
  }
  const others = rules.known.map((_, index) => index + 1).filter((clip) => !clips.includes(clip));
  const { first } = rules.clips;
  const front = first === null ? others : [first, ...others.filter((clip) => clip !== first)];
  rules.takeSequence([...front, ...clips], at);
}

/** « ouvre sur le drone, titre « … », puis la plage ». */
function readNext(rules: ClipRules): void {
  rules.all(
    `(?:et )?(?:,? ?(?:puis )?(?:enchaine[a-z]{0,2}|poursui[a-z]{1,3}|continue[rsz]?)|suivie? d[eu']|followed by|puis|ensuite|then)(?: par| avec| sur| de| with| to)? (${references})`,
    (clips, _m, at) => {
      const { first } = rules.clips;
      if (first === null) return;
      rules.reader.renamed('clips.first', 'clips.sequence');
      rules.clips.first = null;
      rules.takeSequence([first, ...clips], at);
    },
  );
}
