/** How much a still grows while it is shown, as a share of its size: seen as life, not as a ride. */
export const zoomDepth = 0.12;
