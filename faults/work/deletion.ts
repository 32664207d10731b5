import { binIdOf } from '../../packages/contract/src/bin.ts';
import { appearanceOf } from '../shared/belongings.ts';
import { deleteAt } from '../shared/client.ts';
import { readRows, unfinishedJobs } from '../shared/examine.ts';
import { type Belongings, converse } from '../shared/filled-studio.ts';
import { unlessCut } from '../shared/patience.ts';
import type { Scene, SceneMaker } from '../shared/scene.ts';
import { pause, waitFor } from '../shared/wait.ts';

const conversationsAtOnce = 6;
const picturesOfEach = 2;
const longestPauseMs = 300;
const longestRemovalSeconds = 60;
const jobs = ['removal', 'forgetting'];

/** A conversation whose deletion was asked for, and what was answered before the kill. */
type Going = { readonly of: Belongings; isAccepted: boolean; isGoneForGood: boolean };

/** Conversations with their pictures are deleted one after the other, each for good out of the bin. */
export const deletion: SceneMaker = {
  name: 'deletion',
  fault: 'kill −9 while conversations are deleted',
  // The kind of the same name, which deletes a film and a style too, stands for it there.
  rounds: { quick: 0, full: 100 },
  isShort: true,
  async make({ trial, studio, person }): Promise<Scene> {
    const { url, dataFolder } = studio;
    const stock: Belongings[] = [];
    let tried: Going[] = [];
    let isUnderWay = false;
    let work = Promise.resolve();
    const isDone = (address: string) =>
      unlessCut(
        () => deleteAt(`${url}/api/v1/${address}`, person()),
        async () => true,
      );
    const deleteOne = async (one: Going): Promise<boolean> => {
      const { conversation } = one.of;
      isUnderWay = true;
      if (!(await isDone(`conversations/${conversation}`))) return false;
      trial.log.write({ what: 'deletion', conversation });
      one.isAccepted = true;
      if (!(await isDone(`bin/${binIdOf('conversation', conversation)}`))) return false;
      trial.log.write({ what: 'deletion for good', conversation });
      one.isGoneForGood = true;
      isUnderWay = false;
      return true;
    };
    const deleteUntilCut = async () => {
      for (const of of stock.splice(0)) {
        const one = { of, isAccepted: false, isGoneForGood: false };
        tried.push(one);
        if (!(await deleteOne(one))) return;
        await pause(trial.random.between(0, longestPauseMs));
      }
    };
    const check = async ({ of, isAccepted, isGoneForGood }: Going) => {
      const appearance = await appearanceOf('conversation', { url, person: person(), of });
      const isHalf = appearance.startsWith('half') || (isAccepted && appearance !== 'gone');
      if (isHalf) trial.found('half-visible', `a deleted conversation is ${appearance}`);
      if (!isAccepted && appearance === 'whole') stock.push(of);
      if (!isGoneForGood) return;
      const keys = of.pictures.map(({ key }) => `'${key}'`).join();
      const left = readRows(dataFolder, `select id from files where storage_key in (${keys})`);
      if (left.length > 0) trial.found('half-visible', `${left.length} rows of what is gone`);
    };
    return {
      async prepare() {
        while (stock.length < conversationsAtOnce) {
          stock.push(await converse(url, person(), picturesOfEach));
        }
      },
      async begin() {
        tried = [];
        isUnderWay = false;
        work = trial.watch(deleteUntilCut());
      },
      async struck() {
        await work;
        const promised = unfinishedJobs(dataFolder, jobs);
        if (!isUnderWay && promised === 0) return null;
        const isAsked = isUnderWay ? 'asked for' : 'accepted';
        return promised > 0 ? `${isAsked}, objects not gone` : isAsked;
      },
      async compare() {
        const ended = async () => (unfinishedJobs(dataFolder, jobs) === 0 ? true : null);
        if (!(await waitFor(ended, { seconds: longestRemovalSeconds }))) {
          trial.found('other', 'the removal does not end');
        }
        for (const one of tried.splice(0)) await check(one);
      },
      async settle() {},
      async finish() {},
    };
  },
};
