import type { ReactNode } from 'react';
import { AppLink } from '../../../lib/navigation.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { buttonClass } from '../../../ui/button-class.ts';

type PaymentNoticeProps = {
  icon: ReactNode;
  href: string;
  words: { title: string; lead: string; action: string };
};

/** How a payment ended, and the one way on. */
export function PaymentNotice({ icon, href, words }: PaymentNoticeProps) {
  usePageTitle(words.title);
  return (
    <main className="flex flex-1 flex-col justify-center px-5 py-16 md:px-12">
      <div className="max-w-[560px] md:mx-auto md:w-full">
        <div className="mb-5">{icon}</div>
        <h1 className="type-display-small">{words.title}</h1>
        <p className="mt-4 type-prose text-fg2">{words.lead}</p>
        <AppLink href={href} className={buttonClass({ variant: 'paper', size: 'large' }, 'mt-8')}>
          {words.action}
        </AppLink>
      </div>
    </main>
  );
}
