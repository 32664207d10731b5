import type { IllustrationDescription } from '../illustration-description.ts';
import type { Group } from '../picture/picture.ts';
import { mandala, threadsOf, weave } from '../scenery/designed/weaves.ts';
import type { Setting } from '../scenery/stage.ts';
import { knit } from './knit.ts';
import { repeat } from './repeat.ts';
import type { Player } from './rows.ts';

/** Forms alone, things knitted, or things again and again. */
export function patternOf(
  { design, colours, things }: IllustrationDescription,
  players: readonly (Player | null)[],
  setting: Setting,
): Group[] {
  const kind = design?.weave;
  const told =
    colours.length > 0 ? colours : things.flatMap(({ colour }) => (colour ? [colour] : []));
  if (kind === 'knit') return knit(players, setting, threadsOf('knit', { colours: told, setting }));
  if (kind === 'mandala') return mandala(setting, threadsOf('mandala', { colours: told, setting }));
  if (kind && players.every((player) => player === null))
    return weave(setting, kind, threadsOf(kind, { colours: told, setting }));
  return repeat(players, setting, { isDense: design?.isDense ?? false, colours });
}
