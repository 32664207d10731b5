import { describe, expect, it } from 'vitest';
import { sharesFrames } from '../model/time.ts';
import { clearFrames } from './cut/time-text.ts';
import { understandInstructions } from './intent/understand-instructions.ts';
import { planTimeline } from './plan-timeline.ts';
import { buildAnalysis, buildMusic, type ClipSketch } from './testing/analysis-builder.ts';
import { plan, presets } from './testing/plan-sketches.ts';

const music = buildMusic({ seconds: 100, bpm: 120 });

describe('sound, transitions, cards', () => {
  it('keeps the sound when there is no music to duck under', () => {
    const duck = { ...presets.fast, originalSound: 'duck' as const };
    expect(plan(duck, [{ seconds: 30 }]).tracks.audio).toEqual({
      originalSound: 'keep',
      music: null,
    });
    const silent = buildMusic({ seconds: 60, bpm: 120, loudnessLufs: null });
    expect(plan(duck, [{ seconds: 30 }], { music: silent }).tracks.audio.music).toBeNull();
    const short = buildMusic({ seconds: 5, bpm: 120 });
    expect(plan(duck, [{ seconds: 30 }], { music: short }).tracks.audio).toEqual({
      originalSound: 'duck',
      music: { startSeconds: 0, loops: true },
    });
  });

  it('dissolves and fades out in a slow film, only where both shots have the frames', () => {
    const slow = understandInstructions('30 s, lent');
    const timeline = plan(
      slow,
      Array.from({ length: 6 }, () => ({ seconds: 20 })),
    );
    const kinds = timeline.tracks.video.transitions.map((transition) => transition.kind);
    expect(kinds).toContain('dissolve');
    expect(kinds.at(-1)).toBe('fade-out');
    for (const { kind, afterClipIndex } of timeline.tracks.video.transitions) {
      if (kind !== 'dissolve') continue;
      const right = timeline.tracks.video.clips[afterClipIndex + 1];
      expect(right?.sourceRange.startTime.value).toBeGreaterThanOrEqual(12);
    }
    expect(plan(presets.fast, [{ seconds: 30 }]).tracks.video.transitions).toEqual([]);
  });

  it('puts the title on the flattest third', () => {
    const layout = Array.from({ length: 144 }, (_, index) =>
      index < 48 ? 200 : (index * 97) % 256,
    );
    const flatTop: ClipSketch = { seconds: 10, measure: () => ({ layout }) };
    const timeline = plan(understandInstructions('6 s, titre « Ciel »'), [flatTop]);
    expect(timeline.tracks.video.titles[0]).toMatchObject({
      kind: 'title',
      text: 'Ciel',
      ...{ place: 'top', manner: 'title', family: 'wide' },
    });
  });

  it('prefers what survives the crop', () => {
    const analyses = [
      buildAnalysis({ seconds: 20, measure: () => ({ score: 0 }) }, 0),
      buildAnalysis({ seconds: 20, measure: () => ({ score: 0.2 }) }, 1),
    ];
    const kept = analyses[0]?.windows.map((window) => window.layout);
    const cropInterest = (layout: readonly number[]) => (kept?.includes(layout) ? 1 : 0);
    const intent = { ...presets.fast, duration: { minSeconds: 3, maxSeconds: 3 } };
    const timeline = planTimeline({
      intent,
      analyses,
      music: null,
      aspectRatio: '9:16',
      seed: 1,
      cropInterest,
    });
    expect(timeline.tracks.video.clips[0]?.mediaReference.sourceId).toBe('source-0');
  });
});

