import type { LineageItem, LineageKind } from '@armoni/contract/lineage';
import { expect, it } from 'vitest';
import type { LineageNode } from '../../../lib/studio/nest-branch.ts';
import { lineOf } from './line-of.ts';

const item = (name: string, kind: LineageKind = 'picture'): LineageItem => ({
  ...{ kind, id: name, name, picture: null, url: null, conversation_id: null, made_at: null },
});
const at = (depth: number, name: string, kind?: LineageKind) => ({ ...item(name, kind), depth });

/** « a(b(c)) » */
const written = (nodes: readonly LineageNode[]): string =>
  nodes
    .map(({ item: { name }, below }) => (below.length > 0 ? `${name}(${written(below)})` : name))
    .join(' ');

it('goes from the oldest down to what came of a picture', () => {
  const line = lineOf({
    item: item('night'),
    ancestors: [at(1, 'red'), at(2, 'first'), at(3, 'asked', 'message'), at(2, 'also', 'message')],
    descendants: [at(1, 'large'), at(1, 'film', 'film'), at(2, 'cut')],
  });
  expect(written(line)).toBe('first(red(night(large film(cut))))');
});

it('stands a style beside the picture that it was laid over, without what taught it', () => {
  const styled = [at(1, 'lake'), at(1, 'ink', 'style'), at(2, 'taught')];
  expect(written(lineOf({ item: item('drawn'), ancestors: styled, descendants: [] }))).toBe(
    'lake(ink drawn)',
  );
  const alone = [at(1, 'ink', 'style'), at(2, 'taught'), at(1, 'asked', 'message')];
  expect(written(lineOf({ item: item('drawn'), ancestors: alone, descendants: [] }))).toBe(
    'ink(drawn)',
  );
});

it('is the picture alone where nothing else is known', () => {
  const asked = [at(1, 'asked', 'message'), at(2, 'talk', 'conversation')];
  expect(written(lineOf({ item: item('lake'), ancestors: asked, descendants: [] }))).toBe('lake');
});
