import { lazy, Suspense, useEffect } from 'react';
import { useMediaHost } from '../../../lib/studio/studio-config.ts';
import { usePageTitle } from '../../../lib/studio/use-page-title.ts';
import { PageFrame } from '../components/page-frame.tsx';
import { CheckForm } from './check-form.tsx';
import { MarkSearch } from './mark-search.tsx';
import { ownFileIn } from './own-file.ts';
import { checkTexts } from './texts.ts';
import { useCheck } from './use-check.ts';

/** With the first file: most people only look at this page. */
const CheckedMedia = lazy(async () => ({
  default: (await import('./checked-media.tsx')).CheckedMedia,
}));
const Verdict = lazy(async () => ({ default: (await import('./verdict.tsx')).Verdict }));

/** Says of any picture or film where it comes from; open to everybody. */
export function CheckPage() {
  usePageTitle(checkTexts.title);
  const { checked, checkFile, checkAddress, checkOwn, lookForMark } = useCheck();
  const mediaHost = useMediaHost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whoever comes from a file
  useEffect(() => {
    const own = ownFileIn(window.location.search, mediaHost);
    if (own !== null) checkOwn(own);
  }, []);
  return (
    <PageFrame>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h1 className="type-h1">{checkTexts.title}</h1>
          <p className="mt-2 text-base leading-6 text-fg2">{checkTexts.lead}</p>
          <Suspense>{checked && <CheckedMedia checked={checked} />}</Suspense>
        </div>
        <div role="status" className="max-lg:order-1 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {checked ? (
            <>
              <Suspense>
                <Verdict checked={checked} level="h2" />
              </Suspense>
              <MarkSearch checked={checked} onSearch={lookForMark} />
            </>
          ) : (
            <p className="max-w-[44ch] type-prose text-fg2 lg:pt-14">{checkTexts.explain}</p>
          )}
        </div>
        <div className={checked ? 'max-lg:order-2' : ''}>
          <CheckForm isFirst={!checked} onFile={checkFile} onAddress={checkAddress} />
        </div>
      </div>
    </PageFrame>
  );
}
