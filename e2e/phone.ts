/** The narrow layout, with a finger. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
