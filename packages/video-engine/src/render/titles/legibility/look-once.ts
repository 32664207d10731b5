import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toSeconds } from '../../../model/time.ts';
import type { TitleCard } from '../../../model/timeline.ts';
import type { TitleContext } from '../title-context.ts';
import { chooseLook, type TitleLook } from './choose-look.ts';
import type { Sample } from './sample.ts';
import { sampledFrames, sampleFrames, shotAt } from './sample-frames.ts';
import type { MeasuredText } from './text-groups.ts';

/** Changes whenever the same text over the same pictures would be drawn otherwise. */
export const titlesVersion = 6;

/** Measuring decodes: what was measured of the same pictures before is read back. */
export async function lookOnce(
  card: TitleCard,
  text: MeasuredText,
  context: TitleContext,
  sample: () => Promise<readonly Sample[]> = () => sampleFrames(card, context),
): Promise<TitleLook> {
  const { text: words, manner, family, place, side } = card;
  const { width, height } = context.timeline;
  const beneath = picturesBeneath(card, context);
  const key = hash([titlesVersion, words, manner, family, place, side, width, height, beneath]);
  const path = join(context.folder, `look-${key}.json`);
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (kept !== null) return JSON.parse(kept) as TitleLook;
  const chosen = chooseLook(manner, text, await sample());
  await writeFile(`${path}.partial`, JSON.stringify(chosen));
  await rename(`${path}.partial`, path);
  return chosen;
}

/** Everything that the pictures under a text depend on. */
export function picturesBeneath(card: TitleCard, { timeline, references }: TitleContext) {
  const frames = sampledFrames(card, { timeline }).map((frame) => {
    const shot = shotAt(timeline, frame);
    const { sourceRange, speed, reframe, zoom, steady, balance, look, recordRange } = shot;
    const { reversed } = shot;
    const { contentHash } = references.get(shot.mediaReference.sourceId) ?? {};
    const at = frame - recordRange.startTime.value;
    const start = toSeconds(sourceRange.startTime);
    const turned = reversed ? [recordRange.duration.value] : [];
    const own = look ? [look] : [];
    return [contentHash, at, start, speed, reframe, zoom, steady, balance, ...own, ...turned];
  });
  return [timeline.look, ...frames];
}

export function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24);
}
