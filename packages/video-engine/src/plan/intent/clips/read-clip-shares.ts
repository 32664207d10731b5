import type { Intent } from '../../../model/intent.ts';
import type { ClipRules } from './clip-rules.ts';
import { keep } from './clip-words.ts';
import { reference, references } from './find-references.ts';

type Share = Intent['clips']['shares'][number]['share'];

const rest = "(?:,? (?:et |and )?(?:rien d'autre|c'est tout|nothing else|that's (?:it|all)))?";

/** Parts of the film in figures: « 50 % de drone », « moitié concert moitié plage ». */
export function readFiguredShares(rules: ClipRules): void {
  rules.all(
    `(?<!(?:a|vitesse|son|volume|musique|music|sound) )(\\d{1,3}) ?%(?: (?:de|d'|of))? ?(${reference})${rest}`,
    (clips, match, at) => {
      const share = Number(match[1]) / 100;
      if (share > 0 && share <= 1) takeShare(rules, clips, share, at);
    },
  );
  rules.all(
    `(?<!(?:son|audio|sound|voix|volume) )(${reference})(?: a| :| =| for)? ?(\\d{1,3}) ?%(?! ?(?:de (?:la |sa )?vitesse|de volume|of (?:its )?speed|plus|faster|slower))${rest}`,
    (clips, match, at) => {
      const share = Number(match[2]) / 100;
      if (share > 0 && share <= 1) takeShare(rules, clips, share, at);
    },
  );
  const part =
    "(?:une? |1 |la |a )?(moitie|half|tiers|third|quart|quarter|2 tiers|two thirds|3 quarts|three quarters)(?: (?:de|d'|of))?";
  const sizes = {
    moitie: 1 / 2,
    half: 1 / 2,
    tiers: 1 / 3,
    third: 1 / 3,
    quart: 1 / 4,
    quarter: 1 / 4,
    '2 tiers': 2 / 3,
    'two thirds': 2 / 3,
    '3 quarts': 3 / 4,
    'three quarters': 3 / 4,
  } as Readonly<Record<string, number>>;
  const sizeOf = ([, size = '']: readonly (string | undefined)[]) =>
    Math.round((sizes[size] ?? 0) * 1000) / 1000;
  const whole = '(?:du film|de la video|du montage|du temps|of the (?:film|video))';
  const onClip =
    '(?:sur|pour|de|d[eu]|a|au|on|for|of|(?:est |soit |is )?(?:consacre|reserve|dedie)e? a)';
  rules.all(
    `${part} ${whole}(?: (?:est|soit|is))?,? ${onClip} ?(${reference})`,
    (clips, match, at) => takeShare(rules, clips, sizeOf(match), at),
  );
  rules.all(
    `(?:(?:mets|met|garde|put|keep)[rsz]? )?(${reference}) (?:sur|pendant|durant|pour|for|during|over|(?:doit |devra )?(?:occupe|prend|fait|remplit|prendre|occuper|remplir)[rsz]?) ${part} ${whole}`,
    (clips, match, at) => takeShare(rules, clips, sizeOf([match[0], match[2]]), at),
  );
  // Half of a clip alone is a part of that clip; halves of two are the film's.
  rules.all(
    `${part} ?${reference}(?:(?:,| et| and|, et|/| -)? ${part.replace('(moitie', '(?:moitie')} ?${reference}){1,3}`,
    (_clips, match, at) => {
      const pairs = [...match[0].matchAll(new RegExp(`${part} ?(${reference})`, 'g'))].map(
        ([, size = '', marked = '']) => ({ share: sizes[size] ?? 0, clips: rules.clipsOf(marked) }),
      );
      const sum = pairs.reduce((all, { share }) => all + share, 0);
      if (Math.abs(sum - 1) > 0.01) return rules.reader.leave(at);
      const index = rules.clips.shares.length;
      rules.clips.shares.push(
        ...pairs.flatMap(({ share, clips }) =>
          clips.map((clip) => ({ clip, share: Math.round(share * 1000) / 1000 })),
        ),
      );
      understandEach(rules, at, index);
    },
  );
}

