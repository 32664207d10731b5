import type * as z from 'zod/mini';
import { filmHandle, styleHandle } from '../../../platform/tools/job-handle.ts';
import { findJob, jobInput } from '../find-job.ts';
import type { StudioWork } from '../ports.ts';
import { toolTexts } from '../texts.ts';
import { refuse, type Tool } from '../tool.ts';

export function cancelJob(
  work: Pick<StudioWork, 'styles' | 'films'>,
): Tool<z.infer<typeof jobInput>> {
  const { styles, films } = work;
  return {
    name: 'cancel_job',
    description:
      'Stop a training or a film that is under way, by its handle, or the newest one. What it had made so far is lost.',
    input: jobInput,
    asksFirst: true,
    isReadOnly: false,
    async plan(asked, { ownerId, language }) {
      const handle = await findJob(work, ownerId, asked);
      const style = handle?.of === 'style' ? await styles.one(ownerId, handle.id) : null;
      const film = handle?.of === 'film' ? await films.job(ownerId, handle.id) : null;
      if (!style && !film) return refuse('not-found', toolTexts.noSuchJob[language]);
      const isUnderWay = style
        ? style.status === 'training'
        : film?.status === 'queued' || film?.status === 'processing';
      if (!isUnderWay) return refuse('refused', toolTexts.ended[language]);
      const { cancelStep } = toolTexts;
      const label = style ? cancelStep.style(style.name)[language] : cancelStep.film[language];
      const job = style ? styleHandle(style.id) : filmHandle(film?.job_id ?? '');
      return { label, cost: null, pictures: [], input: { job } };
    },
    async run(asked, { ownerId, language }) {
      const handle = await findJob(work, ownerId, asked);
      if (handle?.of === 'style') {
        const style = await styles.one(ownerId, handle.id);
        if (!style) return refuse('not-found', toolTexts.noSuchJob[language]);
        if (style.status !== 'training') return refuse('refused', toolTexts.ended[language]);
        await styles.cancel(ownerId, handle.id);
        const text = toolTexts.cancelled.style(style.name)[language];
        const data = { job: styleHandle(handle.id), status: 'cancelled' };
        return { ok: true, text, card: null, data };
      }
      const film = handle?.of === 'film' ? await films.cancel(ownerId, handle.id) : null;
      if (!film) return refuse('not-found', toolTexts.noSuchJob[language]);
      if (film.status !== 'cancelled') return refuse('refused', toolTexts.ended[language]);
      const data = { job: filmHandle(film.job_id), status: film.status };
      return { ok: true, text: toolTexts.cancelled.film[language], card: null, data };
    },
  };
}
