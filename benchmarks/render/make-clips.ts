import { link } from 'node:fs/promises';
import { join } from 'node:path';
import { runFfmpeg, type Tools } from '@armoni/video-engine/ffmpeg/tools';

const signal = new AbortController().signal;

export type ClipSet = { readonly count: number; readonly width: number; readonly height: number };

/** Clips as a phone makes them, 30 frames a second with a keyframe each two seconds. */
export async function makeClips(folder: string, set: ClipSet, tools: Tools): Promise<string[]> {
  const paths = Array.from({ length: set.count }, (_, index) => join(folder, `clip-${index}.mp4`));
  for (const [index, path] of paths.entries()) await makeClip(path, index, { set, tools });
  return paths;
}

/** The same clips under further names: as many inputs as are asked for. */
export async function repeatClips(paths: readonly string[], count: number): Promise<string[]> {
  const all = [...paths];
  for (let index = paths.length; index < count; index++) {
    const original = paths[index % paths.length]!;
    const path = original.replace(/\.mp4$/, `-again-${index}.mp4`);
    await link(original, path);
    all.push(path);
  }
  return all;
}

/** A camera gliding over coarse, middle and fine detail, in about 14 Mbit/s at 1080p. */
async function makeClip(
  path: string,
  index: number,
  { set: { width, height }, tools }: { readonly set: ClipSet; readonly tools: Tools },
): Promise<void> {
  const octave = (size: string, luma: string, chroma: string) =>
    `nullsrc=s=${size}:r=30:d=0.04,geq=lum='128+${luma}':cb='128+${chroma}':cr='128-${chroma}',` +
    `scale=${width * 1.25}:${height * 1.25}:flags=bicubic,setsar=1`;
  const far = `60*sin(X*${2 + index}.3+Y*${5 + index}.1)`;
  const middle = `80*sin(X*${13 + index}.7+Y*${7 + index}.3+X*Y)`;
  const onTop = (share: number) => `blend=c0_expr='A+(B-128)*${share}':c1_expr=A:c2_expr=A`;
  const glide = index % 2 === 0 ? `${Math.floor(width * 0.21)}-0.9*n` : '0.9*n';
  const graph = [
    `${octave('12x7', far, `24*sin(X*0.9+Y*0.7+${index})`)}[far]`,
    `${octave('60x34', middle, '0')}[middle]`,
    `${octave('600x338', '70*(random(0)-0.5)', '0')}[near]`,
    `[far][middle]${onTop(0.3)}[both];[both][near]${onTop(0.6)},format=yuv420p`,
  ];
  const moving =
    `loop=140:1,fps=30,trim=end_frame=130,crop=${width}:${height}:x='${glide}':y='${height / 18}*(1+sin(n/60)/3)',` +
    'noise=alls=6:allf=t[clip]';
  await runFfmpeg(
    tools,
    [
      ...['-filter_complex', `${graph.join(';')},${moving}`, '-map', '[clip]'],
      ...['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20'],
      ...['-g', '60', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
      ...['-color_trc', 'bt709', '-color_range', 'tv', path],
    ],
    { signal },
  );
}
