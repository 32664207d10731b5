import { expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const told = (wish: string) => {
  const { things, relations } = understandIllustration(wish).description;
  return [
    ...things.map(({ id, posture, stance }) => [id, posture, stance].filter(Boolean).join(' ')),
    ...relations.map(({ facing, isHeld }) => facing ?? (isHeld ? 'held' : 'beside')),
  ].join(', ');
};

it.each([
  ['deux chevaux qui se battent dans un pré', 'horse fighting facing'],
  ['two dogs playing in the garden', 'dog playing facing'],
  ['un chien qui se bat avec un chat', 'dog fighting, cat fighting, facing'],
  ['a cat chasing a mouse', 'cat moving, mouse moving, after'],
  ['un loup qui poursuit un lapin dans la forêt', 'wolf moving, rabbit moving, after'],
  ['a kitten playing with a ball of yarn', 'cat playing, yarn, facing'],
  ['un tigre qui boit dans la rivière', 'tiger drinking'],
  ['a lioness carrying her cub in her mouth', 'lioness walking, lioness, held'],
  ['un chien qui porte un journal dans sa gueule', 'dog, newspaper, held'],
  ['une jument et son poulain', 'horse, horse, beside'],
  ['loup hurlant à la lune', 'wolf howling, full-moon'],
  ['chat roux qui dort', 'cat asleep'],
  ['deux enfants qui se battent', 'people'],
])('%s: %s', (wish, seen) => {
  expect(told(wish)).toBe(seen);
});
