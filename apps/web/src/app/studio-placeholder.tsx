import { AppLink } from '../lib/navigation.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { NoticePage } from './notice-page.tsx';
import { RequireSignIn } from './require-sign-in.tsx';
import { texts } from './texts.ts';

/** Until the chat studio opens: says what comes, and where to work today. */
export function StudioPlaceholder() {
  return <Placeholder title={texts.studioTitle} lead={texts.studioLead} />;
}

function Placeholder({ title, lead }: { title: string; lead: string }) {
  return (
    <RequireSignIn loading={texts.loadingStudio}>
      <NoticePage
        title={title}
        lead={lead}
        action={
          <AppLink href="/editor" className={buttonClass({ variant: 'paper', size: 'large' })}>
            {texts.openEditor}
          </AppLink>
        }
      />
    </RequireSignIn>
  );
}
