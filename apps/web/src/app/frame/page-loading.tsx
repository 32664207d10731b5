import { useNavigation } from '../../lib/studio/navigation.tsx';
import { texts } from '../texts.ts';
import { pageSkeleton } from './page-skeleton.tsx';

/** While a page's code or the session is on its way. */
export function PageLoading({ text = texts.loading }: { text?: string }) {
  const skeleton = pageSkeleton(useNavigation().pathname);
  if (!skeleton) {
    return (
      <main className="flex flex-1 items-center justify-center p-8">
        <p role="status" className="text-fg3">
          {text}
        </p>
      </main>
    );
  }
  return (
    <main className="relative flex min-h-0 flex-1 flex-col">
      {skeleton}
      <p role="status" className="absolute inset-x-0 top-1/2 text-center text-fg2">
        <span className="rounded-full border border-line bg-s1 px-4 py-2">{text}</span>
      </p>
    </main>
  );
}
