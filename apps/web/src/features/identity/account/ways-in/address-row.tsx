import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ApiError } from '../../../../lib/http/api-error.ts';
import { useStudioConfig } from '../../../../lib/studio/studio-config.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { SettingsRow } from '../../../../ui/layout/settings.tsx';
import { addressCalls } from '../../addresses/address-calls.ts';
import { RowButton } from './row-button.tsx';
import { texts } from './texts.ts';
import type { WaysIn } from './use-ways-in.ts';

const words = texts.address;

const ChangeAddressDialog = lazy(async () => ({
  default: (await import('./change-address-dialog.tsx')).ChangeAddressDialog,
}));

type AddressRowProps = Pick<WaysIn, 'email' | 'isVerified'> & { onReadAgain: () => void };

/** The address, whether it is known to be the person's, and what a studio that sends mails can do. */
export function AddressRow({ email, isVerified, onReadAgain }: AddressRowProps) {
  const sendsMails = useSendsMails();
  const [isChanging, setIsChanging] = useState(false);
  const [pending, setPending] = useState<string>();
  const sending = useSendLink(email, onReadAgain);
  const state = isVerified ? words.verified : words.unverified;
  return (
    <>
      <SettingsRow
        icon={<Mail size={18} />}
        title={email}
        detail={
          <span role="status">
            {!sendsMails && !isVerified ? words.noMails : state}
            {pending !== undefined && <span className="block">{words.pending(pending)}</span>}
          </span>
        }
        action={
          sendsMails && (
            <span className="-mr-3.5 flex flex-none flex-col items-end sm:flex-row">
              {!isVerified && (
                <Button variant="ghost" busy={sending.isPending} onClick={() => sending.mutate()}>
                  {words.sendLink}
                </Button>
              )}
              <RowButton
                className=""
                aria-label={words.changeLabel}
                onClick={() => setIsChanging(true)}
              >
                {texts.change}
              </RowButton>
            </span>
          )
        }
      />
      {isChanging && (
        <Suspense>
          <ChangeAddressDialog
            email={email}
            onSent={setPending}
            onClose={() => setIsChanging(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function useSendsMails(): boolean {
  const state = useStudioConfig();
  const identity = state.status === 'ready' ? state.config.identity : null;
  return identity?.provider === 'embedded' && identity.addressConfirmation;
}

function useSendLink(email: string, onReadAgain: () => void) {
  return useMutation({
    mutationFn: () => addressCalls.sendLink(email),
    onSuccess: () => toast.success(words.linkSent(email)),
    onError: (error) => {
      const isVerified = error instanceof ApiError && error.code === 'EMAIL_ALREADY_VERIFIED';
      if (!isVerified) return toast.error(failureOf(error));
      toast.success(words.alreadyVerified);
      onReadAgain();
    },
  });
}

const failureOf = (error: unknown) =>
  error instanceof ApiError && error.status === 429 ? words.tooMany : words.linkFailed;
