import { CircleCheck } from 'lucide-react';
import { AppLink } from '../../lib/studio/navigation.tsx';
import { sitePictures } from '../../lib/studio/site-pictures.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { NoticePage } from '../../ui/layout/notice-page.tsx';
import { texts } from './texts.ts';

const { title, lead, action } = texts.success;

export function SuccessPage() {
  return (
    <NoticePage
      picture={sitePictures.lac}
      icon={<CircleCheck size={32} strokeWidth={1.5} aria-hidden className="text-ok" />}
      title={title}
      lead={lead}
      action={
        <AppLink href="/armoni" className={buttonClass({ variant: 'paper', size: 'large' })}>
          {action}
        </AppLink>
      }
    />
  );
}
