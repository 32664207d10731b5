import { CircleSlash } from 'lucide-react';
import { AppLink } from '../../lib/studio/navigation.tsx';
import { sitePictures } from '../../lib/studio/site-pictures.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { NoticePage } from '../../ui/layout/notice-page.tsx';
import { texts } from './texts.ts';

const { title, lead, action } = texts.cancel;

export function CancelPage() {
  return (
    <NoticePage
      picture={sitePictures.crepuscule}
      icon={<CircleSlash size={32} strokeWidth={1.5} aria-hidden />}
      title={title}
      lead={lead}
      action={
        <AppLink href="/contact" className={buttonClass({ variant: 'paper', size: 'large' })}>
          {action}
        </AppLink>
      }
    />
  );
}
