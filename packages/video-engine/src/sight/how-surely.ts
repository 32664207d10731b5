import type { Seen } from '@armoni/perception/see/nanodet';
import type { Thing } from '@armoni/perception/see/things';
import type { ClipLook } from './look-through-clip.ts';

/**
 * How surely a thing is there, as the mean of scores: of two sizes of a picture, and of this picture
 * and one beside it. What is mistaken for something seldom is at both sizes and a second later. Chosen
 * on photographs that no figure of ours is measured on: as few false as by a score of .5 in one picture.
 */
const leastSure = { withNext: 0.4, alone: 0.55, only: 0.45 } as const;
/** Pictures farther apart show nothing of each other. */
const besideSeconds = 1.5;

/** Of a clip's pictures those that show the thing, surely enough to keep them for it. */
export function looksThatShow(looks: readonly ClipLook[], thing: Thing): readonly ClipLook[] {
  const sure = looks.map((look) => howSurely(look, thing));
  return looks.filter(({ seconds }, index) => {
    const here = sure[index] ?? 0;
    if (here === 0) return false;
    if (looks.length === 1) return here >= leastSure.only;
    const beside = [index - 1, index + 1].map((other) => {
      const look = looks[other];
      const isBeside = look && Math.abs(look.seconds - seconds) <= besideSeconds;
      return isBeside ? (sure[other] ?? 0) : 0;
    });
    return here >= leastSure.alone || (here + Math.max(...beside)) / 2 >= leastSure.withNext;
  });
}

/** 0 where it is not seen; of a picture looked at in one size, its score. */
function howSurely({ seen, smaller = seen }: ClipLook, thing: Thing): number {
  return (bestScore(seen, thing) + bestScore(smaller, thing)) / 2;
}

function bestScore(seen: readonly Seen[], thing: Thing): number {
  return seen.reduce((best, one) => (one.thing === thing ? Math.max(best, one.score) : best), 0);
}
