/** Pixels of a picture; rejects what is none. */
async function sizeOf(url: string) {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** Of a query that reads them, each address once. */
export const pictureSize = (url: string) => ({
  queryKey: ['picture-size', url] as const,
  queryFn: () => sizeOf(url),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
