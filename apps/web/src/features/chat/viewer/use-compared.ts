import { useQueries } from '@tanstack/react-query';
import { useLineage } from '../../../lib/http/use-lineage.ts';
import { pictureSize } from '../pictures/picture-size.ts';
import type { Size } from './zoom.ts';

/** What a picture was before a change. */
export type Earlier = { readonly url: string; readonly name: string };

/** Sides may differ by the pixel that a smaller copy rounds away. */
const sameShape = 0.02;

/** Pictures that this one came from and that are framed as it is, the nearest first. */
export function useCompared(url: string): readonly Earlier[] {
  const { data } = useLineage(url);
  const earlier = (data?.ancestors ?? []).flatMap(({ kind, name, url: address }) =>
    kind === 'picture' && address !== null ? [{ url: address, name }] : [],
  );
  const sizes = useQueries({
    queries: [url, ...earlier.map((one) => one.url)].map((address) => ({
      ...pictureSize(address),
      enabled: earlier.length > 0,
    })),
    combine: (found) => found.map(({ data: size }) => size),
  });
  const [own, ...others] = sizes;
  return earlier.filter((_, index) => isSameShape(own, others[index]));
}

function isSameShape(one: Size | undefined, other: Size | undefined): boolean {
  if (!one || !other) return false;
  const ratio = one.width / one.height / (other.width / other.height);
  return Math.abs(ratio - 1) < sameShape;
}
