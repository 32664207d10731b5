import { sitePictures } from '../../lib/studio/site-pictures.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { NoticePage } from '../../ui/layout/notice-page.tsx';
import { texts } from '../texts.ts';

/** In place of a page that threw, or whose code could not be fetched. */
export function BrokenPage() {
  return (
    <NoticePage
      picture={sitePictures.nuit}
      title={texts.broken}
      lead={texts.brokenLead}
      action={
        <>
          <Button variant="paper" size="large" onClick={() => window.location.reload()}>
            {texts.brokenAction}
          </Button>
          {/* A whole page load: what broke may be what moves between pages. */}
          <a href="/" className={buttonClass({ size: 'large' })}>
            {texts.brokenHome}
          </a>
        </>
      }
    />
  );
}
