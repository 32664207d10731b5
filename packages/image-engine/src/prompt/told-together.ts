import type { Touch } from '../illustration/illustration-description.ts';
import { isTended } from '../illustration/people/acts.ts';
import { hasTable } from '../illustration/people/doings.ts';
import type { PoseName } from '../illustration/people/poses.ts';
import type { PlacedThing } from '../illustration/placed.ts';
import { actOnSaid } from './acts-on-said.ts';
import { doingsSaid } from './described-words.ts';
import type { Language } from './texts.ts';

/** Two who were named apart and are drawn as one: what leads from the first to the second, and what both do. */
type Together = {
  readonly by: readonly [string, string];
  readonly doing: readonly [string, string];
};

const carried = (french: string, english: string): Together => ({
  by: ['avec', 'with'],
  doing: [french, english],
});
const both = (french: string, english: string): Together => ({
  by: ['et', 'and'],
  doing: [french, english],
});
/** As several are said to do it. */
const alike = (pose: PoseName): Together => {
  const [, french, english] = doingsSaid[pose]!;
  return both(french, english);
};

const together: Partial<Record<PoseName, Together>> = {
  carry: carried('dans les bras', 'in the arms'),
  shoulders: carried('sur les épaules', 'on the shoulders'),
  piggyback: carried('sur le dos', 'on the back'),
  onLap: carried('sur les genoux', 'on the lap'),
  clasp: both('main dans la main', 'hand in hand'),
  linkArms: both('bras dessus bras dessous', 'arm in arm'),
  shakeHands: alike('shakeHands'),
  wrestle: both('qui luttent', 'wrestling'),
  hug: alike('hug'),
  kiss: alike('kiss'),
  dance: alike('dance'),
  chess: alike('chess'),
  deal: alike('deal'),
};

/** « une mère qui coiffe une fille » */
const tended = (doing: PoseName): Together => ({
  by: [actOnSaid(doing, 0, true) ?? 'et', actOnSaid(doing, 2, true) ?? 'and'],
  doing: ['', ''],
});

const togetherIn = (doing: PoseName): Together | null =>
  together[doing] ??
  (hasTable(doing) && doingsSaid[doing] ? alike(doing) : null) ??
  (isTended(doing) ? tended(doing) : null);

/** « sa fille » */
export const whose = /^(?:sa|son|ma|mon|leur|notre|his|her|my|their) /u;

/** « une maman avec un bébé dans les bras »; null where they are told as several of a kind. */
export function toldTogether(
  thing: PlacedThing,
  language: Language,
  nounOf: (one: PlacedThing) => string,
): string | null {
  const { members, person } = thing;
  const { doing } = person ?? {};
  const how = doing && togetherIn(doing);
  if (!how || members?.length !== 2 || members.some(({ said }) => said === undefined)) return null;
  const at = language === 'en' ? 1 : 0;
  const [first, second] = members.map((member) => {
    const { doing: _, ...own } = member.person;
    const { members: __, pose: ___, ...rest } = thing;
    return nounOf({
      ...{ ...rest, person: own, said: member.said!.replace(whose, ''), colour: member.colour },
      ...{ count: 1, drawn: 1 },
    });
  });
  return `${first} ${how.by[at]} ${second} ${how.doing[at]}`.trim();
}

/** « sur les genoux de » */
export const touchesSaid: Partial<Record<Touch, readonly [string, string]>> = {
  lap: ['sur les genoux de', 'on the lap of'],
  arms: ['dans les bras de', 'in the arms of'],
  shoulder: ['sur l’épaule de', 'on the shoulder of'],
  shoulders: ['sur les épaules de', 'on the shoulders of'],
  back: ['sur le dos de', 'on the back of'],
  head: ['sur la tête de', 'on the head of'],
  nose: ['sur le nez de', 'on the nose of'],
  hand: ['dans la main de', 'in the hand of'],
  feet: ['aux pieds de', 'at the feet of'],
  side: ['contre', 'against'],
};
