type Picture = HTMLVideoElement | HTMLImageElement;

/** Draws each frame that a player shows, or a still once it is there, until what it returns is called. */
export function onPictures(
  of: HTMLVideoElement | string,
  draw: (picture: Picture, size: { readonly wide: number; readonly high: number }) => void,
): () => void {
  const drawn = (picture: Picture) => {
    const isPlayer = picture instanceof HTMLVideoElement;
    const wide = isPlayer ? picture.videoWidth : picture.naturalWidth;
    const high = isPlayer ? picture.videoHeight : picture.naturalHeight;
    if (wide > 0) draw(picture, { wide, high });
  };
  return typeof of === 'string' ? onceLoaded(of, drawn) : onEachFrame(of, drawn);
}

function onceLoaded(url: string, draw: (picture: Picture) => void): () => void {
  const image = new Image();
  let isWanted = true;
  image.src = url;
  image.decode().then(
    () => isWanted && draw(image),
    // A still that cannot be shown is not drawn either.
    () => undefined,
  );
  return () => {
    isWanted = false;
  };
}

function onEachFrame(player: HTMLVideoElement, draw: (picture: Picture) => void): () => void {
  let request = 0;
  const next = () => {
    draw(player);
    request = player.requestVideoFrameCallback(next);
  };
  next();
  return () => player.cancelVideoFrameCallback(request);
}
