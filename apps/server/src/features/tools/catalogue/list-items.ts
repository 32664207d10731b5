import { type ListCard, listedKinds } from '@armoni/contract/tools';
import * as z from 'zod/mini';
import type { OwnFile, StudioWork } from '../ports.ts';
import { toolTexts } from '../texts.ts';
import type { Tool } from '../tool.ts';

const most = 200;
const input = z.object({
  of: z.enum(listedKinds),
  /** Words of names; of films also of their wishes. */
  search: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.number().check(z.int(), z.gte(1), z.lte(most)), 24),
});
type Input = z.infer<typeof input>;
type Items = Pick<ListCard, 'items' | 'total'>;

export function listItems(work: Pick<StudioWork, 'files' | 'styles' | 'films'>): Tool<Input> {
  return {
    name: 'list_items',
    description:
      "List or find what the person has: pictures, styles, films or clips, the newest first, with the ids and addresses that other tools take. 'search' keeps those whose name has these words.",
    input,
    asksFirst: false,
    isReadOnly: true,
    async run(asked, { ownerId, language }) {
      const { of } = asked;
      const { items, total } = await itemsOf(work, ownerId, asked);
      return {
        ok: true,
        text: toolTexts.listed[of](items.length)[language],
        card: items.length > 0 ? { kind: 'list', of, items, total } : null,
        data: { items, total },
      };
    },
  };
}

async function itemsOf(
  { files, styles, films }: Pick<StudioWork, 'files' | 'styles' | 'films'>,
  ownerId: string,
  { of, search = '', limit }: Input,
): Promise<Items> {
  if (of === 'films') {
    const found = await films.newest(ownerId, { search: search || null, limit });
    const items = found.films.map(({ id, title, url, posterUrl }) => ({
      ...{ id, name: title, url, picture: posterUrl },
    }));
    return { items, total: found.total };
  }
  if (of === 'styles') {
    const named = (await styles.all(ownerId)).filter(({ name }) => hasWords(name, search));
    const items = named.slice(0, limit).map(({ id, name, sample_urls: samples }) => ({
      ...{ id: String(id), name, url: null, picture: samples?.[0] ?? null },
    }));
    return { items, total: named.length };
  }
  const kind = of === 'pictures' ? 'image' : 'video';
  const found = await files.newest(ownerId, kind, { words: wordsIn(search), limit });
  return { items: found.files.map(itemOf), total: found.total };
}

const itemOf = ({ id, name, url, thumbnailUrl, kind }: OwnFile) => ({
  ...{ id, name, url, picture: thumbnailUrl ?? (kind === 'image' ? url : null) },
});

const wordsIn = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);

function hasWords(name: string, search: string): boolean {
  return wordsIn(search).every((word) => name.toLowerCase().includes(word));
}
