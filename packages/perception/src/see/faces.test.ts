import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnFace } from '../testing/drawn-face.ts';
import { readFaces } from './faces.ts';
import { openRuntime } from './open-runtime.ts';

const modules = process.env.EYES_FOLDER;

async function pictureOf(svg: string, width = 416) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgb: data, width: info.width, height: info.height };
}

describe.skipIf(!modules)('faces looked at closely', () => {
  const look = async (svg: string, width?: number) => {
    const open = openRuntime(modules as string);
    const runs = {
      detector: await open('blazeface-back.onnx'),
      mesh: await open('facemesh.onnx'),
    };
    return readFaces(runs, await pictureOf(svg, width));
  };

  it('stand where they are drawn, and tell open eyes from shut ones', async () => {
    const [open, ...others] = await look(drawnFace({ eyes: 1, x: 640 }));
    const [shut] = await look(drawnFace({ eyes: 0, x: 640 }));
    expect(others).toEqual([]);
    expect((open!.box.left + open!.box.right) / 2).toBeCloseTo(0.5, 1);
    expect(open!.frontal).toBeGreaterThan(0.8);
    expect(open!.eyesOpen).toBeGreaterThan(0.35);
    expect(shut!.eyesOpen).toBeLessThan(0.62 * open!.eyesOpen);
  });

  it('lie beyond the picture where they are cut off', async () => {
    const [face] = await look(drawnFace({ eyes: 1, x: 60 }));
    expect(face!.box.left).toBeLessThan(0);
  });

  it('are none where nobody is, nor where they are too small to be judged', async () => {
    expect(
      await look('<svg width="1280" height="720"><rect width="99%" height="40%"/></svg>'),
    ).toEqual([]);
    expect(await look(drawnFace({ eyes: 1, x: 640 }), 160)).toEqual([]);
  });
});
