import { useMutation } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useStudioConfig } from '../../../lib/studio/studio-config.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SettingsRow } from '../../../ui/layout/settings.tsx';
import { texts } from './texts.ts';
import { useAuthorship, useChangeAuthorship } from './use-authorship.ts';

const words = texts.author;

const AuthorDialog = lazy(async () => ({
  default: (await import('./author-dialog.tsx')).AuthorDialog,
}));

/** Whether a person is named as author in what they make, by a name of their choosing; nobody is unless they ask. */
export function AuthorRow({ userId }: { userId: string }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { data, isError, refetch } = useAuthorship(userId);
  const change = useChangeAuthorship(userId);
  const stopping = useMutation({
    mutationFn: () => change({ name: null }),
    onSuccess: () => toast.success(words.stopped),
    onError: () => toast.error(words.failed),
  });
  const state = useStudioConfig();
  // Where nothing is signed, no name could be written.
  if (state.status === 'ready' && !state.config.marks.signature) return null;
  const name = data?.name ?? null;
  const told = name === null ? words.none : words.signed(name);
  return (
    <>
      <SettingsRow
        icon={<Signature size={18} />}
        title={words.title}
        detail={
          <span role="status">{data ? told : isError ? words.unreadable : words.loading}</span>
        }
        action={
          <span className="-mr-3.5 flex flex-none flex-col items-end sm:flex-row">
            {name !== null && (
              <Button
                variant="ghost"
                aria-label={words.stopLabel}
                busy={stopping.isPending}
                onClick={() => stopping.mutate()}
              >
                {words.stop}
              </Button>
            )}
            {data && (
              <Button
                variant="ghost"
                aria-label={name === null ? words.chooseLabel : words.changeLabel}
                onClick={() => setIsChoosing(true)}
              >
                {name === null ? words.choose : words.change}
              </Button>
            )}
            {isError && !data && (
              <Button variant="ghost" onClick={() => void refetch()}>
                {texts.retry}
              </Button>
            )}
          </span>
        }
      />
      {isChoosing && (
        <Suspense>
          <AuthorDialog name={name} onChange={change} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
