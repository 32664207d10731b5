import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';
import type { Box } from '../picture/fill-contours.ts';

function boxesOf(prompt: string): ReadonlyMap<string, readonly Box[]> {
  const { description } = understandIllustration(prompt);
  const { things } = composePicture(description, { seed: 11, width: 96, height: 96 });
  const grouped = Map.groupBy(things, ({ item }) => item.name);
  return new Map([...grouped].map(([name, all]) => [name, all.map(({ box }) => box)]));
}
const width = ({ left, right }: Box) => right - left;
const height = ({ top, bottom }: Box) => bottom - top;

describe('one thing before another', () => {
  it('leaves half of a house to be seen', () => {
    const boxes = boxesOf('une camionnette devant une boulangerie');
    const [van, house] = [boxes.get('camionnette')![0]!, boxes.get('boulangerie')![0]!];
    expect(height(van)).toBeLessThanOrEqual(0.52 * height(house));
    expect(house.right - van.right).toBeGreaterThan(0.2 * width(house));
  });

  it('of the same size stands beside it, so that all are seen', () => {
    const boxes = boxesOf('six canetons derrière leur maman');
    const mother = boxes.get('maman')![0]!;
    const covered = boxes.get('canetons')!.filter(({ left }) => left < mother.right - 2);
    expect(boxes.get('canetons')).toHaveLength(6);
    expect(covered.length).toBeLessThanOrEqual(2);
  });
});

describe('what bears something', () => {
  it.each([
    ['une tarte au citron sur une assiette', 'tarte au citron', 'assiette'],
    ['un dragon endormi sur une pile de livres', 'dragon', 'livres'],
    ['un parfum sur une pierre', 'parfum', 'pierre'],
  ])('is as large as it needs: %s', (prompt, one, below) => {
    const boxes = boxesOf(prompt);
    const [subject] = boxes.get(one) ?? [];
    const [bearer] = [...boxes].find(([name]) => name.includes(below))![1];
    expect(width(subject!)).toBeGreaterThan(0.55 * width(bearer!));
  });

  it('of two that are joined by « et » neither holds the other', () => {
    const { relations } = understandIllustration('une sorcière et une citrouille').description;
    expect(relations).toEqual([{ of: 0, kind: 'beside', to: 1, isJoint: true }]);
  });
});
