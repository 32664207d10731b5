import { Captions } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Store } from '../../../lib/store/make-store.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { texts } from '../texts.ts';
import { type ClipCaptions, countOf } from './clip-captions.ts';

const CaptionsDialog = lazy(async () => ({
  default: (await import('./captions-dialog.tsx')).CaptionsDialog,
}));

type CaptionsSectionProps = {
  captions: Store<readonly ClipCaptions[]>;
  /** Stored clips in the film's order. */
  clips: readonly { readonly key: string; readonly name: string }[];
};

/** What is said in the clips, given as a file or as text. */
export function CaptionsSection({ captions, clips }: CaptionsSectionProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const all = useStore(captions);
  const own = clips.map((clip) => all.find(({ clipKey }) => clipKey === clip.key));
  const [first] = clips;
  return (
    <section lang="fr" aria-labelledby="captions">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h2 id="captions" className="type-label">
          {texts.captions.title}
        </h2>
        <Button
          variant="ghost"
          size="form"
          disabled={first === undefined}
          onClick={() => setEdited(clips[own.indexOf(undefined)]?.key ?? first?.key ?? null)}
        >
          <Captions size={16} aria-hidden />
          {texts.captions.add}
        </Button>
      </div>
      {clips.map(({ key, name }, index) => {
        const given = own[index];
        return given ? (
          <button
            key={key}
            type="button"
            onClick={() => setEdited(key)}
            className="mt-1 flex min-h-9 w-full items-center gap-3 rounded-md bg-segment-track px-3 text-left hover:bg-hover"
          >
            <span className="min-w-0 flex-1 truncate">{texts.captions.clip(index + 1, name)}</span>
            <span className="type-data flex-none text-fg3">
              {texts.captions.count(countOf(given.text))}
            </span>
          </button>
        ) : null;
      })}
      {edited !== null && (
        <Suspense>
          <CaptionsDialog
            captions={captions}
            clips={clips}
            clipKey={edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
