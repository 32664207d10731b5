import {
  type Arrangement,
  arrangedId,
  drawnAlone,
  type FlowerKind,
  flowerKinds,
  namesOfKind,
} from '../../../illustration/vocabulary/flower-kinds.ts';

/** How an arrangement of flowers is asked for: what stands before and behind « roses », “roses”. */
const ways: Readonly<Record<Exclude<Arrangement, 'flower'>, { fr: string; en: string }>> = {
  bouquet: {
    fr: 'bouquet de *, gros bouquet de *, petit bouquet de *, gerbe de *, brassee de *, botte de *',
    en: 'bouquet of *, bunch of *, * bouquet, big bouquet of *',
  },
  vase: {
    fr: 'vase de *, vase rempli de *, vase plein de *, vase avec des *, * dans un vase, bouquet de * dans un vase',
    en: 'vase of *, vase with *, vase full of *, * in a vase, bouquet of * in a vase, bunch of * in a vase',
  },
  bed: {
    fr: 'massif de *, parterre de *, plate bande de *, carre de *',
    en: 'bed of *, * bed, patch of *',
  },
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

function said(kind: FlowerKind, { fr, en }: { fr: string; en: string }): string {
  const [french, english] = [flowerKinds[kind].fr, flowerKinds[kind].en];
  return [
    ...french.map((name) => fr.replaceAll('*', plain(name)).replace(/\bde (?=h?[aeiou])/g, 'd ')),
    ...english.map((name) => en.replaceAll('*', name)),
  ].join(', ');
}

/** Flowers by kind and arrangement, as `named/named.ts` is written. */
export const flowerWords = [
  ...namesOfKind.flatMap((kind) =>
    (Object.keys(ways) as (keyof typeof ways)[]).map(
      (as) => `${arrangedId(kind, as)}: ${said(kind, ways[as])}`,
    ),
  ),
  ...drawnAlone.map((kind) => {
    const { fr, en } = flowerKinds[kind];
    return `${arrangedId(kind, 'flower')}: ${[...fr, ...en].map(plain).join(', ')}`;
  }),
].join('\n');
