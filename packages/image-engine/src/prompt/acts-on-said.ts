import { actOf } from '../illustration/people/acts.ts';
import type { PoseName } from '../illustration/people/poses.ts';
import { saidByAct } from './acts-said.ts';
import { doingsSaid } from './described-words.ts';

/** What leads from whoever does it to what it is done to, where that is not what is said of him alone. */
const told = `
openUp = avec la main sur | avec les mains sur | with a hand on
shoeOff = avec la main sur | avec les mains sur | with a hand on

knock = qui frappe à | qui frappent à | knocking on
haul = qui porte | qui portent | carrying
point = qui montre | qui montrent | pointing at
examine = qui examine | qui examinent | examining
comb = qui brosse | qui brossent | brushing
care = qui soigne | qui soignent | caring for
paintOver = qui peint | qui peignent | painting
give = qui donne | qui donnent | giving
handOver = qui remet | qui remettent | handing over
sell = qui vend | qui vendent | selling
catchInNet = qui attrape | qui attrapent | catching
loadUp = qui charge | qui chargent | loading
assemble = qui visse | qui vissent | screwing together
knead = qui pétrit | qui pétrissent | kneading
fold = qui plie | qui plient | folding
scissor = qui découpe | qui découpent | cutting out
interview = qui interviewe | qui interviewent | interviewing
leanOver = qui se penche sur | qui se penchent sur | leaning over
hose = qui arrose à la lance | qui arrosent à la lance | hosing
chase = qui court après | qui courent après | chasing
lightHigh = qui allume | qui allument | lighting
`;
const apart = saidByAct(told);

/** The same, of somebody to whom it is done. */
const toSomebody = saidByAct(`
comb = qui coiffe | qui coiffent | doing the hair of
trimBeard = qui taille la barbe à | qui taillent la barbe à | trimming the beard of
haircut = qui coupe les cheveux à | qui coupent les cheveux à | cutting the hair of
makeUp = qui maquille | qui maquillent | making up
spoonFeed = qui donne à manger à | qui donnent à manger à | feeding
inject = qui vaccine | qui vaccinent | giving an injection to
giveKeys = qui remet des clés à | qui remettent des clés à | handing keys to
giveFlowers = qui offre des fleurs à | qui offrent des fleurs à | giving flowers to
give = qui donne quelque chose à | qui donnent quelque chose à | giving something to
bandage = qui met un pansement à | qui mettent un pansement à | bandaging
handOver = et | et | and
shakeHands = et | et | and
propose = et | et | and
teach = et | et | and
tell = et | et | and
teachRiding = et | et | and
highFive = et | et | and
`);

/** It names what it is done to by itself, or is done beside it. */
const whole: ReadonlySet<PoseName> = new Set<PoseName>([
  ...([
    'bouquet',
    'writeDown',
    'pour',
    'pourHot',
    'pack',
    'snowman',
    'teach',
    'tell',
    'teachRiding',
  ] as const),
]);

/** « qui répare », “repairing”: what leads to what it is done to; null where that is told apart. */
export function actOnSaid(
  doing: PoseName | undefined,
  form: 0 | 1 | 2,
  isSomebody = false,
): string | null {
  if (!doing || !actOf(doing)) return null;
  const own = (isSomebody ? toSomebody.get(doing) : undefined) ?? apart.get(doing);
  if (own) return own[form];
  const said = whole.has(doing) ? undefined : doingsSaid[doing]?.[form];
  if (!said || !/^qui |ing(?: |$)/u.test(said)) return null;
  return said.replace(/ (?:something|somebody|quelque chose|quelqu’un)$/u, '');
}
