import { describe, expect, it } from 'vitest';
import { readWish } from '../read-wish.ts';
import { scoreWish } from './score-wish.ts';
import { wishContext } from './wish-row.ts';
import { wishesAsPeopleWrite } from './wishes-as-people-write.ts';
import { wishesBackwards } from './wishes-backwards.ts';
import { wishesByPart } from './wishes-by-part.ts';
import { eighthListOpen } from './wishes-eighth-open.ts';
import { eighthListOpenLater } from './wishes-eighth-open-later.ts';
import { eighthListSealed } from './wishes-eighth-sealed.ts';
import { eleventhListSealed } from './wishes-eleventh-sealed.ts';
import { fifthListSealed } from './wishes-fifth-sealed.ts';
import { fourthListWishes } from './wishes-fourth-list.ts';
import { fourthListSealed } from './wishes-fourth-sealed.ts';
import { wishesHowLong } from './wishes-how-long.ts';
import { wishesInEnglish } from './wishes-in-english.ts';
import { wishesInLetters } from './wishes-in-letters.ts';
import { wishesInShort } from './wishes-in-short.ts';
import { ninthListSealed } from './wishes-ninth-sealed.ts';
import { ninthListSealedLater } from './wishes-ninth-sealed-later.ts';
import { wishesOddlySaid } from './wishes-oddly-said.ts';
import { wishesOfManyVoices } from './wishes-of-many-voices.ts';
import { wishesOfShops } from './wishes-of-shops.ts';
import { wishesOfTheCut } from './wishes-of-the-cut.ts';
import { wishesOfTheFinish } from './wishes-of-the-finish.ts';
import { wishesOfTheTrade } from './wishes-of-the-trade.ts';
import { onceSealedWishes } from './wishes-once-sealed.ts';
import { openWishes } from './wishes-open.ts';
import { otherWordings } from './wishes-other-wordings.ts';
import { wishesPolitelyPut } from './wishes-politely-put.ts';
import { secondListWishes } from './wishes-second-list.ts';
import { seventhListOpen } from './wishes-seventh-open.ts';
import { seventhListOpenLater } from './wishes-seventh-open-later.ts';
import { seventhListSealed } from './wishes-seventh-sealed.ts';
import { sixthListSealed } from './wishes-sixth-sealed.ts';
import { tenthListFifth } from './wishes-tenth-fifth.ts';
import { tenthListFirst } from './wishes-tenth-first.ts';
import { tenthListFourth } from './wishes-tenth-fourth.ts';
import { tenthListLetters } from './wishes-tenth-letters.ts';
import { tenthListSecond } from './wishes-tenth-second.ts';
import { tenthListThird } from './wishes-tenth-third.ts';
import { thirdListWishes } from './wishes-third-list.ts';
import { thirdListSealed } from './wishes-third-sealed.ts';
import { thirteenthListOpen } from './wishes-thirteenth-open.ts';
import { thirteenthListSealed } from './wishes-thirteenth-sealed.ts';
import { twelfthListSealed } from './wishes-twelfth-sealed.ts';
import { wishesTypedOnPhones } from './wishes-typed-on-phones.ts';
import { wishesWrittenLast } from './wishes-written-last.ts';
import { wishesWrittenLater } from './wishes-written-later.ts';

/** Of the lists by other hands; whoever mends one takes it out here. */
const stillMissed = [
  'la pièce montée pour finir',
  'en bas tout du long',
  'que le live et le drone',
  'Pour le reste je te fais confiance',
  'quand le film commence je veux que ce soit noir',
  'sur le site de la mairie',
  'le drone en dernier svp pas au debut',
  'écris mdr',
  'qu’on voit que moi',
  'les vidéos avant',
  'la montée en drone par deux',
  'on n’entend pas les petits',
  'ne le prenez qu’à partir de 30 secondes',
  'ça me paraît bien, non ?',
  'C’est tout, le reste tu jettes',
  'et remets le concert en premier',
];

function isStillMissed(wish: string): boolean {
  return stillMissed.some((words) => wish.includes(words));
}

/**
 * Of the sixth list, where its author expects something else than what the lists before it
 * settled: a summary is in the order of time, a reel is fast, all that is kept may last an hour,
 * « pas trop vite » is a medium pace, a big text a narrow one, names of files are not translated,
 * of two shapes neither is taken. Whoever settles one anew takes it out here.
 */
const settledOtherwise = [
  'LES GARS SUR LE TOIT',
  'Résumé du match',
  'Sous-titres en espagnol',
  'rien n’est coupé',
  'Reel vertical 30 s',
  'pas trop vite surtout',
  'the cake pic',
  'the beach clip',
  'et surtout en 16:9',
  'une heure trente',
];

function isSettledOtherwise(wish: string): boolean {
  return settledOtherwise.some((words) => wish.includes(words));
}

