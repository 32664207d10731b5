import * as z from 'zod/mini';
import type { ToolOutcome } from '../../../platform/tools/tool.ts';
import type { StudioWork } from '../ports.ts';
import { toolTexts } from '../texts.ts';
import { refuse, type Tool } from '../tool.ts';
import { pickStyle } from './pick-style.ts';

const side = z.optional(z.number().check(z.int(), z.gte(256), z.lte(2048)));
const input = z.object({
  prompt: z.string().check(z.minLength(1), z.maxLength(4000)),
  width: side,
  height: side,
  count: z.optional(z.number().check(z.int(), z.gte(1), z.lte(4))),
  style: z.optional(z.string()),
  seed: z.optional(z.number().check(z.int(), z.gte(0))),
});
type Input = z.infer<typeof input>;

export function makePicture(work: Pick<StudioWork, 'makePicture' | 'styles'>): Tool<Input> {
  return {
    name: 'make_picture',
    description:
      'Draw one to four pictures of what the prompt describes (French or English), in one of the person\'s styles if "style" names it. Gives their addresses.',
    input,
    asksFirst: false,
    isReadOnly: false,
    async run({ prompt, style: name, seed = null, ...said }, caller) {
      const { ownerId, conversationId, language, signal, picture: chosen } = caller;
      const count = said.count ?? chosen?.count ?? 1;
      const isSized = said.width !== undefined || said.height !== undefined;
      const { width = null, height = null } = isSized ? said : (chosen ?? {});
      const picked = caller.style ?? null;
      const style = name ? await pickStyle(work.styles, ownerId, name) : picked;
      if (name && !style) return refuse('not-found', toolTexts.noSuchStyle(name)[language]);
      const place = { ownerId, conversationId, prompt, language, style, referenceUrl: null };
      const made: Drawn[] = [];
      for (let index = 0; index < count; index += 1) {
        const figures = { width, height, seed: seed === null ? null : seed + index };
        const outcome = await work.makePicture({ ...place, ...figures }, signal);
        if (outcome.ok) made.push(outcome);
        else if (made.length === 0) return refuse('failed', outcome.message);
        else break;
      }
      return drawn(made, toolTexts[made.length > 1 ? 'madeSeveral' : 'made'][language]);
    },
  };
}

type Drawn = { readonly url: string; readonly altText: string; readonly notes: readonly string[] };

/** What was drawn, with what the engine has to say about it. */
export function drawn(made: readonly Drawn[], introduction: string): ToolOutcome {
  const notes = [...new Set(made.flatMap((one) => one.notes))];
  return {
    ok: true,
    text: [introduction, ...notes].join(' '),
    card: null,
    pictures: made.map(({ url, altText }) => ({ url, altText })),
    data: { pictures: made.map(({ url, altText }) => ({ url, shows: altText })), notes },
  };
}
