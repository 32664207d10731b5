import type { ReactNode } from 'react';
import type { SitePicture } from '../../lib/studio/site-pictures.ts';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { FramedPicture } from '../media/framed-picture.tsx';

type NoticePageProps = {
  title: string;
  lead: string;
  /** What is to be known before something is done. */
  children?: ReactNode;
  /** Buttons or links. */
  action?: ReactNode;
  icon?: ReactNode;
  picture: SitePicture;
};

/** A page that says one thing and what to do next, beside a picture that says it too. */
export function NoticePage({ title, lead, children, action, icon, picture }: NoticePageProps) {
  usePageTitle(title);
  return (
    <main className="mx-auto grid w-full max-w-[1312px] flex-1 content-start gap-8 px-4 pt-4 pb-16 md:px-12 md:py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:content-center lg:items-center lg:gap-16">
      <FramedPicture
        picture={picture}
        imageClassName="aspect-2/1 rounded-t-sm sm:aspect-5/2 lg:aspect-4/3"
        className="lg:order-last"
      />
      <div className="max-w-[560px]">
        {icon && <div className="mb-5 text-fg3">{icon}</div>}
        <h1 className="type-display-small">{title}</h1>
        <p className="mt-4 type-prose text-fg2">{lead}</p>
        {children}
        {action && <div className="mt-8 flex flex-wrap gap-3">{action}</div>}
      </div>
    </main>
  );
}