describe('moments of texts', () => {
  const clips = Array.from({ length: 4 }, (_, index) => ({ seconds: 9 + index }));
  const wishes = [
    '12 s, titre « Îles du Sud », finis par « Réservez maintenant »',
    '30 s, rapide, accroche, titre « Ça commence », finis par « Abonnez-vous »',
    '40 s, lent, titre « Le dernier rivage », texte « Jour 3 : on monte vers le col » au milieu du film',
    'vertical, 20 s, rapide, texte « Tout en haut » au milieu du film, finis par « À bientôt »',
    '25 s, texte « Demain » à 7 s, texte « Après » à 15 s',
  ];

  it.each(wishes)('lie on cuts or clear of them, and inside the film: %s', (wish) => {
    const timeline = plan(understandInstructions(wish), clips, { music });
    const { clips: shots, titles } = timeline.tracks.video;
    const end = timeline.duration.value;
    const cuts = [...shots.map(({ recordRange }) => recordRange.startTime.value), end];
    expect(titles.length).toBeGreaterThan(0);
    for (const { range, text } of titles) {
      const from = range.startTime.value;
      const to = from + range.duration.value;
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(end);
      const isWished = text === 'Demain' || text === 'Après';
      for (const edge of isWished ? [to] : [from, to]) {
        const nearest = Math.min(...cuts.map((cut) => Math.abs(cut - edge)));
        expect(nearest === 0 || nearest >= clearFrames, `${text} at ${edge}`).toBe(true);
      }
    }
  });

  it.each(wishes)('stay in one shot: %s', (wish) => {
    for (const seed of [1, 2, 3]) {
      const timeline = plan(understandInstructions(wish), clips, { music, seed });
      const { clips: shots, titles } = timeline.tracks.video;
      for (const { range, text } of titles) {
        const from = range.startTime.value;
        const to = from + range.duration.value;
        const cuts = shots
          .map(({ recordRange }) => recordRange.startTime.value)
          .filter((cut) => cut > from && cut < to);
        const isWished = text === 'Demain' || text === 'Après';
        if (!isWished) expect(cuts, `beneath ${text}, ${from} to ${to}`).toEqual([]);
        expect(to - from).toBeGreaterThan(0.5 * (75 + 1.2 * text.length));
      }
    }
  });

  it('come and go with cuts where nothing is long enough to be held', () => {
    const short = Array.from({ length: 16 }, (_, index) => ({
      seconds: 1.2,
      seed: index * 31 + 5,
    }));
    const intent = understandInstructions('8 s, rapide, titre « Trop long pour un plan »');
    const { clips: shots, titles } = plan(intent, short).tracks.video;
    const [{ range } = { range: undefined }] = titles;
    const starts = shots.map(({ recordRange }) => recordRange.startTime.value);
    expect(range?.startTime.value).toBe(0);
    expect(starts).toContain(range?.duration.value);
  });

  it.each([
    '24 secondes, lent, titre « Où commence la mer ? », finis par « Réservez votre place »',
    '30 secondes, fondus, titre « Carnets », texte « Plus loin » au milieu du film',
  ])('stand in no dissolve: %s', (wish) => {
    const {
      transitions,
      titles,
      clips: shots,
    } = plan(understandInstructions(wish), clips).tracks.video;
    const dissolves = transitions.filter(({ kind }) => kind === 'dissolve');
    expect(dissolves.length).toBeGreaterThan(1);
    expect(titles).toHaveLength(2);
    for (const { range, text } of titles) {
      for (const { afterClipIndex, duration } of dissolves) {
        const cut = shots[afterClipIndex + 1]?.recordRange.startTime.value ?? 0;
        const from = cut - Math.ceil(duration.value / 2);
        expect(sharesFrames(range, from, from + duration.value), text).toBe(false);
      }
    }
  });

  it('are not taken into the dark with the end of a slow film', () => {
    const { transitions } = plan(
      understandInstructions('24 secondes, lent, finis par « Réservez votre place »'),
      clips,
    ).tracks.video;
    expect(transitions.filter(({ kind }) => kind === 'fade-out')).toEqual([]);
  });

  it('says what ends the film on a card, the rest at its foot', () => {
    const timeline = plan(understandInstructions(wishes[3] as string), clips);
    const { titles, clips: shots } = timeline.tracks.video;
    const [text, call] = titles;
    expect(text).toMatchObject({ manner: 'lower-third', family: 'narrow', place: 'bottom' });
    expect(call).toMatchObject({ manner: 'end-card', place: 'middle' });
    const starts = shots.map(({ recordRange }) => recordRange.startTime.value);
    expect(starts).toContain(call?.range.startTime.value);
  });

  it('keeps a wished place and moment', () => {
    const wish = '20 s, texte « Demain » à 7 s en haut pendant 3 s';
    const [text] = plan(understandInstructions(wish), clips).tracks.video.titles;
    expect(text).toMatchObject({ place: 'top' });
    expect(text?.range.startTime.value).toBe(210);
    expect(text?.range.duration.value).toBe(90);
  });
});

describe('reasons', () => {
  it('says only what the measures bear out, and varies', () => {
    const lively: ClipSketch = { seconds: 10, measure: () => ({ activity: 9, score: 1.5 }) };
    const vertical: ClipSketch = {
      seconds: 3,
      width: 1080,
      height: 1920,
      measure: () => ({ score: 2 }),
    };
    const intent = { ...presets.fast, duration: { minSeconds: 12, maxSeconds: 12 } };
    const timeline = plan(intent, [{ seconds: 20 }, lively, vertical, { seconds: 20 }], {
      music,
      names: new Map([['source-0', 'plage.mp4']]),
    });
    const reasons = timeline.tracks.video.clips.map((clip) => clip.reason);
    expect(new Set(reasons).size).toBeGreaterThan(reasons.length / 3);
    for (const clip of timeline.tracks.video.clips) {
      if (clip.reason.includes('le plus vif'))
        expect(clip.mediaReference.sourceId).toBe('source-1');
      if (clip.reason.includes('vertical')) expect(clip.mediaReference.sourceId).toBe('source-2');
      if (clip.reason.includes('plage')) expect(clip.mediaReference.sourceId).toBe('source-0');
    }
  });
});
