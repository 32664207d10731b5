import type { Statement } from '@armoni/provenance/manifest/manifest-definition';
import type { EditOutcome } from '@armoni/video-engine/model/edit';
import type { FileToSign, MadeFrom } from '../../../platform/provenance/media-to-sign.ts';
import { withWatermark } from '../../../platform/provenance/with-watermark.ts';
import type { FetchedSources } from './fetch-sources.ts';

type Rendered = {
  readonly film: Pick<Extract<EditOutcome, { filmPath: string }>, 'report'>;
  readonly fetched: Pick<Extract<FetchedSources, { ok: true }>, 'sources' | 'musicPath'>;
  /** What is in the frames of the film, and so in its stills. */
  readonly watermark: string | null;
};

type Signed = Pick<FileToSign, 'statement' | 'madeFrom' | 'watermark'>;

/**
 * What happened to make a film: the clips that its shots are cut from, placed one beside the other,
 * and its music. Clips are numbered as in the film's list: their names may tell who somebody is.
 */
export function filmStatement(
  { film, fetched, watermark }: Rendered,
  now: string,
): Readonly<Record<'film' | 'still', (sourceType: string) => Signed>> {
  const shots = film.report.timeline.tracks.video.clips;
  const used = new Set(shots.map(({ mediaReference }) => mediaReference.sourceId));
  const clips = fetched.sources.flatMap(({ id, path }, index): MadeFrom[] =>
    used.has(id) ? [placed(`clip-${index + 1}`, `Clip ${index + 1}`, path)] : [],
  );
  const { musicPath } = fetched;
  const music = musicPath === null ? [] : [placed('music', 'Musique', musicPath)];
  const madeFrom = [...clips, ...music];
  const ingredients = madeFrom.map(({ label }) => label);
  const created = (sourceType: string) => ({
    action: 'c2pa.created',
    ...{ sourceType, agent, when: now },
  });
  const put = { action: 'c2pa.placed', ingredients };
  const marked = (statement: Statement) =>
    watermark === null ? statement : withWatermark(statement, watermark);
  return {
    film: (sourceType) => {
      const made = created(sourceType);
      const actions = ingredients.length > 0 ? [made, put] : [made];
      return { statement: marked({ title: 'Film', actions }), madeFrom, watermark };
    },
    still: (sourceType) => {
      const statement = { title: 'Image du film', actions: [created(sourceType)] };
      return { statement: marked(statement), madeFrom: [], watermark };
    },
  };
}

const agent = { name: 'Armoni, montage' };

function placed(label: string, title: string, path: string): MadeFrom {
  const mimeType = 'application/octet-stream';
  return { label, title, relationship: 'componentOf', mimeType, bytes: { path } };
}
