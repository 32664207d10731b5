import type { LineageKind } from '@armoni/contract/lineage';

/** Of a tree of what came from what. */
export const texts = {
  from: 'Vient de',
  fromNothing: 'Rien d’autre dans ce studio.',
  into: 'A servi à',
  intoNothing: 'Rien encore.',
  unnamed: 'sans nom',
  kinds: {
    conversation: 'conversation',
    message: 'message',
    picture: 'image',
    clip: 'clip',
    style: 'style',
    film: 'film',
  } satisfies Record<LineageKind, string>,
} as const;
