import { limits } from '@armoni/contract/limits';
import * as z from 'zod/mini';
import { filmHandle } from '../../../platform/tools/job-handle.ts';
import type { StudioWork } from '../ports.ts';
import { toolTexts } from '../texts.ts';
import { refuse, type Tool } from '../tool.ts';

const input = z.object({
  film: z.optional(z.string()),
  wish: z.string().check(z.minLength(1), z.maxLength(limits.instructionsCallCharacters)),
});

export function changeFilm({ films }: Pick<StudioWork, 'films'>): Tool<z.infer<typeof input>> {
  return {
    name: 'change_film',
    description:
      'Change a finished film by words, e.g. "plus rythmé, enlève le troisième plan" (French). Without "film" it is the newest one. Its earlier versions stay. Gives a job handle to read with read_job.',
    input,
    asksFirst: false,
    isReadOnly: false,
    async run({ film, wish }, { ownerId, language, key }) {
      const newest = film ? null : await films.newest(ownerId, { search: null, limit: 1 });
      const filmId = film ?? newest?.films[0]?.id;
      if (filmId === undefined) return refuse('not-found', toolTexts.noSuchFilm[language]);
      const outcome = await films.change(ownerId, { filmId, wish }, key);
      if (!outcome.ok) {
        return outcome.reason === 'not-found'
          ? refuse('not-found', toolTexts.noSuchFilm[language])
          : refuse('refused', outcome.message);
      }
      const { jobId, title, changes, refused, aspectRatio } = outcome;
      const said = [toolTexts.changed(title, changes)[language]];
      if (refused.length > 0) said.push(toolTexts.notDone(refused)[language]);
      return {
        ok: true,
        text: said.join(' '),
        card: { kind: 'film', job_id: jobId, wish, aspect_ratio: aspectRatio },
        data: { job: filmHandle(jobId), film: filmId },
      };
    },
  };
}
