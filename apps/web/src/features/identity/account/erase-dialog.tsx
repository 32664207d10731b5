import { eraseMe } from '@armoni/contract/me';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useIdentity } from '../../../lib/session/identity.ts';
import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { FormFailure } from '../../../ui/feedback/form-failure.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { texts } from './texts.ts';

const words = texts.data;

type EraseDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether the studio keeps one of this person, which must then be said again. */
  hasPassword: boolean;
};

export function EraseDialog({ open, onOpenChange, hasPassword }: EraseDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.eraseTitle}
      description={words.eraseBody}
    >
      <EraseForm hasPassword={hasPassword} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function EraseForm({ hasPassword, onCancel }: { hasPassword: boolean; onCancel: () => void }) {
  const { errors, isSubmitting, register, onSubmit } = useErasure();
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {hasPassword && (
        <Field label={words.password} error={errors.password?.message}>
          <PasswordField
            autoComplete="current-password"
            {...register('password', { required: words.passwordMissing })}
          />
        </Field>
      )}
      <FormFailure text={errors.root?.message} />
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button variant="danger" type="submit" busy={isSubmitting}>
          {words.eraseConfirm}
        </Button>
      </div>
    </form>
  );
}

function useErasure() {
  const { signOut } = useIdentity();
  const { go } = useNavigation();
  const form = useForm<{ password?: string }>();
  const onSubmit = form.handleSubmit(async ({ password }) => {
    try {
      await call(eraseMe, { body: { password } });
    } catch (error) {
      const { place, message } = explain(error);
      form.setError(place, { message }, { shouldFocus: true });
      return;
    }
    toast.success(words.erased);
    // Its session went with the account; only this page does not know yet.
    await signOut('erased').catch(() => go('/sign-in'));
  });
  const { errors, isSubmitting } = form.formState;
  return { errors, isSubmitting, register: form.register, onSubmit };
}

type Failure = { place: 'password' | 'root'; message: string };

function explain(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { place: 'root', message: words.eraseFailed };
  if (error.code === 'wrong_password') return { place: 'password', message: words.wrongPassword };
  const message = error.status === 429 ? words.tooManyTries : words.eraseFailed;
  return { place: 'root', message };
}
