import type { Part } from '../../../model/intent.ts';
import type { Stretch } from '../words/wish-reader.ts';
import type { ClipRules, Handler } from './clip-rules.ts';
import { faster, isTo, onPart, parts, put, slower, unchanged } from './clip-words.ts';
import { eachPart } from './each-part.ts';
import { references } from './find-references.ts';
import { readClipSound, readSoundAsWell } from './read-clip-sound.ts';
import { readTransitionParts } from './read-transition-parts.ts';
import { factorBehind, factorWords, takeFactor } from './speed-factor.ts';

/** The sound and the speed of single clips, and of parts of the film. */
export function readSoundAndSpeed(rules: ClipRules): void {
  readClipSound(rules);
  readClipSpeed(rules);
  readPartSpeed(rules);
  readSoundAsWell(rules);
  readTransitionParts(rules);
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
  // « vitesse normale partout sauf le drone, au ralenti »
  for (const [after, , speed] of speeds) {
    rules.all(
      `(?:(?:a |en )?vitesse normale|normal speed)(?: partout| everywhere)?,? (?:sauf|hormis|excepte|except(?: for)?|but(?: for)?)(?: pour| sur)? (${references}),?(?: (?:qui|which|that))?(?:${isTo})? ${after}`,
      (clips, _match, at) => {
        rules.reader.understand('speedParts', at, rules.speedParts.length);
        rules.speedParts.push(...clips.map((part) => ({ part, speed })));
      },
    );
  }
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
