import type { Stretch } from '../words/wish-reader.ts';
import type { ClipRules } from './clip-rules.ts';
import { atFirst, atLast, keep, of, sound } from './clip-words.ts';
import { reference, references } from './find-references.ts';

/** Not one that has a place of its own: « coupe le son du concert, et la photo en dernier ». */
const heard = references.replace(
  /\)\{0,11\}$/,
  `(?!\\uf8ff| (?:${atFirst}|${atLast})(?![a-z]))){0,11}`,
);
const notHear = "(?:(?:i |we )?(?:don't|do not) want to |not |never )hear";

/** What is heard of single clips. */
export function readClipSound(rules: ClipRules): void {
  const drop = '(?:coupe|enleve|retire|supprime|vire|sans|pas|mute|remove|no)(?:[rsz]|ez)?';
  const sounds = takes(rules);
  // « ne coupe pas le son du concert »
  rules.all(
    `(?:surtout )?(?:ne |n'|don't |do not |never )?(?:coup|enlev|retir|supprim|vir|touch|cut|mute|remove)(?:[rsz]|ez?r?|es)?(?: surtout)?(?: (?:pas|jamais))? ${sound}${of}(${heard})`,
    (clips, match, at) => {
      if (/(?:^| )(?:pas|jamais|don't|do not|never) /.test(match[0])) sounds('keep')(clips, at);
    },
  );
  rules.all(`(?:${drop} ${sound}${of}|mute |${notHear} )(${heard})`, (c, _m, at) =>
    sounds('drop')(c, at),
  );
  rules.all(
    `(?:${keep}|mets|laisse[rsz]?|leave|(?:je |on |i |we )(?:veux|veut|voudrais|want)|(?=(?:seulement|uniquement|juste|only) )) ?(?:seulement |uniquement |juste |only )?${sound}(?: (seulement|uniquement|only))?${of}(${heard})( seulement| uniquement| only)?`,
    (clips, match, at) => {
      rules.dropsOtherSound ||= /seulement|uniquement|juste|only/.test(match[0]);
      sounds('keep')(clips, at);
    },
  );
  rules.all(
    `${drop} ${sound}(?: partout| de tout| de tous(?: les (?:clips|plans|rushs))?| de toutes les videos| des (?:clips|videos)| everywhere| (?:of|on|from|in) (?:all (?:the )?|every |the )?(?:clips?|videos?))? (?:sauf|excepte|hormis|except|but)(?: sur| pour| (?:celui|ceux|celle)| that of| the one (?:of|on)| on| for| of)?(?: de)? (${references})`,
    (clips, _m, at) => {
      rules.dropsOtherSound = true;
      sounds('keep')(clips, at);
    },
  );
  rules.all(
    `mute (?:(?:all )?(?:the )?(?:clips|videos|others|rest)|every (?:clip|video)|everything) (?:but|except)(?: for)? (${references})`,
    (clips, _m, at) => {
      rules.dropsOtherSound = true;
      sounds('keep')(clips, at);
    },
  );
  rules.all(
    `(${references}) (?:sans (?:le |son )?(?:son|audio)|muets?|muette|en silence|muted?|(?:without|no) sound)`,
    (clips, match, at) => {
      const [last, start] = lastOfList(clips, match[0]);
      sounds('drop')(last, { start: at.start + start, end: at.end });
    },
  );
  rules.all(
    `(${references}) (?:avec (?:le |son )?(?:vrai |propre )?(?:son|audio)(?: (?:direct|live|reel|d'origine))?|(?:with|in) (?:the |its )?(?:own |real |live |original )?(?:sound|audio))`,
    (c, _m, at) => sounds('keep')(c, at),
  );
  // « le son du concert seulement »
  rules.all(`${sound}${of}(${references}) (?:seulement|uniquement|only)`, (c, _m, at) => {
    rules.dropsOtherSound = true;
    sounds('keep')(c, at);
  });
  readSoundSaidOf(rules);
  // « avec la musique et le son du concert »
  rules.all(
    `(?<=(?<![a-z])(?:avec|with) [^.;!?\\n]{3,50} (?:et|and) )${sound}${of}(${references})`,
    (c, _m, at) => sounds('keep')(c, at),
  );
  readOtherSound(rules, drop);
  // « coupe le son du concert mais garde celui du drone »
  if (rules.clipSound.length > 0) {
    const that = '(?:celui|celle|ceux|that|the one)';
    rules.all(`${drop} ${that}${of}(${references})`, (c, _m, at) => sounds('drop')(c, at));
    rules.all(`${keep} ${that}${of}(${references})`, (c, _m, at) => sounds('keep')(c, at));
  }
}

/** « beaucoup de drone, le concert sans son »: where nothing but commas stands between, of the last. */
function lastOfList(clips: readonly number[], said: string): [readonly number[], number] {
  const [list = ''] = /^[\ue000-\uf8ff, a-z&+]*[\ue000-\uf8ff]/.exec(said) ?? [];
  const last = /[\ue000-\uf7ff]\uf8ff*$/.exec(list)?.index ?? 0;
  return clips.length < 2 || /[a-z&+]/.test(list) ? [clips, 0] : [clips.slice(-1), last];
}

/** The clip stands in front: « le son du concert, on le garde ». */
function readSoundSaidOf(rules: ClipRules): void {
  const sounds = takes(rules);
  // « le concert, dont il faut garder le son »
  const ofWhich =
    ',? (?:dont|duquel|de laquelle) (?:(?:je (?:veux|voudrais)|on|tu|vous|il faut|il faudrait|nous) )?';
  const its = `${sound}(?! du| de)`;
  rules.all(
    `(${reference})${ofWhich}(?:garder?|gardes|gardez|conserve[rz]?|entendre) ${its}`,
    (c, _m, at) => sounds('keep')(c, at),
  );
  rules.all(
    `(${reference})${ofWhich}(?:coupe[rz]?|coupes|enleve[rz]?|retire[rz]?|supprime[rz]?|vire[rz]?) ${its}`,
    (c, _m, at) => sounds('drop')(c, at),
  );
  const itsVerb = '(?:,? (?:je |on |tu |il faut )?(?:le |la |l.)?)';
  rules.all(
    `${sound}${of}(${references})${itsVerb}(?:garde|gardes|gardez|garder|conserve|laisse)`,
    (c, _m, at) => sounds('keep')(c, at),
  );
  rules.all(
    `${sound}${of}(${references})${itsVerb}(?:coupe|coupes|coupez|couper|enleve|vire|supprime|retire)`,
    (c, _m, at) => sounds('drop')(c, at),
  );
  rules.all(
    `${sound}${of}(${references}) (?:est|is) (?:(?:trop|tres|vraiment|too|so) )?[a-z]{3,14},? (?:alors |donc |so )?(?:coupe|enleve|vire|mute|cut)[rsz]?(?:-l[ea]| it)?`,
    (c, _m, at) => sounds('drop')(c, at),
  );
}

function takes(rules: ClipRules) {
  return (sound: 'keep' | 'drop') => (clips: readonly number[], at: Stretch) => {
    rules.reader.understand('clipSound', at, rules.clipSound.length);
    rules.clipSound.push(...clips.map((clip) => ({ clip, sound })));
  };
}

/** « garde le son du concert, coupe celui des autres » */
function readOtherSound(rules: ClipRules, drop: string): void {
  if (!rules.clipSound.some((each) => each.sound === 'keep')) return;
  rules.reader.each(
    new RegExp(
      `(?<![a-z])(?:(?:coupe|mute)[rsz]? (?:tous )?(?:les autres|the others|le reste|the rest)|${drop} (?:celui|ceux|le son|that|the sound)(?: (?:des|de tous les|of the))? (?:autres|others|reste)(?: clips| videos)?|(?:pour |sur )?(?:tout )?(?:le reste|les autres|ailleurs|the rest),? (?:que|juste|seulement|uniquement|only|just) (?:de )?(?:la |the )?(?:musique|music)|(?:et )?(?:les autres|the others|le reste)(?: (?:clips|videos))?(?: (?:sont|restent|are))? (?:muets|sans (?:le )?son|en silence|muted?|silent))(?![a-z])`,
      'g',
    ),
    (_m, at) => {
      rules.dropsOtherSound = true;
      rules.reader.understand('originalSound', at);
    },
  );
}

/** « la plage au ralenti et sans son », « passe le drone deux fois plus vite et coupe le son » */
export function readSoundAsWell(rules: ClipRules): void {
  const ends = '(?= ?(?:$|[,.;!?\\n]))';
  const ways = [
    [
      'drop',
      `sans (?:le |son )?(?:son|audio)|muet(?:te)?|en silence|mute(?:d|t)?|(?:coupe|enleve|vire|retire|supprime)(?:[rsz]|ez)? (?:le |son |lui le )?son`,
    ],
    [
      'keep',
      `avec (?:le |son )?(?:vrai |propre )?son(?: (?:direct|reel|d'origine))?|garde(?:[rsz]|ez)? (?:le |son )son`,
    ],
  ] as const;
  for (const [sound, words] of ways) {
    const said = new RegExp(`(?:,? et|,? and|,? mais|,)(?: aussi| also)? (?:${words})${ends}`, 'g');
    rules.reader.each(said, (_match, at) => {
      const named = rules.partsBefore(at.start);
      const clips = named.filter((part) => typeof part === 'number');
      if (clips.length === 0 || clips.length < named.length) return;
      rules.reader.understand('clipSound', at, rules.clipSound.length);
      rules.clipSound.push(...clips.map((clip) => ({ clip, sound })));
    });
  }
}
