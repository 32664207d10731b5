import { changeTitle, setLook, setMusic } from '@armoni/contract/timeline/edit-film';
import {
  moveShot,
  removeShot,
  setSpeed,
  swapTake,
  trimEnd,
} from '@armoni/contract/timeline/edit-shots';
import type { Timeline as WireTimeline } from '@armoni/contract/timeline/timeline';
import { frameSize } from '@armoni/video-engine/model/frame-sizes';
import type { Timeline } from '@armoni/video-engine/model/timeline';

/** At the film's rate, of a clip of the film. */
type Lengths = ReadonlyMap<string, number>;

/** What a person may change in a finished film, each from the film as it was at first. */
export function filmChanges(film: Timeline, lengths: Lengths): ReadonlyMap<string, Timeline> {
  const wire = film as WireTimeline;
  const { clips } = film.tracks.video;
  const [second, , fourth] = clips.slice(1);
  if (!second || !fourth) throw new Error('the film has too few shots to be changed');
  const sourceOf = ({ mediaReference: { sourceId, name } }: typeof second) => {
    return { id: sourceId, name, kind: 'video', frames: lengths.get(sourceId) ?? 0 } as const;
  };
  const { music } = wire.tracks.audio;
  const changes: readonly (readonly [string, WireTimeline])[] = [
    ['text corrected', changeTitle(wire, 0, { text: 'Îles du Nord' })],
    ['shot shorter by 10 frames', trimEnd(wire, second.id, -10, sourceOf(second))],
    ['shot swapped', swapTake(wire, second.id, 3, sourceOf(fourth))],
    ['shot moved by two places', moveShot(wire, second.id, 3)],
    ['shot removed', removeShot(wire, second.id)],
    ['shot at half speed', setSpeed(wire, second.id, 0.5, sourceOf(second))],
    ...(music
      ? [['music 6 dB lower', setMusic(wire, { ...music, gainDecibels: -6 })] as const]
      : []),
    ['look of the film', setLook(wire, film.look === 'warm' ? 'cold' : 'warm')],
  ];
  return new Map(changes.map(([name, changed]) => [name, changed as Timeline]));
}

/** The same shots in 9:16, each framed anew when it is rendered. */
export function uprightFilm(film: Timeline): Timeline {
  const { video } = film.tracks;
  const clips = video.clips.map((shot) => ({ ...shot, reframe: { kind: 'auto' as const } }));
  return {
    ...film,
    ...frameSize('9:16', Math.min(film.width, film.height)),
    aspectRatio: '9:16',
    tracks: { ...film.tracks, video: { ...video, clips } },
    notes: [],
  };
}
