import { AppLink } from '../../lib/studio/navigation.tsx';
import { sitePictures } from '../../lib/studio/site-pictures.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { NoticePage } from '../../ui/layout/notice-page.tsx';
import { texts } from '../texts.ts';

export function NotFoundPage() {
  return (
    <NoticePage
      picture={sitePictures.dunes}
      title={texts.notFound}
      lead={texts.notFoundLead}
      action={
        <AppLink href="/" className={buttonClass({ variant: 'paper', size: 'large' })}>
          {texts.notFoundAction}
        </AppLink>
      }
    />
  );
}
