import { topics } from '@armoni/contract/facts/fact';
import * as z from 'zod/mini';
import type { StudioWork } from '../ports.ts';
import type { Tool } from '../tool.ts';

const input = z.object({ topic: z.enum(topics) });

export function askStudio({ factOf }: Pick<StudioWork, 'factOf'>): Tool<z.infer<typeof input>> {
  return {
    name: 'ask_studio',
    description:
      'What holds of the studio itself: prices, privacy, formats, limits, trigger words, styles, films, keyboard, what its engines cannot do…',
    input,
    asksFirst: false,
    isReadOnly: true,
    async run({ topic }, { language }) {
      return { ok: true, text: factOf(topic, language), card: null, data: { topic } };
    },
  };
}
