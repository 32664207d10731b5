import { describe, expect, it } from 'vitest';
import { toPlanes } from '../raster/lab-planes.ts';
import { findMixture } from './find-mixture.ts';
import { measurePicture } from './measure/measure-picture.ts';
import { drawPicture, type Kind } from './testing/generated-pictures.ts';

describe('finding a mixture of manners', () => {
  it('takes pictures drawn in lines for one hand, whether each looks like ink or like pencil', () => {
    const strangers = [...drawn('vector', 1), ...drawn('photograph', 1)];
    const inLines = [...drawn('hatching', 3), ...drawn('graphite', 3)];
    expect(findMixture([...inLines, ...strangers])).toBeNull();
  });

  it('still tells lines, areas and photographs apart', () => {
    const lines = [...drawn('hatching', 2), ...drawn('graphite', 1)];
    const others = [...drawn('vector', 3), ...drawn('photograph', 3)];
    expect(findMixture([...lines, ...others])).toHaveLength(4);
  });
});

function drawn(kind: Kind, count: number) {
  return Array.from({ length: count }, (_, i) =>
    measurePicture(toPlanes(drawPicture(kind, i + 1, 384))),
  );
}
