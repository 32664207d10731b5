import { texts } from '../texts.ts';

/** While a page's code or the session is on its way. */
export function PageLoading({ text = texts.loading }: { text?: string }) {
  return (
    <main className="flex flex-1 items-center justify-center p-8">
      <p role="status" className="text-fg3">
        {text}
      </p>
    </main>
  );
}
