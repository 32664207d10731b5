import type { ReactNode } from 'react';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { sitePictures } from '../../../lib/studio/site-pictures.ts';
import { Logo } from '../../../ui/layout/logo.tsx';
import { FramedPicture } from '../../../ui/media/framed-picture.tsx';

type SignInFrameProps = { brand: string; children: ReactNode };

/** A picture over its accord, then the column of the form; on phones the logo above both. */
export function SignInFrame({ brand, children }: SignInFrameProps) {
  return (
    <main className="flex flex-1 flex-col lg:flex-row">
      <div className="flex h-14 flex-none items-center px-5 lg:hidden">
        <AppLink href="/" className="inline-flex rounded-sm">
          <Logo name={brand} />
        </AppLink>
      </div>
      <div className="flex-none bg-stage lg:sticky lg:top-0 lg:h-dvh lg:flex-1">
        <FramedPicture
          isFirst
          picture={sitePictures.rivage}
          className="h-38 sm:h-52 lg:h-full [&>figcaption]:my-3 [&>figcaption]:px-5 max-lg:[&>figcaption]:hidden"
          imageClassName="flex-1"
        />
      </div>
      <div className="flex w-full flex-col bg-bg px-5 py-10 lg:w-[38.9%] lg:min-w-110 lg:max-w-140 lg:px-20 lg:py-12">
        <AppLink href="/" className="hidden self-start rounded-sm lg:inline-flex">
          <Logo name={brand} />
        </AppLink>
        <div className="w-full max-w-100 lg:my-auto lg:py-10">{children}</div>
      </div>
    </main>
  );
}
