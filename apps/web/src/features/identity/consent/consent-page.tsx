import { Plug, Unplug } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useSignedInUser } from '../../../lib/session/identity.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { sitePictures } from '../../../lib/studio/site-pictures.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { NoticePage } from '../../../ui/layout/notice-page.tsx';
import { texts } from './texts.ts';
import { useAnswer, useAskedRequest, useConnectionRequest } from './use-connection-request.ts';

/** /autoriser: who asks to be let in, for what, and where the answer goes. */
export function ConsentPage() {
  const { email } = useSignedInUser();
  const request = useAskedRequest();
  const { data: asked, error } = useConnectionRequest(request);
  const answer = useAnswer(request, () => toast.error(texts.notSent));
  const refusal = asked?.refusal ?? null;
  useEffect(() => {
    if (refusal !== null) window.location.replace(refusal);
  }, [refusal]);
  if (error) return <Impossible error={error} />;
  if (!asked || refusal !== null) {
    return (
      <main role="status" className="flex-1">
        <span className="sr-only">{texts.loading}</span>
      </main>
    );
  }
  const isOnTheWay = answer.isPending || answer.isSuccess;
  return (
    <NoticePage
      picture={sitePictures.lac}
      icon={<Plug size={32} strokeWidth={1.5} aria-hidden />}
      title={texts.title(asked.name)}
      lead={texts.lead(email)}
      action={
        <>
          <Button
            variant="paper"
            size="large"
            busy={isOnTheWay && answer.variables}
            onClick={() => !isOnTheWay && answer.mutate(true)}
          >
            {texts.allow}
          </Button>
          <Button
            variant="ghost"
            size="large"
            busy={isOnTheWay && !answer.variables}
            onClick={() => !isOnTheWay && answer.mutate(false)}
          >
            {texts.refuse}
          </Button>
        </>
      }
    >
      <h2 className="type-label mt-6">{texts.may}</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {asked.scopes.map((scope) => (
          <li key={scope}>{texts.rights[scope]}</li>
        ))}
      </ul>
      <h2 className="type-label mt-5">{texts.returns}</h2>
      <p className="mt-1 wrap-anywhere">
        <span className="type-data">{asked.returns_to}</span>
        {isLoopback(asked.returns_to) && ` · ${texts.onThisDevice}`}
      </p>
      <p className="mt-5 text-fg3">{texts.never}</p>
    </NoticePage>
  );
}

const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

function Impossible({ error }: { error: Error }) {
  const isTold = error instanceof ApiError && error.status < 500;
  return (
    <NoticePage
      picture={sitePictures.ville}
      icon={<Unplug size={32} strokeWidth={1.5} aria-hidden />}
      title={texts.failed}
      lead={isTold ? error.message : texts.unreachable}
      action={
        <AppLink href="/armoni" className={buttonClass({ variant: 'paper', size: 'large' })}>
          {texts.home}
        </AppLink>
      }
    />
  );
}
