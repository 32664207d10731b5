import type { LineageItem } from '@armoni/contract/lineage';
import { clsx } from 'clsx';
import { useLineage } from '../../../lib/http/use-lineage.ts';
import { useAccord } from '../../../lib/media/use-accord.ts';
import { Accord } from '../../../ui/media/accord.tsx';
import { LineageList } from '../../../ui/media/lineage-list.tsx';
import { texts as mediaTexts } from '../../../ui/media/texts.ts';
import { texts } from '../texts.ts';
import { formatMoment } from './format-moment.ts';
import { lineOf } from './line-of.ts';
import { titleOf } from './title-of.ts';

type PictureLineProps = {
  url: string;
  /** How things are told apart where pictures stand already. */
  mark: 'accord' | 'picture';
  className?: string;
};

/** What a picture came from, itself, and what came of it; nothing of a picture that stands alone. */
export function PictureLine({ url, mark, className }: PictureLineProps) {
  const { data } = useLineage(url);
  const line = data ? lineOf(data) : [];
  if (!data || line.every(({ item, below }) => item.id === data.item.id && below.length === 0)) {
    return null;
  }
  return (
    <section aria-label={texts.pictures.line} className={clsx('space-y-2', className)}>
      <h3 className={mark === 'picture' ? 'type-h3' : 'type-label'}>{texts.pictures.line}</h3>
      <LineageList
        rows={line}
        ownId={data.item.id}
        show={(item) => <Content item={item} isOwn={item.id === data.item.id} mark={mark} />}
      />
    </section>
  );
}

type ContentProps = { item: LineageItem; isOwn: boolean; mark: PictureLineProps['mark'] };

function Content({ item, isOwn, mark }: ContentProps) {
  return (
    <>
      <Mark picture={item.picture} isOwn={isOwn} mark={mark} />
      <span className="min-w-0 flex-1">
        <span className={clsx('block truncate text-[13px]/5', isOwn && 'font-[550]')}>
          {titleOf(item.name) || mediaTexts.kinds[item.kind]}
        </span>
        <span className="type-data block truncate text-fg3">
          {isOwn ? texts.pictures.own : factsOf(item)}
        </span>
      </span>
    </>
  );
}

/** A picture needs no word for what it is. */
function factsOf({ kind, made_at }: LineageItem): string {
  const moment = made_at === null ? [] : [formatMoment(made_at)];
  return (kind === 'picture' ? moment : [mediaTexts.kinds[kind], ...moment]).join(' · ');
}

type MarkProps = { picture: string | null; isOwn: boolean; mark: PictureLineProps['mark'] };

function Mark({ picture, isOwn, mark }: MarkProps) {
  const stripes = useAccord(mark === 'accord' ? picture : null);
  const shape = clsx(
    'h-7 w-9 flex-none rounded-xs',
    isOwn && 'outline-2 outline-offset-2 outline-ring outline-solid',
  );
  return mark === 'accord' || picture === null ? (
    <Accord stripes={stripes} className={shape} />
  ) : (
    <img src={picture} alt="" className={clsx(shape, 'object-cover')} />
  );
}
