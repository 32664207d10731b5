import { sha256Of } from '../../apps/server/src/faults/testing/acknowledged.ts';
import { uploadClip, uploadToChat } from '../../apps/server/src/features/files/testing.ts';
import { filesIn, servedSha256 } from '../shared/client.ts';
import { readRows } from '../shared/examine.ts';
import { makeClip, makePictures } from '../shared/material.ts';
import { unlessCut } from '../shared/patience.ts';
import type { Scene, SceneMaker } from '../shared/scene.ts';

const pictureLanes = 2;
/** Where `uploadToChat` puts them. */
const folderOfUploads = 'c1';

/** What the studio said it keeps: a picture of a conversation by its key, or a clip by its id. */
type Kept = { readonly place: 'picture' | 'clip'; readonly id: string; readonly sha256: string };

/** Pictures and clips arrive one after the other on several lines. */
export const upload: SceneMaker = {
  name: 'upload',
  fault: 'kill −9 while pictures and clips arrive',
  rounds: { quick: 1, full: 100 },
  isShort: true,
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
        const answer = await unlessCut(
          () => send(studio.url, person(), bytes),
          async (sent) => (await sent.json()) as { id: string; fullPath: string },
        );
        if (!answer) return;
        const id = place === 'clip' ? answer.id : answer.fullPath;
        const one: Kept = { place, id, sha256: sha256Of(bytes) };
        trial.log.write({ what: 'upload', ...one });
        kept.push(one);
      }
    };
    const compare = async (acknowledged: readonly Kept[]) => {
      const files = await filesIn(studio.url, person(), folderOfUploads);
      const listed = new Set(files.map((one) => one.fullPath));
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
        const pictureLane = () => trial.watch(uploadOn('picture', pictures));
        lanes = Array.from({ length: pictureLanes }, pictureLane);
        lanes.push(trial.watch(uploadOn('clip', clips)));
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
