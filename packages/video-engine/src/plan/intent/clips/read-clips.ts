import type { Intent } from '../../../model/intent.ts';
import type { KnownClip } from '../../../model/reading-context.ts';
import type { Stretch, WishReader } from '../words/wish-reader.ts';
import { ClipRules, type Handler } from './clip-rules.ts';
import {
  andThen,
  atFirst,
  atLast,
  end,
  isTo,
  keep,
  leavesOut,
  mostly,
  only,
  picture,
  put,
  start,
  without,
} from './clip-words.ts';
import { numbersIn, reference, references } from './find-references.ts';
import { readSoundAndSpeed } from './read-sound-and-speed.ts';
import { readStretches } from './read-stretches.ts';

type Parts = Pick<Intent, 'clipSound' | 'speedParts'> & {
  readonly clips: Intent['clips'];
  /** Only these clips sound. */
  readonly dropsOtherSound: boolean;
};

/** What is wished for single clips and parts: in, out, first, last, in what order and how. */
export function readClips(reader: WishReader, known: readonly KnownClip[]): Parts {
  const rules = new ClipRules(reader, known);
  readWhole(rules);
  readStretches(rules);
  readSoundAndSpeed(rules);
  readOrder(rules);
  readChoice(rules);
  rules.leaveRest();
  return {
    clips: rules.clips,
    clipSound: rules.clipSound,
    speedParts: rules.speedParts,
    dropsOtherSound: rules.dropsOtherSound,
  };
}