it('names the wishes of the sixth list that are read as the lists before it settled, and no others', () => {
  const otherwise = sixthListSealed.filter(([wish]) => isSettledOtherwise(wish));
  expect(otherwise).toHaveLength(settledOtherwise.length);
  for (const [wish, expected] of otherwise) {
    expect(scoreWish(wish, expected).misses).not.toEqual([]);
  }
});

/** Of the seventh list, read once before it was built upon; whoever mends one takes it out here. */
const missedAtFirstSight = [
  'Sarah et Mehdi',
  'le micro du DJ',
  'un mot de chaque invité',
  'nothing left out',
  'Le film démarre en fondu',
];

/** Of the tenth list's last round; handed back whole. */
const missedOfFifthRound = 'mets la plage euh non mets le concert en premier';

it('hands back the one wish of the fifth round that is missed', () => {
  const row = tenthListFifth.find(([wish]) => wish === missedOfFifthRound);
  expect(row && scoreWish(...row)).toMatchObject({ isDamaged: false, isSilent: false });
  expect(row && scoreWish(...row).misses).not.toEqual([]);
});

/** Three that strangers wrote: the first two sealed and read once, the third open. */
const lastLists = [...eleventhListSealed, ...twelfthListSealed, ...thirteenthListOpen];
/** Of the third, read at 67.4 % at first sight; whoever mends one takes it out here. */
const missedOfLastLists = [
  'g mis 8 clips vire le',
  'ptite video pr les 40',
  'Enlève le bruit du ven',
  'stabilise les plans qu',
  'tous les clips sauf le',
  'mets un texte sur chaq',
  'je veu ke le clip 4 pa',
  'mets 2 fois le clip du',
  'Musique à 20 %, voix à',
  "Attention le clip 6 c'",
  'Garde le générique de',
  '4 min 20 pile, la musi',
  "mélange tout, j'aime b",
  'vintage mais pas jaune',
  'le clip 3 en premier.',
  'je vend des bougies (3',
  'la musique monte petit',
];

function isMissedOfLastLists(wish: string): boolean {
  return missedOfLastLists.some((words) => wish.includes(words));
}

it('hands back, in each wish of the last lists that is missed, words rather than a wrong film', () => {
  const missed = lastLists.filter(([wish]) => isMissedOfLastLists(wish));
  expect(missed).toHaveLength(missedOfLastLists.length);
  for (const [wish, expected] of missed) {
    expect(scoreWish(wish, expected)).toMatchObject({ isDamaged: false, isSilent: false });
    expect(scoreWish(wish, expected).misses).not.toEqual([]);
  }
});

/**
 * Of the thirteenth sealed list, read once at 149 of 232 points, 21 damaged, 4 silent, and built upon
 * since. Whoever mends one takes it out here.
 */
const missedOfThirteenthSealed = [
  'jvx pas le clip 2. a p',
  'Je veux voir la mariée',
  'le plan sur la mer doi',
  'finir sur le clip ou o',
  'au moins 3 secondes pa',
  'je sais pas trop, surp',
  'arrêtez avec les fondu',
  "n'écris rien du tout d",
  'écris pas « Noir et bl',
  'un gros titre rouge qu',
  'Sous-titres oui mais s',
  'coucou, can you faire',
  'on coupe le son des cl',
  'Musique à partir de 0:',
  'commencer en noir et b',
  'sepia. euh nan sépia ç',
  'image trop sombre sur',
  "tout à l'envers du der",
  'format paysage pas por',
  '1080x1080 please, and',
  'ca bouge trop quand je',
  'ne stabilise pas, le t',
  'vire les moments où il',
  'Publicité pour ma pizz',
  'par ordre chronologiqu',
  'incruste moi en petit',
  'sans musique mais avec',
  "Bonsoir, c'est pour l'",
  'Aftermovie de notre fe',
  'Plan 1 : la porte. Pla',
  'please keep my intro (',
  'lower the music to lik',
  "Bon ok so, j'ai 7 vids",
  "j'ai mis la même vidéo",
  'un plan sur deux au ra',
];

function isMissedOfThirteenthSealed(wish: string): boolean {
  return missedOfThirteenthSealed.some((words) => wish.includes(words));
}

it('names the wishes of the thirteenth sealed list that are missed, and no others', () => {
  const missed = thirteenthListSealed.filter(([wish]) => isMissedOfThirteenthSealed(wish));
  expect(missed).toHaveLength(missedOfThirteenthSealed.length);
  for (const [wish, expected] of missed) expect(scoreWish(wish, expected).misses).not.toEqual([]);
});

/** Of the eighth open list, read at 91.8 % at first sight; whoever mends one takes it out here. */
const missedOfEighthOpen = ['entendre la fin de la chanson'];

function isMissedOfEighthOpen(wish: string): boolean {
  return missedOfEighthOpen.some((words) => wish.includes(words));
}

it('names the wishes of the eighth open list that are missed, and no others', () => {
  const missed = [...eighthListOpen, ...eighthListOpenLater].filter(([wish]) =>
    isMissedOfEighthOpen(wish),
  );
  expect(missed).toHaveLength(missedOfEighthOpen.length);
  for (const [wish, expected] of missed) expect(scoreWish(wish, expected).misses).not.toEqual([]);
});

