/**
 * The contrast that is missing without colour: an S-curve in levels of limited-range luma (16–235). What
 * it adds at most, the level that stays, and how far it reaches.
 */
export const monochromeContrast = { most: 15, pivot: 116, reach: 110 } as const;