const asked = '(?:mets|met|mettre|fais|veux|voudrais|want|put|avec|with) ?';
const more = `(?:un (?:petit )?peu plus|beaucoup plus|beaucoup|bien plus|davantage|plus|le plus(?: possible)?|(?:a )?(?:bit|little|lot) more|much more|more|lots|plenty|(?:une )?majorite)`;
const less = `(?:un (?:petit )?peu moins|beaucoup moins|bien moins|moins|(?:a )?(?:bit|little) less|much less|less|(?:un (?:petit |tout petit )?|tres |vraiment )peu|quelques (?:images|secondes)|(?:pas|not) (?:trop|too much|much)|just a (?:bit|little)|a (?:bit|little))`;
const mostly =
  '(?:surtout|principalement|essentiellement|majoritairement|avant tout|mostly|mainly|especially)';

/** « surtout du concert », « plus de drone que de plage », « un peu de plage ». */
export function readLooseShares(rules: ClipRules): void {
  rules.all(
    `\\d{1,2} (?:plans?|shots?|extraits?|passages?) (?:(?:de|du|of|from|sur) )?(${reference})(?:(?:,| et|, et| and) \\d{1,2} (?:(?:de|of|from|sur) )?${reference}){0,4}`,
    (clips, _match, at) =>
      rules.reader.refuse('clip-share', at, clips.length === 1 ? `le clip ${clips[0]}` : ''),
  );
  // « je veux plus de concert »: more of it, or none any more?
  rules.all(
    `(?:(?:je |on |j)?(?:ne |n'|nen )?(?:veux|veut|veu|vx|vex)|jveu|jvx|jveux) (?:plus|pu) (?:de |du |d')?(${references})(?! que)`,
    (_clips, _match, at) => rules.reader.leave(at),
  );
  rules.all(
    `(?:${keep} |${asked})?(plus|moins|davantage|more|less) (?:(?:de|d'|of|from) ?)?(${reference})(?:,? (?:que|than) ?(?:(?:de|d'|of|from|des) ?)?(${references}))`,
    (clips, match, at) => {
      const isMore = /^(?:plus|davantage|more)$/.test(match[1] as string);
      const [first, ...others] = clips;
      const index = rules.clips.shares.length;
      const shares = [
        { clip: first as number, share: isMore ? ('more' as const) : ('less' as const) },
        ...others.map((clip) => ({ clip, share: isMore ? ('less' as const) : ('more' as const) })),
      ];
      rules.clips.shares.push(...shares);
      understandEach(rules, at, index);
    },
  );
  rules.all(`(?:${keep} |${asked})?${mostly} (${references})`, (clips, _m, at) =>
    takeShare(rules, clips, 'more', at),
  );
  rules.all(`(${references}),? ${mostly}(?= ?(?:$|[,.;!?\\n]))`, (clips, _m, at) =>
    takeShare(rules, clips, 'more', at),
  );
  rules.all(
    `((?:${keep} |${asked})?${less} )(?:(?:de|d'|of|from) ?)?(${references})`,
    (clips, match, at) => {
      // « ralentis un peu le drone » says how much of what is done to it.
      const { folded } = rules.reader.wording;
      const isOf = /^(?:de |d'|du |des |of |from )/.test(
        folded.slice(at.start + (match[1] as string).length, at.end),
      );
      const standsAlone = /(?:^|[,.;:!?\n(] ?|(?<![a-z])(?:et|mais|puis|and|but) )$/.test(
        rules.reader.text.slice(0, at.start),
      );
      if (isOf || standsAlone || /^(?:pas|not)/.test(match[0])) takeShare(rules, clips, 'less', at);
    },
  );
  rules.all(
    `(?:${keep} |${asked})?${more} (?:(?:de|d'|of|from) ?)?(${references})(?: possible)?`,
    (clips, _m, at) => takeShare(rules, clips, 'more', at),
  );
}

function takeShare(
  rules: ClipRules,
  clips: readonly number[],
  share: Share,
  at: { readonly start: number; readonly end: number },
): void {
  const {
    clips: { shares },
    reader,
  } = rules;
  const index = shares.length;
  const isSaid = (clip: number) =>
    shares.some((each) => each.clip === clip && each.share === share);
  const said = clips.every(isSaid);
  shares.push(...clips.filter((clip) => !isSaid(clip)).map((clip) => ({ clip, share })));
  if (said) reader.understand('clips.shares', at, index - 1);
  else understandEach(rules, at, index);
}

/** A chip for the share of each clip from the one at `index` on. */
function understandEach(
  { clips, reader }: ClipRules,
  at: { readonly start: number; readonly end: number },
  index: number,
): void {
  for (let each = index; each < clips.shares.length; each += 1)
    reader.understand('clips.shares', at, each);
}
