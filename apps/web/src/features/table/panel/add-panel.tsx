import type { AddableSource, CutSource } from '@armoni/contract/cuts';
import { framesPerSecond } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { useQuery } from '@tanstack/react-query';
import { Film, ImageIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { frameClock } from '../session/film-time.ts';
import { type FramePictures, pictureKey } from '../session/frame-pictures.ts';
import type { TableActions } from '../session/table-actions.ts';
import { addSourceTo, readAddable } from '../session/table-service.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import { PanelHead } from './panel-parts.tsx';

type AddPanelProps = {
  timeline: Timeline;
  session: TableSession;
  actions: TableActions;
  pictures: FramePictures;
};

const labels = texts.add;
/** Of each clip; the swap of a shot offers the others. */
const momentsShown = 3;

/** A shot more: from the film's clips, or from anything else that is the person's. */
export function AddPanel(props: AddPanelProps) {
  const { session } = props;
  const { sources } = useStore(session.base);
  return (
    <>
      <PanelHead
        title={labels.heading}
        closeLabel={labels.close}
        onClose={() => session.selection.set({ kind: 'film' })}
      />
      <div className="min-h-0 flex-1 space-y-5 overflow-y-auto px-4 py-4 lg:px-5">
        <p className="text-[13px]/[18px] text-fg3">{labels.lead}</p>
        <section aria-label={labels.fromFilm} className="space-y-4">
          {sources
            .filter(({ url }) => url !== null)
            .map((source) => (
              <ClipMoments key={source.id} source={source} {...props} />
            ))}
        </section>
        <Others {...props} />
      </div>
    </>
  );
}

type ClipMomentsProps = AddPanelProps & { source: CutSource };

function ClipMoments({ source, timeline, actions, pictures }: ClipMomentsProps) {
  const isStill = source.kind === 'image';
  const starts = isStill
    ? [0]
    : source.moments.slice(0, momentsShown).map(({ start_frame }) => start_frame);
  return (
    <div>
      <h3 className="type-label mb-2 truncate">{source.name}</h3>
      <ul className="grid grid-cols-3 gap-2">
        {starts.map((start) => (
          <li key={start}>
            <button
              type="button"
              aria-label={labels.moment(source.name, frameClock(timeline, start))}
              onClick={() => actions.insert(source, start)}
              className="block w-full rounded-xs text-left hover:opacity-90"
            >
              <MomentPicture {...{ source, start, timeline, pictures }} />
              {!isStill && (
                <span className="type-data mt-1 block text-fg3">{frameClock(timeline, start)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type MomentPictureProps = Pick<ClipMomentsProps, 'source' | 'timeline' | 'pictures'> & {
  start: number;
};

function MomentPicture({ source, start, timeline, pictures }: MomentPictureProps) {
  const known = useStore(pictures.pictures);
  const seconds = start / framesPerSecond(timeline);
  const { url, kind } = source;
  const isStill = kind === 'image';
  useEffect(() => {
    if (url && !isStill) pictures.want(url, seconds);
  }, [pictures, url, seconds, isStill]);
  const picture = isStill ? url : url && known.get(pictureKey(url, seconds));
  return (
    <span className="block aspect-video overflow-hidden rounded-xs bg-s2">
      {picture && <img src={picture} alt="" className="size-full object-cover" />}
    </span>
  );
}

/** Clips of other films, and pictures of the conversations. */
function Others({ session, actions }: AddPanelProps) {
  const { film_id: id, sources } = useStore(session.base);
  const [adding, setAdding] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['addable', id, sources.length],
    queryFn: ({ signal }) => readAddable(id, signal),
  });
  const add = async (fileId: string) => {
    setAdding(fileId);
    try {
      const source = await addSourceTo(id, fileId);
      session.base.set((cut) => ({ ...cut, sources: [...cut.sources, source] }));
      actions.insert(source, source.moments[0]?.start_frame ?? 0);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : labels.failed);
    }
    setAdding(null);
  };
  const others = data?.sources ?? [];
  if (others.length === 0)
    return data ? <p className="text-[13px]/[18px] text-fg3">{labels.noOthers}</p> : null;
  return (
    <section aria-label={labels.others}>
      <h3 className="type-label mb-2">{labels.others}</h3>
      <ul className="grid grid-cols-3 gap-2">
        {others.map((one) => (
          <li key={one.file_id}>
            <button
              type="button"
              aria-label={labels.other(one.name)}
              aria-busy={adding === one.file_id}
              disabled={adding !== null}
              onClick={() => void add(one.file_id)}
              className="block w-full rounded-xs text-left hover:opacity-90 disabled:opacity-60"
            >
              <OtherPicture one={one} />
              <span className="type-data mt-1 block truncate text-fg3">{one.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherPicture({ one }: { one: AddableSource }) {
  const picture = one.thumbnail_url ?? (one.kind === 'image' ? one.url : null);
  const Icon = one.kind === 'image' ? ImageIcon : Film;
  return (
    <span className="flex aspect-video items-center justify-center overflow-hidden rounded-xs bg-s2 text-fg3">
      {picture ? (
        <img src={picture} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Icon size={18} aria-hidden />
      )}
    </span>
  );
}
