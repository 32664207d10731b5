import { SpeechListener } from '@armoni/perception/hear/speech-listener';
import { plainIntent } from '@armoni/video-engine/model/intent';
import { toSeconds } from '@armoni/video-engine/model/time';
import type { Timeline } from '@armoni/video-engine/model/timeline';
import { planTimeline } from '@armoni/video-engine/plan/plan-timeline';
import { buildAnalysis, buildMusic } from '@armoni/video-engine/plan/testing/analysis-builder';
import { duckingAt } from '@armoni/video-engine/render/sound/mix-sound';
import { speechSpans } from '@armoni/video-engine/render/sound/sound-levels';
import { leaveOut } from './shared/leave-out.ts';
import { sized } from './shared/sized.ts';
import { makeRandom } from './truth/random.ts';
import { canSpeak, type SpokenTalk, speakTalk } from './truth/spoken-talk.ts';

/**
 * Cuts inside words, and music that comes up between two words, in films of talks whose words are
 * known. Needs espeak-ng; the pictures are sketched, the voice is heard by the engine.
 */
const size = sized({ talks: 12, seconds: 60, films: 200 }, { talks: 2, seconds: 20, films: 4 });
/** A gap between words in which the music is not to move; and how far it may. */
const shortGapSeconds = 1.5;
const audibleShare = 0.25;
/** The trimmed end of a word is hardly heard. */
const edgeSeconds = 0.02;
const lengths = [12, 20, 30, 45, 60].map((length) => Math.min(length, size.seconds));
const paces = ['slow', 'medium', 'fast'] as const;

type Heard = SpokenTalk & { readonly analysis: ReturnType<typeof buildAnalysis> };

function listen(talk: SpokenTalk, index: number): Heard {
  const listener = new SpeechListener();
  listener.push(talk.samples);
  const speech = listener.end();
  return {
    ...talk,
    analysis: buildAnalysis({ seconds: size.seconds, speech, seed: index }, index),
  };
}

function makeFilm(film: number, talks: readonly Heard[]): Timeline {
  const own = talks.filter((_, index) => (film + index) % (talks.length / 2) < 1);
  const length = lengths[film % lengths.length] as number;
  return planTimeline({
    intent: {
      ...plainIntent(true),
      duration: { minSeconds: length, maxSeconds: length },
      pace: paces[film % 3] ?? 'medium',
      hook: film % 7 === 0,
      originalSound: film % 2 === 0 ? 'duck' : 'keep',
    },
    analyses: own.map(({ analysis }) => analysis),
    music: buildMusic({ seconds: 90, bpm: 100 + (film % 5) * 10 }),
    aspectRatio: '16:9',
    seed: film,
  });
}

function benchmarkWords() {
  const random = makeRandom(20_261_123);
  const talks = Array.from({ length: size.talks }, (_, index) =>
    listen(speakTalk(random, size.seconds), index),
  );
  const byId = new Map(talks.map((talk) => [talk.analysis.sourceId, talk]));
  const analyses = new Map(talks.map(({ analysis }) => [analysis.sourceId, analysis]));
  let [cuts, insideWords, shots, mute, rises, minutes, farthest] = [0, 0, 0, 0, 0, 0, 0];
  let films = 0;
  for (; films < size.films; films += 1) {
    const timeline = makeFilm(films, talks);
    const { clips } = timeline.tracks.video;
    const spans = speechSpans(clips, analyses);
    const wished = lengths[films % lengths.length] as number;
    farthest = Math.max(farthest, Math.abs(toSeconds(timeline.duration) - wished));
    minutes += toSeconds(timeline.duration) / 60;
    shots += clips.length;
    for (const { mediaReference, sourceRange, recordRange, sound } of clips) {
      if (sound === 'drop') {
        mute += 1;
        continue;
      }
      const { words = [] } = byId.get(mediaReference.sourceId) ?? {};
      const from = toSeconds(sourceRange.startTime);
      const to = from + toSeconds(sourceRange.duration);
      cuts += 2;
      insideWords += [from, to].filter((cut) =>
        words.some(
          ({ startSeconds, endSeconds }) =>
            startSeconds + edgeSeconds < cut && cut < endSeconds - edgeSeconds,
        ),
      ).length;
      const shift = toSeconds(recordRange.startTime) - from;
      const said = words.filter((word) => word.startSeconds >= from && word.endSeconds <= to);
      rises += said.filter((word, index) => {
        const next = said[index + 1];
        if (!next || next.startSeconds - word.endSeconds >= shortGapSeconds) return false;
        const middle = (word.endSeconds + next.startSeconds) / 2 + shift;
        return duckingAt(spans, middle) < 1 - audibleShare;
      }).length;
    }
  }
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    ...{ films, shots, cuts, insideWords, shotsWithoutTheirSound: mute },
    ...{ minutes: rounded(minutes), risesInShortGaps: rises },
    farthestFromWishedSeconds: rounded(farthest),
  };
}

if (!canSpeak()) leaveOut('espeak-ng is not installed');
console.dir(benchmarkWords());
