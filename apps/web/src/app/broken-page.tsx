import { Button } from '../ui/button.tsx';
import { NoticePage } from './notice-page.tsx';
import { texts } from './texts.ts';

/** In place of a page that threw, or whose code could not be fetched. */
export function BrokenPage() {
  return (
    <NoticePage
      title={texts.broken}
      lead={texts.brokenLead}
      action={
        <Button variant="paper" size="large" onClick={() => window.location.reload()}>
          {texts.brokenAction}
        </Button>
      }
    />
  );
}
