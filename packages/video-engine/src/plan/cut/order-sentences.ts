import type { Intent } from '../../model/intent.ts';
import { isHeard } from '../material/heard.ts';
import type { PlannedShot } from '../material/planned-shot.ts';

/**
 * What somebody says stands in the order in which it was said: the shots of one clip share
 * their places in the film by time. Places, and with them roles and lengths, stay; a hook and
 * a call to action are told apart from the rest.
 */
export function orderSentences(
  shots: readonly PlannedShot[],
  intent: Intent,
): readonly PlannedShot[] {
  if (intent.originalSound === 'drop' || intent.order === 'shuffled') return shots;
  const film = [...shots];
  for (const clip of new Set(shots.map((shot) => shot.clip))) {
    const places = shots.flatMap((shot, index) =>
      shot.clip === clip && isTold(shot) && isHeard(shot, intent) ? [index] : [],
    );
    const inTime = places
      .map((index) => shots[index] as PlannedShot)
      .sort((a, b) => a.startFrame - b.startFrame);
    places.forEach((place, index) => {
      film[place] = { ...(inTime[index] as PlannedShot), role: (shots[place] as PlannedShot).role };
    });
  }
  return film;
}

function isTold({ role }: PlannedShot): boolean {
  return role !== 'hook' && role !== 'call-to-action';
}
