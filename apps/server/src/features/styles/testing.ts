import { engineVersion } from '@armoni/image-engine/origin/recipe';
import sharp from 'sharp';
import { streamOf } from '../../platform/storage/stream-of.ts';
import type { Person } from '../../testing.ts';
import { uploadToChat } from '../files/testing.ts';
import type { PictureEngine, PictureOrder } from '../pictures/ports.ts';
import type { TrainingEngine, TrainingOrder } from './ports.ts';

type Train = TrainingEngine['train'];

/** An engine for tests of everything around it. */
export function fakeTrainingEngine(): TrainingEngine & {
  readonly orders: TrainingOrder[];
  /** What the next trainings do instead; null for the usual. */
  behave(train: Train | null): void;
} {
  const orders: TrainingOrder[] = [];
  let behaviour: Train | null = null;
  return {
    engine: 'local',
    name: 'moteur d’essai',
    priceNote: null,
    samplePrompts: ['un lac', 'une ville'],
    shareOfSamples: 0.5,
    concurrency: 1,
    orders,
    behave(train) {
      behaviour = train;
    },
    train(order, tools) {
      orders.push(order);
      return (behaviour ?? learnQuickly)(order, tools);
    },
  };
}

const learnQuickly: Train = async ({ name }, { onProgress }) => {
  onProgress({ stage: 'palettes', percent: 50 });
  return {
    ok: true,
    coach: { advice: [], diversity: 0.5, summary: '15 images utilisables.' },
    style: {
      extension: 'style',
      read: (consume) => consume(streamOf(Buffer.from(`style of ${name}`))),
      remoteUrl: null,
      treatment: 'photo',
      otherHand: { treatment: 'paint', file: Buffer.from(`other hand of ${name}`) },
      accord: [{ colour: '#102030', share: 1 }],
      heldOutScore: 0.1,
    },
  };
};

/** Works until it is stopped, as a long training does. */
export const trainForEver: Train = (_order, { signal, onProgress }) =>
  new Promise((_resolve, reject) => {
    onProgress({ stage: 'read', percent: 30 });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Draws one grey picture, and remembers what it was asked. */
export function fakePainter(): PictureEngine & { readonly orders: PictureOrder[] } {
  const orders: PictureOrder[] = [];
  return {
    name: 'peintre d’essai',
    version: engineVersion,
    appliesStylesOf: 'local',
    orders,
    async make(order) {
      orders.push(order);
      return { ok: true, bytes: await noisyPicture(7), altText: 'gris', notes: [] };
    },
  };
}

/** A small picture that differs with its number. */
export function noisyPicture(number: number, side = 64): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const background = { r: (number * 53) % 256, g: (number * 97) % 256, b: (number * 31) % 256 };
  const create = { width: side, height: side, channels: 3 as const, background, noise };
  return sharp({ create }).png().toBuffer();
}

/** Uploads so many pictures as the trainer page does; gives their addresses. */
export async function uploadTrainingPictures(
  url: string,
  person: Person,
  count = 15,
  folder = 'trainer-1',
): Promise<string[]> {
  const pictures = Array.from({ length: count }, async (_, index) => {
    const answer = await uploadToChat(url, person, await noisyPicture(index, 128), {
      fileName: `photo-${index + 1}.png`,
      folder: `${person.id}/${folder}`,
    });
    return ((await answer.json()) as { url: string }).url;
  });
  return Promise.all(pictures);
}
