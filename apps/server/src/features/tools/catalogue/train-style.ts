import { limits } from '@armoni/contract/limits';
import * as z from 'zod/mini';
import { styleHandle } from '../../../platform/tools/job-handle.ts';
import type { StudioWork } from '../ports.ts';
import { toolTexts } from '../texts.ts';
import { type Refused, refuse, type Tool } from '../tool.ts';

const input = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(limits.modelNameCharacters)),
  trigger_word: z.optional(z.string().check(z.maxLength(limits.triggerWordCharacters))),
  pictures: z.array(z.string()).check(z.maxLength(limits.trainingImagesMaximum)),
});
type Input = z.infer<typeof input>;

export function trainStyle({ styles, files }: Pick<StudioWork, 'styles' | 'files'>): Tool<Input> {
  const found = (caller: Parameters<Tool<Input>['run']>[1], { pictures }: Input) =>
    Promise.all([...new Set(pictures)].map((handle) => files.find(caller.ownerId, handle)));
  return {
    name: 'train_style',
    description: `Train a style (a manner of drawing) from at least ${limits.trainingImagesMinimum} of the person's own pictures, given by id or address. Takes minutes; gives a job handle to read with read_job.`,
    input,
    asksFirst: true,
    isReadOnly: false,
    async plan(asked, caller) {
      const pictures = await found(caller, asked);
      const own = pictures.filter((one) => one !== null);
      const refusal = refusalOf(own.length, pictures.length, caller.language);
      if (refusal) return refusal;
      return {
        label: toolTexts.trainStep(asked.name, own.length)[caller.language],
        cost: styles.priceNote,
        pictures: own.map(({ url, thumbnailUrl }) => thumbnailUrl ?? url),
      };
    },
    async run(asked, caller) {
      const { ownerId, language, key } = caller;
      const pictures = await found(caller, asked);
      const own = pictures.filter((one) => one !== null);
      const refusal = refusalOf(own.length, pictures.length, language);
      if (refusal) return refusal;
      const { name, trigger_word: triggerWord = null } = asked;
      const pictureUrls = own.map(({ url }) => url);
      const outcome = await styles.train(ownerId, { name, triggerWord, pictureUrls }, key);
      if (!outcome.ok) return failureOf(outcome.reason, own.length, language);
      const shown = own.slice(0, shownPictures).map(({ url, thumbnailUrl }) => thumbnailUrl ?? url);
      return {
        ok: true,
        text: toolTexts.trained(name, own.length)[language],
        card: { kind: 'style', id: outcome.id, name, pictures: shown },
        data: { job: styleHandle(outcome.id) },
      };
    },
  };
}

const shownPictures = 4;

function refusalOf(own: number, named: number, language: 'fr' | 'en'): Refused | null {
  if (own < named) return refuse('not-found', toolTexts.noSuchPicture[language]);
  return own < limits.trainingImagesMinimum ? failureOf('too-few-images', own, language) : null;
}

function failureOf(
  reason: Extract<Awaited<ReturnType<StudioWork['styles']['train']>>, { ok: false }>['reason'],
  count: number,
  language: 'fr' | 'en',
): Refused {
  if (reason === 'wrong-type') return refuse('invalid', toolTexts.wrongType[language]);
  if (reason === 'too-few-images') {
    const words = toolTexts.tooFewImages(limits.trainingImagesMinimum, count);
    return refuse('invalid', words[language]);
  }
  return refuse('not-found', toolTexts.noSuchPicture[language]);
}