const noStills =
  /(?<![a-z])(?:(?:seulement|uniquement|rien que|juste|only|just) (?:les |des |the )?videos(?: clips)?(?= ?(?:$|[,.;:!?]))|(?:pas|sans|ni|without|no) (?:les |de |d'|the )?(?:photos|images fixes|images|stills)(?= ?(?:$|[,.;:!?])))/g;
const everyClip =
  /(?<![a-z])(?:supprime|enleve|vire|retire|jette|coupe|delete|remove)[rsz]? (?:(?:tous les (?:clips|plans|rushs)|toutes les (?:videos|images|photos et videos)|all (?:the )?(?:clips|shots|footage))(?! (?:flou|sauf|qui|ou|avec|tremb|boug|rat|sombr|where|with|that|but))|(?:tout|everything)(?= ?(?:$|[.,;!?])))/g;

/** « stabilise uniquement le drone » keeps no clip alone. */
const otherVerb =
  '(?:stabilis|acceler|ralenti|flout|zoom|recadr|eclairci|assombri|baiss|mont|tourn|invers|repet|colori)[a-z]{0,4}';

function readWhole(rules: ClipRules): void {
  rules.reader.each(noStills, (_match, at) => {
    const stills = rules.known.flatMap(({ kind }, index) => (kind === 'image' ? [index + 1] : []));
    if (stills.length === 0 || stills.length === rules.known.length) return rules.reader.leave(at);
    rules.clips.without = [...new Set([...rules.clips.without, ...stills])];
    rules.reader.understand('clips.without', at);
  });
  // Nothing would be left to show.
  rules.reader.each(everyClip, (_match, at) => rules.reader.leave(at));
  rules.all(
    `(?:${keep} )?(${reference}) (?:en entier|entierement|integralement|whole|entirely)`,
    (_c, _m, at) => rules.reader.leave(at),
  );
  rules.all(`(?:repete[rz]?|repeat) (${references})(?: ${atLast})?`, (_clips, _match, at) =>
    rules.reader.refuse('repeat', at),
  );
  rules.all(`${put}(${references}) (?:\\d{1,2} fois|(?:\\d|two|three) times|twice)`, (_c, _m, at) =>
    rules.reader.refuse('repeat', at),
  );
  rules.all(`${put}(?:\\d{1,2} fois|(?:\\d|two|three) times|twice) (${references})`, (_c, _m, at) =>
    rules.reader.refuse('repeat', at),
  );
}

function readOrder(rules: ClipRules): void {
  rules.all(
    `(?:${start} |${put}d'abord,? |first,? )?(${reference}(?:(?:${andThen}|,) ${reference})*${andThen} ${reference}(?:,? ?(?:et |and |puis |then )?(?:${end} ${reference}|${put}${reference} ${atLast}))?)`,
    (clips, _m, at) => {
      rules.takeSequence(clips, at);
    },
  );
  rules.all(
    `${put}(${reference}) (?:juste |directement |just |right )?(avant|apres|before|after) (${reference})`,
    (clips, match, at) => {
      const isAfter = /apres|after/.test(match[2] as string);
      rules.clips.sequence = isAfter ? clips.toReversed() : [...clips];
      rules.reader.understand('clips.sequence', at);
    },
  );
  rules.all(
    `(?:dans )?(?:l'|cet |the )?(?:ordre|order)(?: suivant)? ?:? ?(${reference}(?:(?:${andThen}|,| et| and|-| -)? ?${reference}){1,11})`,
    (clips, _m, at) => rules.takeSequence(clips, at),
  );
  // 1) drone 2) plage 3) concert
  rules.all(
    `\\d ?[).:] ?${reference}(?:[ ,;\\n]{1,3}\\d ?[).:] ?${reference}){1,11}`,
    (clips, _m, at) => rules.takeSequence(clips, at),
  );
  const first: Handler = (clips, _match, at) => {
    if (clips.length > 1) return rules.takeSequence(clips, at);
    rules.clips.first = clips[0] ?? null;
    rules.reader.understand('clips.first', at);
  };
  const last: Handler = (clips, _match, at) => {
    if (clips.length > 1) return takeEnding(rules, clips, at);
    rules.clips.last = clips[0] ?? null;
    rules.reader.understand('clips.last', at);
  };
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
    `(?:(?:le|la|l'|the) )?(?:tout |toute |very )?(?:${which}) ${picture}${isTo} (${reference})`;
  rules.all(slot('premiere?|first|opening|1er'), first);
  rules.all(slot('derniere?|last|final|closing'), last);
  rules.all(`${put}(${reference}) ${atFirst}`, first);
  rules.all(`${put}(?:d'abord|first,?) (${reference})`, first);
  rules.all(`(?:${atFirst}|pour debuter|to start(?: with)?),? ${put}(${reference})`, first);
  rules.all(`(?:${atLast}|to finish|finally),? ${put}(${reference})`, last);
  rules.all(`${put}(${reference}) ${atLast}`, last);
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
    `(?:et )?(?:puis|ensuite|then)(?: par| avec| sur| de| with| to)? (${references})`,
    (clips, _m, at) => {
      const { first } = rules.clips;
      if (first === null) return;
      rules.reader.renamed('clips.first', 'clips.sequence');
      rules.clips.first = null;
      rules.takeSequence([first, ...clips], at);
    },
  );
}

function readChoice(rules: ClipRules): void {
  const out: Handler = (clips, _match, at) => {
    rules.clips.without = [...new Set([...rules.clips.without, ...clips])];
    rules.reader.understand('clips.without', at);
  };
  const inside: Handler = (clips, _match, at) => {
    rules.clips.only = [...new Set([...rules.clips.only, ...clips])];
    rules.reader.understand('clips.only', at);
  };
  const butFor =
    '(?:tous? (?:les clips|les videos)|toutes les videos|tout|everything|all(?: the)? clips|every clip) (?:sauf|excepte|hormis|but|except)';
  rules.all(`(?:${keep} |mets |put )?${butFor} (${references})`, out);
  rules.reader.each(
    new RegExp(
      `(?:${keep} )?${butFor} (?:le |la |les |the )?(?:n°|numero )?(\\d{1,2}(?:(?:, ?| et (?:le )?| and )\\d{1,2}){0,9})(?![\\d:])`,
      'g',
    ),
    (match, at) => rules.when(numbersIn(match[1] as string), at, (clips) => out(clips, match, at)),
  );
  rules.all(
    `(?:${keep} )?${mostly} (${references})(?: (?:que|than)(?: d[eu']| des)? ?(${references}))?`,
    (clips, _match, at) =>
      rules.reader.refuse('clip-share', at, clips.length === 1 ? `le clip ${clips[0]}` : ''),
  );
  rules.all(
    `(?:enlev|coup|saut|retir|supprim|vir|jett|ignor|oubli|remov|drop|skip)(?:es?|ez|er)? (?:juste|seulement|uniquement|just|only) (${references})`,
    out,
  );
  // « ne finis pas sur la plage » leaves no clip out.
  rules.all(
    `(?:ne |n'|don't |do not )?(?:commenc|debut|demarr|ouvr|termin|fini|conclu|ferm|start|begin|open|end|finish)[a-z]{0,3}(?: pas| jamais)? (?:par|sur|avec|with|on) (${references})`,
    (_clips, _match, at) => rules.reader.leave(at),
  );
  rules.all(
    `${keep} (${references}),? (?:et |and )?(?:c'est tout|rien d'autre|that's (?:it|all)|nothing else)`,
    inside,
  );
  rules.all(`${otherVerb} ${only} (?:sur |pour )?(${references})`, (_c, _m, at) =>
    rules.reader.leave(at),
  );
  rules.all(`${only} (${references})`, inside);
  rules.all(`(${references}) (?:seulement|uniquement|only|seule?s?)`, inside);
  rules.all(
    `(?:ne |n')?${leavesOut} (?:surtout )?(?:pas|jamais) (?:de |d')?(${references})|(?:don't|do not|never|not|pas|sans|without) (?:you )?(?:skip|remove|leave out|drop|exclude|forget(?: about)?|ignore|omit|lose|oublier|enlever|retirer|supprimer|couper|sauter|virer) (${references})`,
    (_clips, _match, at) => rules.reader.leave(at),
  );
  rules.all(`${without} (?:de |d'|sur |aucune? )?(${references})`, out);
}
