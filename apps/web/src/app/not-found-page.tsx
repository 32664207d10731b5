import { AppLink } from '../lib/navigation.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { NoticePage } from './notice-page.tsx';
import { texts } from './texts.ts';

export function NotFoundPage() {
  return (
    <NoticePage
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
