import { useEffect, useState } from 'react';
import { Field } from '../../../../ui/controls/field.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogForm } from '../../../../ui/overlays/dialog-form.tsx';
import { useIdentityForm } from '../../embedded/use-identity-form.ts';
import { forgetOnDevice } from '../../passkeys/forget-on-device.ts';
import { passkeyCalls } from '../../passkeys/passkey-calls.ts';
import { deviceOf } from '../device-of.ts';
import { createPasskey, explainAddition, stopCreating } from './create-passkey.ts';
import { makePasskeyAddition } from './passkey-addition.ts';
import { passkeyNameRule } from './passkey-name-rule.ts';
import { PasswordAgain } from './password-again.tsx';
import { texts } from './texts.ts';

const words = texts.passkeys;

type AddPasskeyDialogProps = { email: string; onAdded: () => void; onClose: () => void };

/** A key is made by the browser or a device beside it, and taken with the password. */
export function AddPasskeyDialog({ email, onAdded, onClose }: AddPasskeyDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.addLabel}
      description={words.addExplained}
    >
      <AddPasskeyForm email={email} onAdded={onAdded} onClose={onClose} />
    </Dialog>
  );
}

function AddPasskeyForm({ email, onAdded, onClose }: AddPasskeyDialogProps) {
  const form = useAddition(email, () => {
    toast.success(words.added);
    onAdded();
    onClose();
  });
  return (
    <DialogForm form={form} submit={words.submit} onCancel={onClose}>
      <Field label={words.name} error={form.errorOf('name')}>
        <Input
          autoComplete="off"
          defaultValue={deviceOf(navigator.userAgent)?.name ?? words.thisDevice}
          {...form.register('name', passkeyNameRule)}
        />
      </Field>
      <PasswordAgain form={form} />
    </DialogForm>
  );
}

function useAddition(email: string, onDone: () => void) {
  const [addition] = useState(() =>
    makePasskeyAddition({
      create: () => createPasskey(email),
      add: passkeyCalls.add,
      forget: (key) => void forgetOnDevice(key),
    }),
  );
  useEffect(() => {
    addition.open();
    return () => {
      stopCreating();
      addition.close();
    };
  }, [addition]);
  return useIdentityForm<{ name: string; currentPassword: string }>({
    explain: explainAddition,
    send: async ({ name, currentPassword: password }) => {
      if (await addition.send({ name: name.trim(), password })) onDone();
    },
  });
}
