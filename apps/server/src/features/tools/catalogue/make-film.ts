import { aspectRatios, limits } from '@armoni/contract/limits';
import * as z from 'zod/mini';
import { filmHandle } from '../../../platform/tools/job-handle.ts';
import type { ToolCaller } from '../../../platform/tools/tool.ts';
import { isElsewhere } from '../is-elsewhere.ts';
import type { OwnFile, StudioWork } from '../ports.ts';
import { toolTexts } from '../texts.ts';
import { type Refused, refuse, type Tool } from '../tool.ts';

const input = z.object({
  clips: z.array(z.string()).check(z.minLength(1), z.maxLength(limits.clipsPerJob)),
  wish: z._default(z.string().check(z.maxLength(limits.instructionsCallCharacters)), ''),
  aspect_ratio: z._default(z.enum(aspectRatios), '16:9'),
});
type Input = z.infer<typeof input>;

export function makeFilm({ films, files }: Pick<StudioWork, 'films' | 'files'>): Tool<Input> {
  return {
    name: 'make_film',
    description: `Cut a film from 1–${limits.clipsPerJob} clips or pictures, given by id or address; an address of elsewhere (http…) is fetched by the studio, up to 2.5 GB each. "wish" says in words what is wanted, e.g. "15 s, rythmé, musique calme". Takes minutes; gives a job handle to read with read_job.`,
    input,
    asksFirst: true,
    isReadOnly: false,
    async plan(asked, { ownerId, language }) {
      const found = await Promise.all(asked.clips.map((one) => files.find(ownerId, one)));
      const isUnknown = found.some((one, index) => !one && !isElsewhere(asked.clips[index]));
      if (isUnknown) return refuse('not-found', toolTexts.noSuchClip[language]);
      const { wish, aspect_ratio: ratio } = asked;
      return {
        label: toolTexts.filmStep(asked.clips.length, wish, ratio)[language],
        cost: null,
        pictures: found.flatMap((one) => (one ? [pictureOf(one)] : [])).filter((url) => url !== ''),
      };
    },
    async run({ clips, wish, aspect_ratio: aspectRatio }, caller) {
      const { ownerId, language, key } = caller;
      const found = await gather(files, clips, caller);
      if ('ok' in found) return found;
      const fileIds = found.map(({ id }) => id);
      const outcome = await films.make(ownerId, { fileIds, wish, aspectRatio }, key);
      if (!outcome.ok) return refuse('not-found', toolTexts.noSuchClip[language]);
      return {
        ok: true,
        text: toolTexts.filmed(fileIds.length)[language],
        card: { kind: 'film', job_id: outcome.jobId, wish, aspect_ratio: aspectRatio },
        data: { job: filmHandle(outcome.jobId) },
      };
    },
  };
}

const pictureOf = ({ kind, url, thumbnailUrl }: OwnFile) =>
  thumbnailUrl ?? (kind === 'image' ? url : '');

/** One after the other, so that no two large ones fill the disk at once. */
async function gather(
  files: StudioWork['files'],
  clips: readonly string[],
  { ownerId, language, signal }: ToolCaller,
): Promise<readonly OwnFile[] | Refused> {
  const found: OwnFile[] = [];
  for (const handle of clips) {
    const own = await files.find(ownerId, handle);
    if (own) found.push(own);
    else if (!isElsewhere(handle)) return refuse('not-found', toolTexts.noSuchClip[language]);
    else {
      const fetched = await files.fetch(ownerId, handle, signal);
      if (!fetched) return refuse('refused', toolTexts.notFetched(handle)[language]);
      found.push(fetched);
    }
  }
  return found;
}
