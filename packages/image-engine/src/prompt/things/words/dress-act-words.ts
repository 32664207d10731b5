import type { Person } from '../../../illustration/illustration-description.ts';

type PoseName = NonNullable<Person['doing']>;
type Wear = { readonly french: readonly string[]; readonly english: readonly string[] };

const listed = (text: string) => text.split(',').map((one) => one.trim());
const owned = (text: string): string[] =>
  listed(text).flatMap((one) => {
    const whose =
      one.endsWith('s') && !/^(?:pardessus)$/.test(one) ? ['ses', 'leurs'] : ['son', 'sa', 'leur'];
    return whose.map((owner) => `${owner} ${one}`);
  });

const coats: Wear = {
  french: owned(
    'manteau, veste, blouson, pull, gilet, impermeable, anorak, parka, pardessus, cape',
  ),
  english: listed('coat, jacket, sweater, jumper, raincoat, hoodie, cardigan, overcoat'),
};
const hats: Wear = {
  french: owned('chapeau, casquette, bonnet, beret'),
  english: listed('hat, cap, beanie, beret'),
};
const shoes: Wear = {
  french: owned('chaussures, bottes, baskets, souliers, sandales, chaussons, bottines'),
  english: listed('shoes, boots, sneakers, sandals, slippers, trainers'),
};

const off = {
  french: 'enlever/enleve/enlevent/enlevant, oter, retirer',
  english: 'take/taking off, pull/pulling off, remove',
};
const on = {
  french: 'mettre/met/mettent/mettant, enfiler',
  english: 'put/putting on, pull/pulling on',
};

/** Each verb with all of it: « enlever/… son manteau », “take/taking off @ coat”. */
const said = (how: typeof off, { french, english }: Wear): string => {
  const fr = listed(how.french).flatMap((verb) => french.map((one) => `${verb} ${one}`));
  const en = listed(how.english).flatMap((verb) => english.map((one) => `${verb} @ ${one}`));
  return `${fr.join(', ')} ~ ${en.join(', ')}`;
};

/** What is put on and taken off, told as `act-words.ts` tells verbs. */
export const dressVerbs: readonly (readonly [PoseName, string])[] = [
  ['buttonUp', said(on, coats)],
  ['coatOff', said(off, coats)],
  ['hatOff', said(on, hats)],
  ['hatOff', said(off, hats)],
  [
    'hatOff',
    'soulever/souleve/soulevent/soulevant son chapeau ~ tip/tipping @ hat, lift/lifting @ hat, doff/doffing @ hat',
  ],
  ['shoeOff', said(on, shoes)],
  ['shoeOff', said(off, shoes)],
];
