/** How many numbers describe the texture of a picture. */
export const textureLength = 22;

/** Middle and spread over a style's pictures of each of those numbers. */
export type TextureModel = { readonly mean: readonly number[]; readonly spread: readonly number[] };
