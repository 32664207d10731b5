import type { Thing } from '@armoni/perception/see/things';
import { thingLabel } from '../thing-words.ts';

export type Side = 'left' | 'right';

const feminine: readonly Thing[] = [
  ...(['person', 'car', 'motorcycle', 'cow', 'giraffe', 'bottle', 'pizza'] as const),
  'teddy bear',
];
const sides = { left: 'la gauche', right: 'la droite' } as const;

/** « Une personne », « un chien ». */
function one(thing: Thing): string {
  const article = feminine.includes(thing) ? 'une' : 'un';
  return `${article} ${thing === 'person' ? 'personne' : thingLabel(thing)}`;
}

/** What is said of a shot by what was seen in it; without capital and stop. */
export const seenTexts = {
  enters: (thing: Thing, from: Side) => `${one(thing)} entre par ${sides[from]}`,
  leaves: (thing: Thing, to: Side) => `${one(thing)} sort par ${sides[to]}`,
  crosses: (thing: Thing, to: Side) => `${one(thing)} traverse l’image vers ${sides[to]}`,
  hurries: (thing: Thing, to: Side) => `${one(thing)} file vers ${sides[to]}`,
  closeUp: 'gros plan sur une personne',
  wide: 'plan large, une personne au loin',
  people: (count: number) =>
    count === 2 ? 'deux personnes' : count === 3 ? 'trois personnes' : 'un groupe',
  there: (thing: Thing) => `${one(thing)} dans l’image`,
} as const;

const roles = { hook: 'Accroche', opening: 'Ouverture', ending: 'Fin' } as const;

/** The whole sentence, for the place that the shot has in the film. */
export function seenSentence(said: string, reasonCode: string): string {
  const role = roles[reasonCode as keyof typeof roles];
  return role ? `${role} : ${said}.` : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
