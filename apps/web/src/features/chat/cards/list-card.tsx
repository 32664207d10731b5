import type { ListCard as List } from '@armoni/contract/tools';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { CardFrame } from './card-frame.tsx';
import { cardTexts } from './texts.ts';

const mostShown = 12;
/** Where each kind is seen whole; pictures are in the conversations' panel. */
const places = { pictures: null, styles: '/trainer', films: '/gallery', clips: '/editor' } as const;

/** What there is of one kind, the newest first. */
export function ListCard({ list }: { list: List }) {
  const words = cardTexts.list;
  const shown = list.items.slice(0, mostShown);
  const place = places[list.of];
  return (
    <CardFrame label={words[list.of]}>
      <ul className="grid grid-cols-4 gap-3 max-md:grid-cols-2">
        {shown.map(({ id, name, url, picture }) => (
          <li key={id} className="min-w-0">
            <Item name={name} url={list.of === 'films' ? `/gallery/${id}` : url}>
              {picture === null ? (
                <span className="block aspect-[4/3] rounded-sm bg-s3" />
              ) : (
                <img
                  src={picture}
                  alt=""
                  loading="lazy"
                  className="aspect-[4/3] w-full rounded-sm bg-stage object-cover"
                />
              )}
            </Item>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex items-center gap-3 empty:hidden">
        {list.total > shown.length && (
          <p className="type-data text-fg3">{words.more(list.total - shown.length)}</p>
        )}
        {place && (
          <AppLink
            href={place}
            className={buttonClass({ variant: 'ghost', size: 'small' }, 'touch-44 -ml-3')}
          >
            {words.all}
          </AppLink>
        )}
      </div>
    </CardFrame>
  );
}

function Item({
  name,
  url,
  children,
}: {
  name: string;
  url: string | null;
  children: React.ReactNode;
}) {
  const content = (
    <>
      {children}
      <span className="mt-1.5 block truncate text-[13px]/5 text-fg2">{name}</span>
    </>
  );
  if (url === null) return content;
  return url.startsWith('/gallery/') ? (
    <AppLink href={url} className="block">
      {content}
    </AppLink>
  ) : (
    <a href={url} target="_blank" rel="noopener" className="block">
      {content}
    </a>
  );
}
