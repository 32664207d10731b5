import type { Touch } from '../../../illustration/illustration-description.ts';
import { wordTable } from './word-table.ts';

/** Where on somebody something is, in French and English: what leads there, and whose it is said to be. */
const places: Partial<Record<Touch, readonly Told[]>> = {
  lap: [
    { by: 'sur', whose: 'les, ses, leurs, mes', part: 'genoux' },
    { by: 'on, in, onto', whose: 'the, his, her, their, my, a', part: 'lap' },
  ],
  arms: [
    { by: 'dans, entre, contre', whose: 'les, ses, leurs, mes', part: 'bras' },
    { by: 'in, into', whose: 'the, his, her, their, my', part: 'arms' },
  ],
  shoulder: [
    { by: 'sur', whose: 'l, une, son, mon', part: 'epaule' },
    { by: 'on', whose: 'the, his, her, a, my', part: 'shoulder' },
  ],
  shoulders: [
    { by: 'sur', whose: 'les, ses, leurs', part: 'epaules' },
    { by: 'on', whose: 'the, his, her, their', part: 'shoulders' },
  ],
  back: [
    { by: 'dans, sur', whose: 'le, son', part: 'dos' },
    { by: 'on', whose: 'the, his, her, a, its', part: 'back' },
  ],
  head: [
    { by: 'sur', whose: 'la, sa', part: 'tete' },
    { by: 'on', whose: 'the, his, her, its', part: 'head' },
  ],
  nose: [
    { by: 'sur', whose: 'le, son, la, sa', part: 'nez, museau, truffe, bec' },
    { by: 'on', whose: 'the, his, her, its', part: 'nose, muzzle, beak, snout' },
  ],
  hand: [
    { by: 'sur, dans', whose: 'la, sa, une', part: 'main, paume' },
    { by: 'on, in', whose: 'the, his, her, a', part: 'hand, palm' },
    { by: 'sur', whose: 'le, son, un', part: 'doigt, poing, bras' },
    { by: 'on', whose: 'the, his, her, a', part: 'finger, fist, arm, wrist' },
  ],
  feet: [
    { by: 'a, aux', whose: ', ses, leurs', part: 'pieds' },
    { by: 'at', whose: 'the, his, her, their', part: 'feet' },
  ],
};
type Told = { readonly by: string; readonly whose: string; readonly part: string };

/** How something came there. */
const settledBy =
  ', assis, assise, perche, perchee, pose, posee, juche, juchee, installe, installee, a califourchon, blotti, blottie, sitting, perched, landing, resting, growing, riding';

/** Of whoever is named next: what of them. */
const onTheirs =
  ', l oreille, le museau, le nez, la main, le visage, la joue, la patte, la queue, les pieds, the ear, the nose, the face, the hand, the cheek, the paw, the tail, the feet';

const listed = (text: string) => text.split(',').map((one) => one.trim());

/** « sur les genoux », “in her arms”, « assis sur les épaules » */
export const touchWords: ReadonlyMap<string, Touch> = wordTable<Touch>(
  Object.fromEntries(
    Object.entries(places).map(([touch, all]) => [touch, all.flatMap(phrasesOf).join(', ')]),
  ),
);

function phrasesOf({ by, whose, part }: Told): string[] {
  return listed(settledBy).flatMap((how) =>
    listed(by).flatMap((one) =>
      listed(whose).flatMap((owner) =>
        listed(part).map((where) => `${how} ${one} ${owner} ${where}`.trim()),
      ),
    ),
  );
}

/** Who is on a lap or in arms is held there. */
export const saidByHolding =
  'serre serrant fort tient tenant porte portant prend prenant câline holding holds carrying carries cradling hugging hugs clutching tight tightly giving piggyback ride'.split(
    ' ',
  );

/** Both touch all along their sides, or one the other with its muzzle or its brow. */
export const besideWords: ReadonlyMap<string, Touch> = wordTable<Touch>({
  side: 'contre, tout contre, blotti contre, blottie contre, blottis contre, love contre, lovee contre, serre contre, serree contre, appuye contre, appuyee contre, appuye sur, appuyee sur, appuyes contre, adosse a, adosse au, adosse contre, adossee a, adossee au, adossee contre, accoude a, accoude au, accoudee a, accoudee au, leaning against, leaning on, leans against, snuggled against, snuggled up to, snuggling up to, cuddled up to, curled up against, curled up next to, nestled against, pressed against, resting against, s appuie contre, s appuie sur, se blottit contre, se frotte contre, se frotte a',
  nose: [
    'nez contre nez avec, touching noses with, front contre, le front contre, son front contre, la tete contre, her forehead against, his forehead against, leaning her forehead against, leaning his forehead against, pose son front contre, pose sa tete contre',
    ...listed(
      'renifle, reniflant, flaire, leche, lechant, mordille, mordillant, mord, mordant, sniffing, sniffs, licking, licks, biting, bites, nibbling on, nuzzling, nuzzles, kissing',
    ).flatMap((verb) => listed(onTheirs).map((part) => `${verb} ${part}`)),
  ].join(', '),
});
