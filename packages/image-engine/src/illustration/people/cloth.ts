import type { Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { costumeOf } from './costumes.ts';
import type { Look } from './looks.ts';
import { part } from './parts.ts';
import { patternOn } from './pattern-on.ts';

/** A piece of cloth with what is printed on it. */
export function clothOf({ pattern, person }: Look, fill: string, ...lines: string[]): Shape[] {
  const cloth = part(fill, ...lines);
  const told = person.patternColour ? toldColours[person.patternColour] : null;
  return [cloth, ...patternOn(cloth, pattern ?? null, told, 0.72)];
}

export const isSkirted = ({ person }: Look) =>
  person.clothes === 'dress' ||
  person.clothes === 'kimono' ||
  (person.clothes === 'wedding' && person.sex === 'woman') ||
  costumeOf(person.costume)?.isRobe === true;

export const isFormal = ({ person }: Look) =>
  person.clothes === 'suit' || (person.clothes === 'wedding' && person.sex === 'man');
