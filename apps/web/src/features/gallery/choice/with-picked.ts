type Picked = {
  readonly id: string;
  /** The other end of a range; null for this film alone. */
  readonly from: string | null;
  /** Of all films, as they stand on the wall. */
  readonly order: readonly string[];
};

/** The chosen films after one more press: a range only adds, a single one changes sides. */
export function withPicked(
  chosen: ReadonlySet<string>,
  { id, from, order }: Picked,
): ReadonlySet<string> {
  const next = new Set(chosen);
  const ends =
    from === null ? [] : [order.indexOf(from), order.indexOf(id)].toSorted((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  if (first !== -1) {
    for (const one of order.slice(first, last + 1)) next.add(one);
  } else if (!next.delete(id)) {
    next.add(id);
  }
  return next;
}
