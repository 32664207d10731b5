import { fold } from './fold.ts';

const most = 4;

const numbers: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  a: 1,
  an: 1,
  another: 1,
  one: 1,
  deux: 2,
  two: 2,
  'a couple of': 2,
  trois: 3,
  three: 3,
  quelques: 3,
  several: 3,
  plusieurs: 3,
  quatre: 4,
  four: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  dozen: 12,
  seven: 7,
  eight: 8,
  five: 5,
  dix: 10,
  ten: 10,
};

export const numberWords = String.raw`(?:\d{1,2}|${Object.keys(numbers).join('|')})`;

export function numberOf(word: string): number {
  const said = numbers[word] ?? Number(word);
  return Number.isFinite(said) ? Math.min(most, Math.max(1, said)) : 1;
}

/** Nouns for pictures: so many of them are so many pictures, not so many things in one. */
const kept =
  'portraits?|affiches?|posters?|logos?|cartes?|vignettes?|autocollants?|stickers?|motifs?|patterns?|paysages?|landscapes?|selfies?|cartes postales|couvertures?|pochettes?|bannieres?|invitations?|cards?|banners?|labels?|icons?|icones?|etiquettes?|flyers?|badges?|mascottes?|mascots?|tattoos?|covers?';
const plain =
  'images?|photos?|dessins?|illustrations?|visuels?|versions?|variantes?|variations?|propositions?|pictures?|drawings?|paintings?|tableaux?|options?|idees?|ideas|pistes?|essais?|fonds d.ecran|wallpapers?';

const counted = new RegExp(
  String.raw`^(?<number>${numberWords}) (?:(?:autres?|other|different|differente?s?|belles?|beaux|petite?s?|grande?s?|nouvelles?|nouveaux|new|nice|wedding|birthday|business|greeting|logo|poster|album|book) )*(?:(?<kept>${kept})|(?<plain>${plain}))(?![a-z])(?<link> (?:differente?s? )?(?:de |d'|du |des |of |pour |for |avec |with )|(?=[\s,:]|$))`,
);

export type Counted = { readonly count: number; readonly rest: string };

/** « trois portraits de femme » are three pictures of one woman; « deux chats » is one picture. */
export function readCount(subject: string): Counted {
  const times = /(?:,? ?)(?:[x×] ?([2-9])|([2-9]) ?(?:x|×|fois))(?!\d)(?= |,|$)/.exec(
    fold(subject),
  );
  if (times) {
    const rest = subject.slice(0, times.index) + subject.slice(times.index + times[0].length);
    return { count: numberOf(times[1] ?? times[2] ?? '1'), rest: rest.trim() };
  }
  const inAll =
    /,? en (\d|deux|trois|quatre|cinq) (?:versions?|exemplaires?|variantes?|propositions?|essais?)$|,? in (\d|two|three|four) (?:versions?|variants?)$/.exec(
      fold(subject),
    );
  if (inAll)
    return {
      count: numberOf(inAll[1] ?? inAll[2] ?? '1'),
      rest: subject.slice(0, inAll.index).trim(),
    };
  const different = new RegExp(
    String.raw`^(?<number>${numberWords}) (?:(?<first>.+?) differente?s?|different (?<second>.+))$`,
  ).exec(fold(subject))?.groups;
  if (different && !counted.test(fold(subject))) {
    const what = different.first ?? different.second ?? '';
    const at = fold(subject).indexOf(what, (different.number ?? '').length);
    return { count: numberOf(different.number ?? '1'), rest: subject.slice(at, at + what.length) };
  }
  const match = counted.exec(fold(subject));
  if (!match?.groups) return { count: 1, rest: subject };
  const count = numberOf(match.groups.number ?? '1');
  const after = subject.slice(match[0].length).trim();
  if (match.groups.plain !== undefined) return { count, rest: after };
  const link = match.groups.link ?? '';
  const noun = (match.groups.kept ?? '').replace(/s$/, '');
  return { count, rest: `${noun}${link === '' ? ' ' : link}${after}`.trim() };
}
