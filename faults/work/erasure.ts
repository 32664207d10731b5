import { eraseSomebody } from '../../apps/server/src/testing.ts';
import { checkNothingLeft, isErased } from '../shared/erased.ts';
import { unfinishedJobs } from '../shared/examine.ts';
import { type Belongings, converse } from '../shared/filled-studio.ts';
import { unlessCut } from '../shared/patience.ts';
import type { Scene, SceneMaker } from '../shared/scene.ts';

const peopleAtOnce = 3;
const picturesOfEach = 2;

type Going = { readonly of: Belongings; isAccepted: boolean };

/** People erase their accounts, one after the other. */
export const erasure: SceneMaker = {
  name: 'erasure',
  fault: 'kill −9 while accounts are erased',
  // The kind of the same name stands for it there.
  rounds: { quick: 0, full: 100 },
  isShort: true,
  async make({ trial, studio }): Promise<Scene> {
    const { url, dataFolder } = studio;
    let stock: Belongings[] = [];
    let tried: Going[] = [];
    const gone: Belongings[] = [];
    let work = Promise.resolve();
    const eraseUntilCut = async () => {
      for (const of of stock.splice(0)) {
        const one = { of, isAccepted: false };
        tried.push(one);
        const isDone = await unlessCut(
          () => eraseSomebody(url, of.person),
          async () => true,
        );
        if (!isDone) return;
        trial.log.write({ what: 'erasure', person: of.person.id });
        one.isAccepted = true;
      }
    };
    return {
      async prepare() {
        while (stock.length < peopleAtOnce) {
          stock.push(await converse(url, await studio.signUp(), picturesOfEach));
        }
      },
      async begin() {
        tried = [];
        work = trial.watch(eraseUntilCut());
      },
      async struck() {
        await work;
        if (unfinishedJobs(dataFolder, ['erasure']) > 0) return 'promised, not done';
        const isAsked = tried.some(({ isAccepted }) => !isAccepted);
        return isAsked ? 'asked for' : null;
      },
      async compare() {
        for (const { of, isAccepted } of tried.splice(0)) {
          const isGone = await isErased(trial, studio, of);
          if (isAccepted && !isGone) trial.found('other', 'an accepted erasure did not happen');
          (isGone ? gone : stock).push(of);
        }
        const renewed = stock.map(async (of) => ({
          ...of,
          person: await studio.renew(of.person),
        }));
        stock = await Promise.all(renewed);
      },
      async settle() {},
      async swept() {
        await checkNothingLeft(trial, dataFolder, gone);
      },
      async finish() {},
    };
  },
};
