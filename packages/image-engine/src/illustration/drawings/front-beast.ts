import { beastNamed, type Coat, isBeast, isWinged } from './beast-body.ts';
import type { Beast } from './beasts.ts';
import { coated } from './coats.ts';
import { faceKindOf } from './front-kinds.ts';

/** What an animal looks like that looks at us; null where nobody drew its face. */
export function frontBeast(id: string, isYoung: boolean, coat: Coat | null = null): Beast | null {
  const kind = faceKindOf(id);
  if (!kind) return beastNamed(id, isYoung, coat);
  return coat?.colour ? coated(kind, coat.colour, coat.otherColour ?? null) : kind;
}

/** Whether an animal may be drawn as a person: somebody drew its face. */
export const hasFrontFace = (id: string): boolean =>
  (isBeast(id) && !isWinged(id)) || faceKindOf(id) !== null;
