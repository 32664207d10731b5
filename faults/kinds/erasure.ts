import { eraseSomebody } from '../../apps/server/src/testing.ts';
import { checkAllThere } from '../shared/belongings.ts';
import { checkNothingLeft, isErased } from '../shared/erased.ts';
import { checkRows, checkSwept } from '../shared/examine.ts';
import { fillStudio } from '../shared/filled-studio.ts';
import { momentsWithin } from '../shared/moments.ts';
import { unlessCut } from '../shared/patience.ts';
import type { Kind } from '../shared/trial.ts';
import { pause } from '../shared/wait.ts';

/** A password is checked first, which takes its time. */
const firstSpanMs = 1500;

/** A person erases the account with everything in it. */
export const erasure: Kind = {
  name: 'erasure',
  fault: 'kill −9 while an account is erased',
  rounds: { quick: 1, full: 100 },
  async run(trial) {
    const filled = await fillStudio(trial);
    const moments = momentsWithin(trial.random, firstSpanMs);
    while (trial.hasNext()) {
      const studio = await filled.copy('erasing');
      try {
        await studio.start();
        const person = await studio.renew(filled.going.person);
        const erased = unlessCut(
          () => eraseSomebody(studio.url, person),
          async () => true,
        ).catch((error) => trial.found('other', `${error}`));
        await pause(moments.next());
        await studio.kill();
        const isAccepted = (await erased) === true;
        if (isAccepted) trial.log.write({ what: 'erasure', person: person.id });
        await studio.start();
        const isGone = await isErased(trial, studio, filled.going);
        if (isAccepted && !isGone) trial.found('other', 'an accepted erasure did not happen');
        const staying = await studio.renew(filled.staying.person);
        await checkAllThere(trial, { url: studio.url, person: staying, of: filled.staying });
        await checkRows(trial, studio.dataFolder);
        moments.heard(isAccepted ? 'late' : isGone ? 'within' : 'early');
        trial.strike(isAccepted ? 'accepted' : isGone ? 'done, not answered' : 'before');
        await studio.stop();
        await studio.sweep();
        await checkSwept(trial, studio.dataFolder);
        if (isGone) await checkNothingLeft(trial, studio.dataFolder, [filled.going]);
        trial.endRound();
      } finally {
        await studio.kill();
      }
    }
  },
};
