import * as z from 'zod/mini';
import { isElsewhere } from '../is-elsewhere.ts';
import type { StudioWork } from '../ports.ts';
import { toolTexts } from '../texts.ts';
import { refuse, type Tool } from '../tool.ts';
import { drawn } from './make-picture.ts';
import { pickStyle } from './pick-style.ts';

const input = z.object({
  picture: z.string(),
  prompt: z.string().check(z.minLength(1), z.maxLength(4000)),
  style: z.optional(z.string()),
});

export function editPicture(
  work: Pick<StudioWork, 'makePicture' | 'styles' | 'files'>,
): Tool<z.infer<typeof input>> {
  return {
    name: 'edit_picture',
    description:
      'Change one of the person\'s pictures, by its id or address (one of elsewhere is fetched first): light, colours, framing, or what one of our drawings shows ("plus sombre", "black and white", "la même mais la nuit"). Says so when nothing would change. The picture itself stays.',
    input,
    asksFirst: false,
    isReadOnly: false,
    async run({ picture, prompt, style: name }, caller) {
      const { ownerId, conversationId, language, signal } = caller;
      const known = await work.files.find(ownerId, picture);
      const isFetched = known === null && isElsewhere(picture);
      const own = isFetched ? await work.files.fetch(ownerId, picture, signal) : known;
      if (isFetched && !own) return refuse('refused', toolTexts.notFetched(picture)[language]);
      if (own?.kind !== 'image') return refuse('not-found', toolTexts.noSuchPicture[language]);
      const picked = caller.style ?? null;
      const style = name ? await pickStyle(work.styles, ownerId, name) : picked;
      if (name && !style) return refuse('not-found', toolTexts.noSuchStyle(name)[language]);
      const wish = { ownerId, conversationId, prompt, language, style, referenceUrl: own.url };
      const size = { width: null, height: null, seed: null };
      const outcome = await work.makePicture({ ...wish, ...size }, signal);
      if (outcome.ok) return drawn([outcome], toolTexts.edited[language]);
      return refuse(outcome.isRefusal ? 'refused' : 'failed', outcome.message);
    },
  };
}
