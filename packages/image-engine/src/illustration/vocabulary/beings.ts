/** Neither people nor animals, and yet somebody: each may have a trade and do as people do. */
export const beings = ['robot', 'ghost', 'alien', 'skull', 'snowman', 'jack-o-lantern'] as const;
export type Being = (typeof beings)[number];

export const beingOf = (id: string | undefined): Being | null =>
  beings.find((one) => one === id) ?? null;
