import type { MediaReference } from '@armoni/video-engine/model/media';
import { frames } from '@armoni/video-engine/model/time';
import type { Timeline, Transition } from '@armoni/video-engine/model/timeline';
import { makeMedia } from '@armoni/video-engine/render/testing/make-media';
import { type ClipSketch, makeTimeline } from '@armoni/video-engine/render/testing/make-timeline';
import { makeRandom } from '../truth/random.ts';

/** Filmed pictures are never as sharp as drawn ones, which suffer from our encoding as no others do. */
const soft = 'gblur=sigma=1.5';
/**
 * Drawn in RGB and stored as their tags say. Drawn for another matrix than that of its tags, nine of ten pixels of
 * `wide.mp4` were colours that no screen shows; whatever passes through RGB, as in melt, cuts them off.
 */
const stored = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
const output = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '12', '-g', '30'];
const tagged = ['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709'];

const drawn = {
  'wide.mp4': 'testsrc2=s=1280x720:r=30:d=6',
  'fast.mp4': 'testsrc2=s=1280x720:r=60:d=6,format=gbrp,negate',
  'tall.mp4': 'testsrc2=s=720x1280:r=30:d=6,hflip',
  'gradient.mp4': 'gradients=s=960x540:r=30:d=6:n=4:seed=5:speed=0.02',
} as const;

/** Clips of three shapes and two rates, and a still. */
export async function makeFilmSources(folder: string): Promise<readonly MediaReference[]> {
  const clips: MediaReference[] = [];
  for (const [name, source] of Object.entries(drawn)) {
    const drawing = ['-f', 'lavfi', '-i', source, '-vf', `format=gbrp,${soft},${stored}`];
    const args = [...drawing, ...output, ...tagged];
    clips.push(await makeMedia(folder, name, [...args, '-color_trc', 'bt709']));
  }
  // As large and as fine as photographs are: what blurs or shifts them a little shows.
  const cells =
    'life=s=750x500:ratio=.1:seed=4:mold=10:r=60:life_color=#C83232:death_color=#32C8C8';
  const still = `${cells},trim=start_frame=40:end_frame=41,scale=3000:2000:flags=neighbor,gblur=sigma=1.2,format=rgb24`;
  const picture = ['-f', 'lavfi', '-i', still, '-frames:v', '1'];
  return [...clips, await makeMedia(folder, 'still.png', picture)];
}

const shapes = {
  small: [
    { width: 640, height: 360 },
    { width: 360, height: 640 },
    { width: 480, height: 480 },
  ],
  /** As the studio makes its films. */
  'full HD': [
    { width: 1920, height: 1080 },
    { width: 1080, height: 1920 },
    { width: 1080, height: 1080 },
  ],
} as const;

export type FilmSize = keyof typeof shapes;

/** A film of six shots, each in a way of its own, and what the ways are called. */
export function variedFilm(
  seed: number,
  sources: readonly MediaReference[],
  size: FilmSize,
): { readonly timeline: Timeline; readonly ways: readonly string[] } {
  const random = makeRandom(seed).next;
  const whole = (below: number) => Math.floor(random() * below);
  const sketches = Array.from({ length: 6 }, () => sketchOf(whole(7), { whole, random, sources }));
  const transitions = [1, 3].flatMap((afterClipIndex): Transition[] =>
    random() < 0.5
      ? [{ afterClipIndex, kind: 'dissolve', duration: frames(8 + 2 * whole(5)) }]
      : [],
  );
  const isMixed = (index: number) =>
    transitions.some(({ afterClipIndex: cut }) => cut === index || cut === index - 1);
  const clips = sketches.map(({ sketch }) => sketch);
  return {
    timeline: makeTimeline({ ...shapes[size][seed % 3], clips, transitions }),
    ways: sketches.map(({ way }, index) => (isMixed(index) ? `${way}, dissolved` : way)),
  };
}

type Chance = {
  readonly whole: (below: number) => number;
  readonly random: () => number;
  readonly sources: readonly MediaReference[];
};

function sketchOf(
  kind: number,
  { whole, random, sources }: Chance,
): { readonly way: string; readonly sketch: ClipSketch } {
  const length = 24 + whole(16);
  const moving = ['wide.mp4', 'tall.mp4', 'gradient.mp4'];
  const sourceId = moving[whole(moving.length)] ?? '';
  // Everything dissolves from frames that the clip has before its first.
  const start = 16 + 2 * whole(20);
  const at = { kind: 'static', position: Math.round(random() * 100) / 100 } as const;
  const still = sources.find(({ probe }) => probe.kind === 'image')?.id ?? '';
  switch (kind) {
    case 0:
      return { way: 'crop by hand', sketch: { sourceId, start, length, reframe: at } };
    case 1: {
      const points = [
        { frame: 0, position: Math.round(random() * 40) / 100 },
        { frame: length - 1, position: 0.6 + Math.round(random() * 40) / 100 },
      ];
      const reframe = { kind: 'move', points } as const;
      return { way: 'gliding window', sketch: { sourceId, start, length, reframe } };
    }
    case 2:
      return { way: 'double speed', sketch: { sourceId, start, length, speed: 2 } };
    case 3:
      return { way: 'half speed', sketch: { sourceId: 'fast.mp4', start, length, speed: 0.5 } };
    case 4:
      return { way: 'still', sketch: { sourceId: still, length } };
    case 5: {
      const zoom = whole(2) === 0 ? 'in' : 'out';
      return { way: 'growing still', sketch: { sourceId: still, length, zoom } };
    }
    default:
      return { way: 'plain', sketch: { sourceId, start, length } };
  }
}
