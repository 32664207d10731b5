import { makeHearMusic } from '../features/films/adapters/hear-music-in-process.ts';
import {
  type GiveMusicDependencies,
  makeGiveMusic,
} from '../features/films/cutting/music/give-music.ts';
import { makeFairLanes } from '../platform/concurrency/fair-lanes.ts';

type Shared = Omit<GiveMusicDependencies, 'hearMusic' | 'lanes' | 'workFolder'> & {
  readonly clipWorkFolder: string;
};

/** Some seconds of work each, for somebody who waits to hear it under the film. */
const hearingLanes = { atOnce: 2, atOncePerLane: 1, mostWaiting: 60, mostWaitingPerLane: 10 };

/** Music that a finished film is given: listened to as that of a first film is. */
export function composeFilmMusic(
  shared: Shared,
  tools: { readonly ffmpegPath: string; readonly ffprobePath: string },
) {
  return makeGiveMusic({
    ...shared,
    hearMusic: makeHearMusic(tools),
    lanes: makeFairLanes(hearingLanes),
    workFolder: shared.clipWorkFolder,
  });
}
