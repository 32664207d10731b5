import {
  listedFiles,
  servedSha256,
  sha256Of,
} from '../../apps/server/src/faults/testing/acknowledged.ts';
import { uploadClip, uploadToChat } from '../../apps/server/src/features/files/testing.ts';
import { answerOf } from '../shared/client.ts';
import { readRows } from '../shared/examine.ts';
import { makeClip, makePictures } from '../shared/material.ts';
import type { Scene, SceneMaker } from '../shared/scene.ts';
import { waitFor } from '../shared/wait.ts';

const pictureLanes = 2;
const longestUntilListedSeconds = 60;

/** What the studio said it keeps: a picture of a conversation by its key, or a clip by its id. */
type Kept = { readonly place: 'picture' | 'clip'; readonly id: string; readonly sha256: string };

/** Pictures and clips arrive one after the other on several lines. */
export const upload: SceneMaker = {
  name: 'upload',
  fault: 'kill −9 while pictures and clips arrive',
  rounds: { quick: 3, full: 100 },
  async make({ trial, studio, person }): Promise<Scene> {
    const pictures = await makePictures(40);
    const clips = [await makeClip(trial.folder, 1)];
    const all: Kept[] = [];
    let kept: Kept[] = [];
    let lanes: Promise<void>[] = [];
    const uploadOn = async (place: Kept['place'], files: readonly Buffer[]) => {
      for (let index = 0; ; index += 1) {
        const bytes = files[index % files.length]!;
        const send = place === 'clip' ? uploadClip : uploadToChat;
        const call = send(studio.url, person(), bytes);
        const answer = await answerOf<{ id: string; fullPath: string }>(call);
        if (!answer) return;
        const id = place === 'clip' ? answer.id : answer.fullPath;
        const one: Kept = { place, id, sha256: sha256Of(bytes) };
        trial.log.write({ what: 'upload', ...one });
        kept.push(one);
      }
    };
    const compare = async (acknowledged: readonly Kept[]) => {
      // A studio that has just started may ask to come back a moment later.
      const files = await waitFor(() => listedFiles(studio.url, person()).catch(() => null), {
        seconds: longestUntilListedSeconds,
      });
      const listed = new Set(files?.map((one) => one.fullPath));
      const rows = readRows(studio.dataFolder, 'select id, sha256 from files');
      const hashes = new Map(rows.map(({ id, sha256 }) => [`${id}`, `${sha256}`]));
      for (const { place, id, sha256 } of acknowledged) {
        const isListed = place === 'clip' ? hashes.has(id) : listed.has(id);
        if (!isListed) trial.found('lost', `the ${place} ${id} is in no list`);
        const found = place === 'clip' ? hashes.get(id) : await servedSha256(studio.url, id);
        if (found !== sha256) trial.found('lost', `the ${place} ${id} has other bytes: ${found}`);
      }
    };
    return {
      async begin() {
        all.push(...kept);
        kept = [];
        lanes = Array.from({ length: pictureLanes }, () => uploadOn('picture', pictures));
        lanes.push(uploadOn('clip', clips));
      },
      async struck() {
        await Promise.all(lanes);
        return kept.length === 0 ? 'before the first answer' : 'after some answers';
      },
      compare: () => compare(kept),
      async settle() {},
      finish: () => compare([...all, ...kept]),
    };
  },
};
