/** What a reader may say of an answer. */
export const ratings = ['like', 'dislike'] as const;
export type Rating = (typeof ratings)[number];
