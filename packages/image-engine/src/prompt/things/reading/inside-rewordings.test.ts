import { expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const ties = (prompt: string) => {
  const { things, relations } = understandIllustration(prompt).description;
  return relations.map(({ of, kind, to }) => `${things[of]!.id} ${kind} ${things[to]!.id}`);
};

it.each([
  ['a turtle carrying a whole village on its shell', 'house on turtle'],
  ['a snail with a house on its back', 'house on snail'],
  ['un escargot avec une maison sur le dos', 'house on snail'],
  ['une baleine qui porte un château sur son dos', 'castle on whale'],
  ['a kitten in an old boot', 'cat in womans-boot'],
  ['an elephant taking a bubble bath', 'elephant in bathtub'],
  ['un chien qui conduit un bus', 'dog in bus'],
])('“%s” says how they stand', (prompt, tie) => {
  expect(ties(prompt)).toContain(tie);
});
