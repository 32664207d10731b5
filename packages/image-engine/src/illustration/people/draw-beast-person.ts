import type { BeastFace } from '../drawings/beast-places.ts';
import { areaOf, type Shape } from '../drawings/drawing.ts';
import { chinOf, drawFrontHead } from '../drawings/front-head.ts';
import { frontTail } from '../drawings/front-tail.ts';
import type { Look } from './looks.ts';
import { mapped } from './move-shapes.ts';
import { part } from './parts.ts';

type Fur = NonNullable<Look['fur']>;

/** In a head's units: where its chin is, and how large the skull of a short and of a long face. */
const head = { chin: 84, radius: 33, longRadius: 27 } as const;
/** Of a person's body: where the tail begins, and a haunch's measure. */
const tail = { x: 52, y: 110, rump: 15 } as const;

/** An animal's head where a person's is, about as wide and as high. */
export function beastHead({ beast }: Fur, person: Look['person']): Shape[] {
  const chin = chinOf(beast);
  const radius = chin > 1.1 ? head.longRadius : head.radius;
  const shapes = drawFrontHead(beast, [50, head.chin - chin * radius], {
    ...{ radius, face: faceOf(person) },
  });
  return shapes.map((shape) => ({ ...shape, area: areaOf(shape.contours), isFixed: true }));
}

function faceOf({ mood, hasClosedEyes, doing, hasTears }: Look['person']): BeastFace {
  if (hasClosedEyes || doing === 'sleep') return 'asleep';
  if (hasTears) return 'sad';
  if (mood === 'surprised') return 'afraid';
  if (mood === 'smile' || mood === 'laugh') return 'happy';
  return mood === 'sad' || mood === 'angry' || mood === 'tired' ? mood : 'calm';
}

/** Behind the legs, in a figure's units. */
export function beastTail({ beast }: Pick<Fur, 'beast'>): Shape[] {
  return frontTail(beast, tail.rump).map((shape) => ({
    ...mapped(shape, (x, y) => [x + tail.x, y + tail.y]),
    isFixed: true,
  }));
}

/** What is lighter on the chest of who wears nothing. */
export function beastBib({ beast }: Fur, lean: number, drop: number): Shape[] {
  if (beast.light === beast.coat || beast.foot === 'hoof') return [];
  return [part(beast.light, `o ${50 + lean * 0.5} ${79 + drop * 0.6} 13 22`)];
}

/** A round belly on narrow shoulders, in a figure's units. */
export function beastTrunk(lean: number, drop: number): string {
  const [l, low] = [lean, 104 + drop];
  return `M${37 + l} 50 C${41 + l} 44 ${59 + l} 44 ${63 + l} 50 C${72 + l * 0.6} 62 76 ${low - 20} 69 ${low - 3} C62 ${low + 4} 38 ${low + 4} 31 ${low - 3} C24 ${low - 20} ${28 + l * 0.6} 62 ${37 + l} 50Z`;
}
