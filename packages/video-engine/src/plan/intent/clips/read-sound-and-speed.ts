import type { Part } from '../../../model/intent.ts';
import type { Stretch } from '../words/wish-reader.ts';
import type { ClipRules, Handler } from './clip-rules.ts';
import {
  faster,
  isTo,
  keep,
  of,
  onPart,
  parts,
  put,
  slower,
  sound,
  unchanged,
} from './clip-words.ts';
import { eachPart } from './each-part.ts';
import { references } from './find-references.ts';
import { readTransitionParts } from './read-transition-parts.ts';
import { factorBehind, factorWords, takeFactor } from './speed-factor.ts';

const notHear = "(?:(?:i |we )?(?:don't|do not) want to |not |never )hear";

/** The sound and the speed of single clips, and of parts of the film. */
export function readSoundAndSpeed(rules: ClipRules): void {
  readClipSound(rules);
  readClipSpeed(rules);
  readPartSpeed(rules);
  readTransitionParts(rules);
}

function readClipSound(rules: ClipRules): void {
  const drop = '(?:coupe|enleve|retire|supprime|vire|sans|pas|mute|remove|no)(?:[rsz]|ez)?';
  const sounds = (value: 'keep' | 'drop') => (clips: readonly number[], at: Stretch) => {
    rules.reader.understand('clipSound', at, rules.clipSound.length);
    rules.clipSound.push(...clips.map((clip) => ({ clip, sound: value })));
  };
  rules.all(`(?:${drop} ${sound}${of}|mute |${notHear} )(${references})`, (c, _m, at) =>
    sounds('drop')(c, at),
  );
  rules.all(
    `(?:${keep}|mets|laisse[rsz]?|leave|(?:je |on |i |we )(?:veux|veut|voudrais|want)|(?=(?:seulement|uniquement|juste|only) )) ?(?:seulement |uniquement |juste |only )?${sound}(?: (seulement|uniquement|only))?${of}(${references})( seulement| uniquement| only)?`,
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
    (c, _m, at) => sounds('drop')(c, at),
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
    (clips, _m, at) => {
      rules.reader.understand('clipSound', at, rules.clipSound.length);
      rules.clipSound.push(...clips.map((clip) => ({ clip, sound: 'drop' as const })));
    },
  );
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

/** « garde le son du concert, coupe celui des autres » */
function readOtherSound(rules: ClipRules, drop: string): void {
  if (!rules.clipSound.some((each) => each.sound === 'keep')) return;
  rules.reader.each(
    new RegExp(
      `(?<![a-z])(?:(?:coupe|mute)[rsz]? (?:tous )?(?:les autres|the others|le reste|the rest)|${drop} (?:celui|ceux|le son|that|the sound)(?: (?:des|de tous les|of the))? (?:autres|others|reste)(?: clips| videos)?|(?:et )?(?:les autres|the others|le reste)(?: (?:clips|videos))?(?: (?:sont|restent|are))? (?:muets|sans (?:le )?son|en silence|muted?|silent))(?![a-z])`,
      'g',
    ),
    (_m, at) => {
      rules.dropsOtherSound = true;
      rules.reader.understand('originalSound', at);
    },
  );
}

const speeds: readonly (readonly [string, string, 'slow' | 'normal' | 'fast'])[] = [
  [unchanged, unchanged, 'normal'],
  [
    slower,
    '(?:ralenti[a-z]{0,4}|ralenti sur|slow[ -]?mo(?:tion)?(?: on| for)?|slow(?: down)?)',
    'slow',
  ],
  [faster, '(?:acceler[a-z]{1,3}(?: (?:en )?x ?2)?|speed up|fast forward)', 'fast'],
];
const moves =
  '(?:speed (?:everything |it all |all |the film )?up|acceler[a-z]{1,3}|ralenti[a-z]{0,3}|slow[ -]?mo(?:tion)?|fast motion)';
const except = `(?<=${moves}(?: tout| tout le film| everything| le reste| up)?(?: x ?2)?(?: a bit| un peu)?,? )(?:sauf|hormis|excepte|except(?: for)?|but(?: for)?)(?: pour| sur)?`;

/** « la plage en vitesse x3 », « ralentis la fin de 30 % ». */
export function readPartFactors(rules: ClipRules): void {
  const { reader } = rules;
  const takes = {
    take: (named: readonly Part[], _match: RegExpExecArray, at: Stretch) => {
      takeFactor(reader, at, (speed) => {
        reader.understand('speedParts', at, rules.speedParts.length);
        rules.speedParts.push(...named.map((part) => ({ part, speed })));
      });
    },
    takeSome: (at: Stretch) => reader.leave(at),
  };
  const plays = `(?:${isTo}| passe(?:ra)?| va| joue| tourne| est)?`;
  eachPart(rules, (part) => factorBehind(part), takes);
  eachPart(rules, (part) => `${put}${part}${plays} (?:${factorWords})`, takes);
  eachPart(rules, (part) => `(?:${factorWords}) (?:sur|pour|dans|on|for|a) ?${part}`, takes);
}

function readClipSpeed(rules: ClipRules): void {
  const slow = `(?:slow|lente?|${slower})`;
  const but =
    ',? (?:which|that|qui) (?:(?:should|must|doit) )?(?:be|stay|is|etre|rester|est|reste)';
  rules.all(
    `${except} (${references})(?: ${unchanged}|${but} (?:${slow}|normale?))?`,
    (clips, match, at) => {
      const isSlow = new RegExp(` ${slow}$`).test(match[0]);
      rules.reader.understand('speedParts', at, rules.speedParts.length);
      rules.speedParts.push(
        ...clips.map((part) => ({ part, speed: isSlow ? ('slow' as const) : ('normal' as const) })),
      );
    },
  );
  for (const [after, before, speed] of speeds) {
    const take: Handler = (clips, _match, at) => {
      rules.reader.understand('speedParts', at, rules.speedParts.length);
      rules.speedParts.push(...clips.map((part) => ({ part, speed })));
    };
    // « la plage en noir et blanc et au ralenti »
    rules.reader.each(
      new RegExp(`(?:,? et|,? and)(?: aussi| also)? ${after}(?![a-z\\d])`, 'g'),
      (_match, at) => {
        const named = rules.partsBefore(at.start);
        if (named.length === 0) return;
        rules.reader.understand('speedParts', at, rules.speedParts.length);
        rules.speedParts.push(...named.map((part) => ({ part, speed })));
      },
    );
    rules.all(
      `${put}(${references})(?:${isTo}| passe(?:ra)?| doit passer| va| joue| tourne)? ${after}`,
      take,
    );
    rules.all(
      `(?:${before}|${after})(?: (?:seulement|uniquement|juste|only|just)| que)?(?: sur| pour| on| for| de)? (${references})(?: (?:seulement|uniquement|only))?`,
      take,
    );
  }
}

function readPartSpeed(rules: ClipRules): void {
  for (const [part, words] of Object.entries(parts)) {
    const key = part as keyof typeof parts;
    rules.reader.each(new RegExp(`${except} ${words}(?![a-z])`, 'g'), (_m, at) => {
      rules.reader.understand('speedParts', at, rules.speedParts.length);
      rules.speedParts.push({ part: key, speed: 'normal' });
    });
    for (const [after, before, speed] of speeds) {
      const solely = '(?: (?:seulement|uniquement|juste|only|just|que))?';
      const speedPart = `(?<![a-z])(?:(?:${before})${solely}${onPart} ${words}|${words} ${after}|${after}${solely}${onPart} ${words})(?![a-z])`;
      rules.reader.each(new RegExp(speedPart, 'g'), (match, at) => {
        if (/(?:rythme|tempo|pace)/.test(match[0])) return;
        rules.reader.understand('speedParts', at, rules.speedParts.length);
        rules.speedParts.push({ part: key, speed });
      });
    }
  }
}
