import { expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';

it('a thought is above the head of who thinks it, and what is thought of lies in it', () => {
  const wish = understandIllustration('un chien qui pense à un os').description;
  const { things } = composePicture(wish, { seed: 3, width: 600, height: 600 }, []);
  const boxOf = (id: string) => things.find(({ item }) => wish.things[item.thing]!.id === id)!.box;
  const [dog, bubble, bone] = [boxOf('dog'), boxOf('thought-balloon'), boxOf('bone')];
  expect(bubble.bottom).toBeLessThan(dog.top + 0.1 * (dog.bottom - dog.top));
  expect(bone.left).toBeGreaterThan(bubble.left);
  expect(bone.right).toBeLessThan(bubble.right);
  expect(bone.bottom).toBeLessThan(bubble.bottom);
});
