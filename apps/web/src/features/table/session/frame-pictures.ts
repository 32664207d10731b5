import { measureCanvas } from '../../../lib/media/measure-canvas.ts';
import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';

type Accord = ReturnType<typeof measureCanvas>;
type Wanted = {
  readonly url: string;
  readonly seconds: number;
  readonly isStill: boolean;
  readonly tries: number;
};
type Taken = { readonly picture: string; readonly accord: Accord };

/** A picture of a clip at a second of it. Null where the browser cannot show one. */
export type FramePictures = {
  readonly pictures: ReadableStore<ReadonlyMap<string, string | null>>;
  /** What was measured of each of them. */
  readonly accords: ReadonlyMap<string, Accord>;
  readonly want: (url: string, seconds: number, isStill?: boolean) => void;
  readonly dispose: () => void;
};

export const pictureKey = (url: string, seconds: number) => `${url}@${seconds.toFixed(2)}`;

const pictureWidth = 192;
/** A clip that shows nothing by then comes slowly, and is tried again after the others. */
const patienceMs = 8000;
const mostTries = 3;

/** Takes pictures one after the other with a few hidden players; each is taken once. */
export function makeFramePictures(onUnplayable: (url: string) => void): FramePictures {
  const pictures = makeStore<ReadonlyMap<string, string | null>>(new Map());
  const accords = new Map<string, Accord>();
  const asked = new Set<string>();
  const waiting: Wanted[] = [];
  const players = new Map<string, HTMLVideoElement>();
  const unplayable = new Set<string>();
  let isBusy = false;
  let isDisposed = false;
  const show = (key: string, taken: Taken | null) => {
    if (taken) accords.set(key, taken.accord);
    pictures.set((known) => new Map(known).set(key, taken?.picture ?? null));
  };
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let next = waiting.shift(); next && !isDisposed; next = waiting.shift()) {
      const { url, seconds, isStill, tries } = next;
      if (isStill) {
        show(pictureKey(url, seconds), await takeStill(url));
        continue;
      }
      const player = players.get(url) ?? openPlayer(url);
      players.set(url, player);
      const taken = unplayable.has(url) ? null : await takePicture(player, seconds);
      if (taken === 'late' && tries < mostTries) {
        // Behind the others: one slow clip holds nobody up.
        waiting.push({ ...next, tries: tries + 1 });
        continue;
      }
      const there = taken === 'late' ? null : taken;
      if (there === null) unplayable.add(url);
      if (there === null && isUndecodable(player)) onUnplayable(url);
      show(pictureKey(url, seconds), there);
    }
    isBusy = false;
  };
  return {
    pictures,
    accords,
    want(url, seconds, isStill = false) {
      const key = pictureKey(url, seconds);
      if (asked.has(key)) return;
      asked.add(key);
      waiting.push({ url, seconds, isStill, tries: 1 });
      void work();
    },
    dispose() {
      isDisposed = true;
      for (const player of players.values()) player.removeAttribute('src');
    },
  };
}

function openPlayer(url: string): HTMLVideoElement {
  const player = document.createElement('video');
  player.muted = true;
  player.preload = 'auto';
  player.src = url;
  return player;
}

/** Not merely slow, or somebody else's to read. */
function isUndecodable(player: HTMLVideoElement): boolean {
  const isHeardOnly = player.readyState > 0 && player.videoWidth === 0;
  return player.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED || isHeardOnly;
}

async function takePicture(
  player: HTMLVideoElement,
  seconds: number,
): Promise<Taken | 'late' | null> {
  const came = await seek(player, seconds);
  if (came === 'late' && !isUndecodable(player)) return 'late';
  if (came !== 'seeked' || player.videoWidth === 0) return null;
  return draw(player, player.videoHeight / player.videoWidth);
}

async function takeStill(url: string): Promise<Taken | null> {
  const still = Object.assign(new Image(), { src: url });
  const isThere = await still.decode().then(
    () => true,
    () => false,
  );
  return isThere ? draw(still, still.naturalHeight / still.naturalWidth) : null;
}

function draw(source: CanvasImageSource, heightOfWidth: number): Taken | null {
  const canvas = document.createElement('canvas');
  canvas.width = pictureWidth;
  canvas.height = Math.round(pictureWidth * heightOfWidth);
  try {
    canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
    return { picture: canvas.toDataURL('image/jpeg', 0.7), accord: measureCanvas(canvas) };
  } catch {
    // Media of another host, which lets itself be shown and not be read.
    return null;
  }
}

function seek(player: HTMLVideoElement, seconds: number): Promise<'seeked' | 'error' | 'late'> {
  return new Promise((resolve) => {
    const end = (came: 'seeked' | 'error' | 'late') => {
      clearTimeout(timer);
      for (const name of ['seeked', 'error']) player.removeEventListener(name, listen);
      resolve(came);
    };
    const listen = (event: Event) => end(event.type === 'seeked' ? 'seeked' : 'error');
    const timer = setTimeout(() => end('late'), patienceMs);
    for (const name of ['seeked', 'error']) player.addEventListener(name, listen);
    // A hair inside the frame: its very beginning may still show the one before.
    player.currentTime = seconds + 0.001;
    if (player.error) end('error');
  });
}
