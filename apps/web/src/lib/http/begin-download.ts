import { handOver, type ProjectFormat } from '@armoni/contract/downloads';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { call } from './api.ts';

export type ProjectWish = {
  readonly withMedia: boolean;
  /** Null for all of them. */
  readonly format: ProjectFormat | null;
  /** A cut that nobody rendered; the version that is shown without one. */
  readonly timeline?: Timeline;
};

/** Begins the download of a film as a project of other editors; false when that fails. */
export function downloadProject(id: string, wish: ProjectWish): Promise<boolean> {
  const { withMedia, format, timeline } = wish;
  const body = { with_media: withMedia, format, ...(timeline && { timeline }) };
  return beginDownload(call(handOver, { params: { id }, body }));
}

export async function beginDownload(address: Promise<{ readonly url: string }>): Promise<boolean> {
  try {
    startDownload((await address).url);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** The answer is an attachment: the page stays. */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  link.click();
}
