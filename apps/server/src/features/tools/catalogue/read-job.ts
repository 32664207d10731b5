import type * as z from 'zod/mini';
import { filmHandle, styleHandle } from '../../../platform/tools/job-handle.ts';
import type { ToolLanguage, ToolOutcome } from '../../../platform/tools/tool.ts';
import { findJob, jobInput } from '../find-job.ts';
import type { StudioWork } from '../ports.ts';
import { toolTexts } from '../texts.ts';
import { refuse, type Tool } from '../tool.ts';

export function readJob(
  work: Pick<StudioWork, 'styles' | 'films'>,
): Tool<z.infer<typeof jobInput>> {
  return {
    name: 'read_job',
    description:
      'Read where a training or a film stands, by the handle that train_style, make_film or change_film gave, or of the newest one: status, percent, stage, and what came of it. Handles outlive a restart of the studio.',
    input: jobInput,
    asksFirst: false,
    isReadOnly: true,
    async run(asked, { ownerId, language }) {
      const handle = await findJob(work, ownerId, asked);
      if (handle?.of === 'film') return filmState(work, { ownerId, id: handle.id, language });
      if (handle?.of === 'style') return styleState(work, { ownerId, id: handle.id, language });
      return refuse('not-found', toolTexts.noSuchJob[language]);
    },
  };
}

type Asked<Id> = { readonly ownerId: string; readonly id: Id; readonly language: ToolLanguage };

async function filmState(
  { films }: Pick<StudioWork, 'films'>,
  { ownerId, id, language }: Asked<string>,
): Promise<ToolOutcome> {
  const job = await films.job(ownerId, id);
  if (!job) return refuse('not-found', toolTexts.noSuchJob[language]);
  const said = toolTexts.filmState[job.status][language];
  const { status, percent, stage, video_url: url, error_message: error, video_id: film } = job;
  return {
    ok: true,
    text: error ? `${said} ${error}` : said,
    card: { kind: 'film', job_id: id, wish: '', aspect_ratio: '16:9' },
    data: { job: filmHandle(id), status, percent, stage, url, film, error },
  };
}

async function styleState(
  { styles }: Pick<StudioWork, 'styles'>,
  { ownerId, id, language }: Asked<number>,
): Promise<ToolOutcome> {
  const style = await styles.one(ownerId, id);
  if (!style) return refuse('not-found', toolTexts.noSuchJob[language]);
  const { name, status, stage = null, percent = null, error_message: error = null } = style;
  const said = toolTexts.styleState[status](name)[language];
  const pictures = (style.image_urls ?? []).slice(0, 4);
  return {
    ok: true,
    text: error ? `${said} ${error}` : said,
    card: { kind: 'style', id, name, pictures },
    data: { job: styleHandle(id), status, percent, stage, name, samples: style.sample_urls, error },
  };
}