function isMissedAtFirstSight(wish: string): boolean {
  return missedAtFirstSight.some((words) => wish.includes(words));
}

/** Five lists by five sets of people, built upon by kinds after they were read once. */
const listsOfFiveHands = [
  ...wishesTypedOnPhones,
  ...wishesPolitelyPut,
  ...wishesOfShops,
  ...wishesOfTheTrade,
  ...wishesInEnglish,
];
const missedOfFiveHands = [
  'stabiliser la visite',
  'Passez la fin au',
  'vire le clip 4',
  'Une musique douce',
  'Peut-on enlever',
  'Mettez notre chanson,',
  'Je voudrais un joli titre',
  'Les dix premières',
  'Une dizaine de',
  'L’image tremble',
  'Mon petit-fils',
  'Pas d’image accélérée',
  'il faut un titre',
  'enchaîner les',
  'cutdown 20"',
  'enlever la respiration',
  'title safe respecté',
  'drone en establishing',
  'only selects :',
  'top and tail sur',
  'montage respiré,',
  'balance des blancs',
  'Je veux des plans',
];

function isMissedOfFiveHands(wish: string): boolean {
  return missedOfFiveHands.some((words) => wish.startsWith(words));
}

it('names the wishes of the five hands that are missed, and no others', () => {
  const missed = listsOfFiveHands.filter(([wish]) => isMissedOfFiveHands(wish));
  expect(missed).toHaveLength(missedOfFiveHands.length);
  for (const [wish, expected] of missed) expect(scoreWish(wish, expected).misses).not.toEqual([]);
});

it('names the wishes of the seventh list that are missed, and no others', () => {
  const missed = seventhListSealed.filter(([wish]) => isMissedAtFirstSight(wish));
  expect(missed).toHaveLength(missedAtFirstSight.length);
  for (const [wish, expected] of missed) expect(scoreWish(wish, expected).misses).not.toEqual([]);
});

it('hands back, in each wish that is still missed, words rather than a wrong film', () => {
  const missed = [...fifthListSealed, ...seventhListOpen, ...seventhListOpenLater].filter(
    ([wish]) => isStillMissed(wish),
  );
  expect(missed).toHaveLength(stillMissed.length);
  for (const [wish, expected] of missed) {
    expect(scoreWish(wish, expected)).toMatchObject({ isDamaged: false });
    expect(scoreWish(wish, expected).misses).not.toEqual([]);
  }
});

describe('what people write', () => {
  it.each([
    ...[...openWishes, ...onceSealedWishes, ...secondListWishes],
    ...[
      ...wishesOfManyVoices,
      ...wishesBackwards,
      ...wishesByPart,
      ...wishesHowLong,
      ...wishesInLetters,
      ...wishesInShort,
      ...wishesOddlySaid,
      ...wishesOfTheCut,
      ...wishesOfTheFinish,
      ...wishesWrittenLater,
      ...wishesWrittenLast,
      ...wishesAsPeopleWrite,
    ],
    ...[...fifthListSealed, ...seventhListOpen, ...seventhListOpenLater].filter(
      ([wish]) => !isStillMissed(wish),
    ),
    ...sixthListSealed.filter(([wish]) => !isSettledOtherwise(wish)),
    ...eighthListSealed,
    ...[...ninthListSealed, ...ninthListSealedLater],
    ...thirteenthListSealed.filter(([wish]) => !isMissedOfThirteenthSealed(wish)),
    ...lastLists.filter(([wish]) => !isMissedOfLastLists(wish)),
    ...seventhListSealed.filter(([wish]) => !isMissedAtFirstSight(wish)),
    ...[...eighthListOpen, ...eighthListOpenLater].filter(([wish]) => !isMissedOfEighthOpen(wish)),
    ...listsOfFiveHands.filter(([wish]) => !isMissedOfFiveHands(wish)),
    ...[...fourthListWishes, ...fourthListSealed],
    ...[...thirdListWishes, ...thirdListSealed, ...otherWordings],
    ...[
      ...tenthListFirst,
      ...tenthListLetters,
      ...tenthListSecond,
      ...tenthListThird,
      ...tenthListFourth,
      ...tenthListFifth.filter(([wish]) => wish !== missedOfFifthRound),
    ],
  ])('reads “%s”', (wish, expected) => {
    expect(scoreWish(wish, expected).misses).toEqual([]);
  });
});

it.each([
  'Create a fast cuts montage of 10-15 seconds: fast cuts on the beat of the music, the strongest shots only.',
  'Create a highlight summary under 1 minute: the best moments in chronological order, at a medium pace.',
])('leaves no word of a preset over: “%s”', (wish) => {
  const { refused, notUnderstood } = readWish(wish, wishContext);
  expect([refused, notUnderstood]).toEqual([[], []]);
});
