/** No picture that comes in, is made or is fetched may be heavier. */
export const largestPictureBytes = 64 * 1024 * 1024;

/** More would take more memory than a server should give to one picture. */
export const largestPicturePixels = 100_000_000;
