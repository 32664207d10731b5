import type { Origin } from '@armoni/image-engine/origin/read-origin';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import type {
  PictureCall,
  PictureProcesses,
} from '../../../platform/pictures/picture-processes.ts';
import { readMarks } from './read-marks.ts';

/** What a picture's file says of where it comes from. @throws ApiFailure when too many wait */
export type ReadOrigin = (call: Omit<PictureCall<null>, 'options'>) => Promise<Origin>;

export function makeReadOrigin(pictureProcesses: PictureProcesses): ReadOrigin {
  return async (call) => {
    const marks = await pictureProcesses.run(readMarks, { ...call, options: null });
    if (marks.ok) return marks.value;
    if (marks.reason !== 'busy') return { kind: 'unreadable' };
    throw new ApiFailure('too_many_requests', undefined, { retryAfterSeconds: 30 });
  };
}
