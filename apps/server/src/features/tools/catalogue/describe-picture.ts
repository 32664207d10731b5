import * as z from 'zod/mini';
import type { StudioWork } from '../ports.ts';
import { toolTexts } from '../texts.ts';
import { refuse, type Tool } from '../tool.ts';

const input = z.object({ picture: z.string() });

export function describePicture({
  files,
  readPrompt,
}: Pick<StudioWork, 'files' | 'readPrompt'>): Tool<z.infer<typeof input>> {
  return {
    name: 'describe_picture',
    description:
      "Say what is known of one of the person's pictures, by its id or address: the words that it was made from. The studio does not recognise what is in pictures of elsewhere, and says so.",
    input,
    asksFirst: false,
    isReadOnly: true,
    async run({ picture }, { ownerId, language, signal }) {
      const own = await files.find(ownerId, picture);
      const known = own?.kind === 'image' ? await readPrompt(ownerId, own.url, signal) : null;
      if (!own || !known) return refuse('not-found', toolTexts.noSuchPicture[language]);
      const { prompt } = known;
      const text =
        prompt === null ? toolTexts.cannotSee[language] : toolTexts.askedFor(prompt)[language];
      return { ok: true, text, card: null, data: { name: own.name, url: own.url, prompt } };
    },
  };
}
