import { toldHex } from '../../palette/told-hex.ts';
import type { Setting } from '../stage.ts';

export type Told = {
  readonly id: string;
  readonly count: number;
  /** sRGB, where its colour was told. */
  readonly hex: string | null;
  /** Nothing else was asked for before it. */
  readonly isFirst: boolean;
};

/** What the scenery is to show of such things; null where none was asked for. */
export function told({ pieces }: Setting, ids: RegExp): Told | null {
  const all = [...(pieces?.values() ?? [])];
  const at = all.findIndex(({ id }) => ids.test(id));
  const one = all[at];
  if (!one) return null;
  const count = one.isSome ? Math.max(3, one.count) : one.count;
  return {
    id: one.id,
    count,
    hex: one.colour ? toldHex(one.colour, undefined) : null,
    isFirst: at === 0,
  };
}
