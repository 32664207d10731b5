/** How a style draws. Where two weigh the same, the earlier one is taken. */
export const treatments = ['flat', 'paint', 'photo', 'ink', 'pencil', 'pixel'] as const;
export type Treatment = (typeof treatments)[number];

/** How much each treatment suits a style; they sum to 1. */
export type TreatmentWeights = Readonly<Record<Treatment, number>>;
