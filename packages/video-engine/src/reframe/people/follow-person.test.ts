import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import { cropPositionAt } from '../crop/crop-position.ts';
import { followPerson } from './follow-person.ts';
import type { Look, SeenPerson } from './look.ts';

const slot = {
  widthShare: 0.316,
  sampleFrames: Array.from({ length: 25 }, (_, sample) => 5 * sample - 15),
  frameCount: 90,
};
const free = 1 - slot.widthShare;
/** Two pictures a second, half a second around the shot included. */
const lookFrames = Array.from({ length: 9 }, (_, index) => -15 + 15 * index);

type Walk = (frame: number) => { readonly start: number; readonly end: number };

function looksAt(walk: Walk, others: readonly SeenPerson[] = []): readonly Look[] {
  return lookFrames.map((frame) => ({
    frame,
    people: [{ ...walk(frame), score: 0.7, area: 0.1 }, ...others],
  }));
}

/** Share of the shot's frames in which the crop holds 95 % of the person. */
function held(walk: Walk, looks = looksAt(walk)): number {
  const reframe = followPerson(looks, slot);
  if (reframe === null) return 0;
  const frames = Array.from({ length: slot.frameCount }, (_, frame) => {
    const left = cropPositionAt(reframe, frame) * free;
    const { start, end } = walk(frame);
    const inside = Math.min(end, left + slot.widthShare) - Math.max(start, left);
    return inside >= 0.95 * (end - start);
  });
  return frames.filter(Boolean).length / frames.length;
}

const standing: Walk = () => ({ start: 0.7, end: 0.85 });
const walking: Walk = (frame) => ({ start: 0.05 + 0.008 * frame, end: 0.2 + 0.008 * frame });

describe('following a person', () => {
  it('stays where one place holds all of it', () => {
    const reframe = followPerson(looksAt(standing), slot);
    expect(reframe?.kind).toBe('static');
    expect(held(standing)).toBe(1);
  });

  it('goes along with who walks through the picture', () => {
    expect(followPerson(looksAt(walking), slot)?.kind).toBe('move');
    expect(held(walking)).toBe(1);
  });

  it('holds 63 walkers who speed up, stop and turn in 95 % of frames', () => {
    const random = makeRandom(5);
    const shares = Array.from({ length: 63 }, () => {
      const [from, to, width] = [random() * 0.8, random() * 0.8, 0.08 + random() * 0.12];
      const turns = 0.5 + random();
      const walk: Walk = (frame) => {
        const start = from + (to - from) * 0.5 * (1 - Math.cos((turns * Math.PI * frame) / 90));
        return { start, end: start + width };
      };
      return held(walk);
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.95);
  });

  it('centres who is wider than the crop', () => {
    const wide: Walk = () => ({ start: 0.3, end: 0.7 });
    const reframe = followPerson(looksAt(wide), slot);
    expect(reframe).toEqual({ kind: 'static', position: 0.5 });
  });

  it('is not led away by something taken for a person for a moment', () => {
    const looks = looksAt(standing).map((look, index) =>
      index === 4 ? { ...look, people: [{ start: 0, end: 0.1, score: 0.4, area: 0.02 }] } : look,
    );
    expect(held(standing, looks)).toBe(1);
  });

  it('goes along with who walks past a larger picture of somebody', () => {
    const poster = { start: 0.75, end: 0.98, score: 0.8, area: 0.2 };
    const looks = looksAt(walking, [poster]);
    expect(held(walking, looks)).toBeLessThan(0.5);
    const lively = looks.map(({ frame, people: [walker] }) => ({
      frame,
      people: [
        { ...walker!, moving: 2 },
        { ...poster, moving: 0.25 },
      ],
    }));
    expect(held(walking, lively)).toBeGreaterThan(0.95);
  });

  it('is with the one who is there all along, whoever was seen first', () => {
    const [first, ...later] = looksAt(walking);
    const other = { start: 0.85, end: 0.95, score: 0.5, area: 0.1 };
    const faint = later.map(({ frame, people: [walker] }) => ({
      frame,
      people: [{ ...walker!, score: 0.45 }],
    }));
    expect(held(walking, [{ ...first!, people: [other] }, ...faint])).toBeGreaterThan(0.85);
  });

  it('leaves a shot alone in which hardly anybody is seen', () => {
    const rare = looksAt(standing).map((look, index) =>
      index % 3 === 0 ? look : { ...look, people: [] },
    );
    expect(followPerson(rare, slot)).toBeNull();
    expect(followPerson([], slot)).toBeNull();
  });

  it('finds who turns round while they are hardly seen, and not who else is', () => {
    const turning: Walk = (frame) => {
      const start = 0.1 + 0.006 * (frame < 45 ? frame : 90 - frame);
      return { start, end: start + 0.26 };
    };
    const looksWith = (places: readonly number[]) =>
      looksAt(turning).map((look, index) => {
        const faint = places.map((start) => ({
          ...{ start, end: start + 0.26, score: 0.2, area: 0.1 },
        }));
        return index === 4 ? { ...look, people: faint } : look;
      });
    const lost = held(turning, looksWith([0.7]));
    expect(lost).toBeLessThan(0.9);
    expect(held(turning, looksWith([0.7, 0.37]))).toBeGreaterThan(lost + 0.05);
  });

  it('follows nobody who is gone for two seconds between two sightings', () => {
    const gone = looksAt(walking).map((look, index) =>
      index >= 3 && index <= 5 ? { ...look, people: [] } : look,
    );
    expect(followPerson(gone, slot)).toBeNull();
  });

  it('follows one who is far away alone, and nobody of a crowd', () => {
    const alone = looksAt(standing).map(({ frame, people }) => ({
      frame,
      people: people.map((one) => ({ ...one, area: 0.005 })),
    }));
    expect(followPerson(alone, slot)?.kind).toBe('static');
    const others = [0.1, 0.2].map((start) => {
      return { start, end: start + 0.05, score: 0.4, area: 0.004 };
    });
    const crowd = alone.map((look) => ({ ...look, people: [...look.people, ...others] }));
    expect(followPerson(crowd, slot)).toBeNull();
  });

  it('moves no more than it must: slower at its fastest than the one it holds', () => {
    const reframe = followPerson(looksAt(walking), slot);
    if (reframe?.kind !== 'move') throw new Error('it stays');
    const places = Array.from({ length: 90 }, (_, frame) => cropPositionAt(reframe, frame) * free);
    const steps = places
      .slice(1)
      .map((place, index) => Math.abs(place - (places[index] as number)));
    expect(Math.max(...steps)).toBeLessThan(0.009);
  });
});
