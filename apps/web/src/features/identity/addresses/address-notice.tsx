import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useIdentity } from '../../../lib/session/identity.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { usePageTitle } from '../../../lib/studio/use-page-title.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { FormFailure } from '../../../ui/feedback/form-failure.tsx';
import { FormHead } from '../components/form-head.tsx';
import { explainFailure } from '../explain-failure.ts';
import { addressCalls } from './address-calls.ts';
import { addressProblemOf } from './address-problem.ts';
import { texts } from './texts.ts';

/** Where the link of a mail ends: the address is confirmed, or why it is not and what to do. */
export function AddressNotice({ problem: code }: { problem: string | null }) {
  const { status, user } = useIdentity();
  const problem = addressProblemOf(code);
  const { title, lead } = problem ?? texts.confirmed;
  usePageTitle(title);
  const isExpired = problem === texts.problems.expired;
  return (
    <>
      <FormHead title={title} lead={lead} />
      {isExpired && user && <SendAgain email={user.email} />}
      {isExpired && !user && <p className="mb-6 text-fg2">{texts.sendAgainSignedOut}</p>}
      {status !== 'loading' && <WayOn isSignedIn={user !== null} isDone={problem === null} />}
    </>
  );
}

function WayOn({ isSignedIn, isDone }: { isSignedIn: boolean; isDone: boolean }) {
  const [href, words] = !isSignedIn
    ? ['/sign-in', texts.toSignIn]
    : isDone
      ? ['/armoni', texts.toStudio]
      : ['/compte', texts.toAccount];
  return (
    <AppLink
      href={href}
      className={buttonClass({
        variant: isDone || !isSignedIn ? 'paper' : 'outline',
        size: 'large',
        wide: true,
      })}
    >
      {words}
    </AppLink>
  );
}

function SendAgain({ email }: { email: string }) {
  const { send, isBusy, isSent, failure } = useSendAgain(email);
  return (
    <div className="mb-3 flex flex-col gap-5">
      <div role="status" className="empty:hidden">
        {isSent && (
          <p className="flex items-start gap-2 wrap-anywhere text-fg2">
            <CircleCheck size={16} aria-hidden className="mt-1 flex-none text-ok" />
            {texts.sent(email)}
          </p>
        )}
      </div>
      <FormFailure text={failure} />
      {!isSent && (
        <Button variant="paper" size="large" wide busy={isBusy} onClick={() => void send()}>
          {texts.sendAgain}
        </Button>
      )}
    </div>
  );
}

function useSendAgain(email: string) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setState('busy');
    setFailure(undefined);
    try {
      await addressCalls.sendLink(email);
      setState('sent');
    } catch (error) {
      setState('idle');
      setFailure(explain(error));
    }
  };
  return { send, failure, isBusy: state === 'busy', isSent: state === 'sent' };
}

function explain(error: unknown): string {
  const isVerified = error instanceof ApiError && error.code === 'EMAIL_ALREADY_VERIFIED';
  return isVerified ? texts.alreadyVerified : explainFailure(error).text;
}
