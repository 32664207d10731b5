import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/use-page-title.ts';

type NoticePageProps = {
  title: string;
  lead: string;
  /** Buttons or links. */
  action?: ReactNode;
  icon?: ReactNode;
};

/** A page that says one thing and what to do next. */
export function NoticePage({ title, lead, action, icon }: NoticePageProps) {
  usePageTitle(title);
  return (
    <main className="flex flex-1 flex-col justify-center px-5 py-16 md:px-12">
      <div className="max-w-[560px] md:mx-auto md:w-full">
        {icon && <div className="mb-5 text-fg3">{icon}</div>}
        <h1 className="type-display-small">{title}</h1>
        <p className="mt-4 type-prose text-fg2">{lead}</p>
        {action && <div className="mt-8 flex flex-wrap gap-3">{action}</div>}
      </div>
    </main>
  );
}
