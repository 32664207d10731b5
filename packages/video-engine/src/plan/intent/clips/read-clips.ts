import type { Intent, MusicEnd } from '../../../model/intent.ts';
import type { KnownClip } from '../../../model/reading-context.ts';
import { readMusicEndByClip } from '../sound/read-music-end.ts';
import type { WishReader } from '../words/wish-reader.ts';
import { ClipRules } from './clip-rules.ts';
import { keep } from './clip-words.ts';
import { reference } from './find-references.ts';
import { inWordOrder } from './in-word-order.ts';
import { readCarried } from './read-carried.ts';
import { readClipChoice } from './read-clip-choice.ts';
import { readClipOrder } from './read-clip-order.ts';
import { readClipSeconds, readRanges, settleClipSeconds } from './read-clip-seconds.ts';
import { readFiguredShares } from './read-clip-shares.ts';
import { readDirectionAsWell, readDirectionParts } from './read-direction.ts';
import { readLookAsWell, readLookParts } from './read-look-parts.ts';
import { readRepeats } from './read-repeats.ts';
import { readSame } from './read-same.ts';
import { readPartFactors, readSoundAndSpeed } from './read-sound-and-speed.ts';
import { findStory, readStoryOrder } from './read-story.ts';
import { readStretches } from './read-stretches.ts';
import { readTimetable, type Timetable } from './read-timetable.ts';
import { refuseRamps } from './speed-factor.ts';

type Parts = {
  /** As the intent has them. */
  readonly fields: Pick<
    Intent,
    'clips' | 'clipSound' | 'speedParts' | 'directionParts' | 'lookParts' | 'transitionParts'
  >;
  /** Of the film, where it is said with that of its parts. */
  readonly look: Intent['look'] | null;
  /** Only these clips sound. */
  readonly dropsOtherSound: boolean;
  /** Where the music ends, beside a clip. */
  readonly musicEnd: MusicEnd;
  /** Of the film, by a table of what comes when. */
  readonly timetable: Timetable | null;
};

/** What is wished for single clips and parts: in, out, first, last, in what order and how. */
export function readClips(reader: WishReader, known: readonly KnownClip[]): Parts {
  refuseRamps(reader);
  const rules = new ClipRules(reader, known);
  const story = findStory(rules);
  const timetable = readTimetable(rules);
  readWhole(rules);
  readMusicEndByClip(rules);
  readRanges(rules);
  readStretches(rules);
  readDirectionParts(rules);
  readLookParts(rules);
  readSoundAndSpeed(rules);
  readFiguredShares(rules);
  readSame(rules);
  const lengths = readClipSeconds(rules);
  readLookAsWell(rules);
  readDirectionAsWell(rules);
  readClipOrder(rules);
  readClipChoice(rules);
  settleClipSeconds(rules, lengths);
  readStoryOrder(rules, story);
  readCarried(rules, story);
  rules.leaveRest();
  const inOrder = <T>(field: string, read: readonly T[]) => inWordOrder(reader, field, read);
  return {
    fields: {
      clips: {
        ...rules.clips,
        stretches: inOrder('clips.stretches', rules.clips.stretches),
        seconds: inOrder('clips.seconds', rules.clips.seconds),
        shares: inOrder('clips.shares', rules.clips.shares),
        times: inOrder('clips.times', rules.clips.times),
      },
      clipSound: inOrder('clipSound', rules.clipSound),
      speedParts: inOrder('speedParts', rules.speedParts),
      directionParts: inOrder('directionParts', rules.directionParts),
      lookParts: inOrder('lookParts', rules.lookParts),
      transitionParts: inOrder('transitionParts', rules.transitionParts),
    },
    look: rules.look,
    dropsOtherSound: rules.dropsOtherSound,
    musicEnd: rules.musicEnd,
    timetable,
  };
}

const noStills =
  /(?<![a-z])(?:(?:seulement|uniquement|rien que|juste|only|just) (?:les |des |the )?videos(?: clips)?(?= ?(?:$|[,.;:!?]))|(?<!(?:ne |n')[a-z]{3,14} )(?:pas|sans|ni|without|no) (?:les |de |d'|the )?(?:photos|images fixes|images|stills)(?= ?(?:$|[,.;:!?])))/g;
const everyClip =
  /(?<![a-z])(?:supprime|enleve|vire|retire|jette|coupe|delete|remove)[rsz]? (?:(?:tous les (?:clips|plans|rushs)|toutes les (?:videos|images|photos et videos)|all (?:the )?(?:clips|shots|footage))(?! (?:flou|sauf|qui|ou|avec|tremb|boug|rat|sombr|where|with|that|but))|(?:tout|everything)(?= ?(?:$|[.,;!?])))/g;

function readWhole(rules: ClipRules): void {
  // « accélère le clip 2 huit fois » is no repetition.
  readPartFactors(rules);
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
  readRepeats(rules);
}
