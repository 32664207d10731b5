import { type KeyScope, keyScopes } from '@armoni/contract/keys';
import { limits } from '@armoni/contract/limits';
import { type ReactNode, useState } from 'react';
import { useDialogForm } from '../../../../lib/http/use-dialog-form.ts';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogForm } from '../../../../ui/overlays/dialog-form.tsx';
import { MadeKey } from './made-key.tsx';
import { texts } from './texts.ts';
import { useCreateKey } from './use-keys.ts';

type CreateKeyDialogProps = { userId: string; onClose: () => void };

/** A name and rights; then the secret, this once. */
export function CreateKeyDialog({ userId, onClose }: CreateKeyDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const isMade = secret !== null;
  return (
    <Dialog
      open
      // Once it is made, a slip would lose the secret.
      onOpenChange={(open, isSlip) => open || (isMade && isSlip) || onClose()}
      title={isMade ? texts.madeTitle : texts.createTitle}
      description={isMade ? texts.madeExplained : texts.createExplained}
    >
      {isMade ? (
        <MadeKey secret={secret} onDone={onClose} />
      ) : (
        <KeyForm userId={userId} onMade={setSecret} onCancel={onClose} />
      )}
    </Dialog>
  );
}

type KeyFormProps = {
  userId: string;
  onMade: (secret: string) => void;
  onCancel: () => void;
};

function KeyForm({ userId, onMade, onCancel }: KeyFormProps) {
  const create = useCreateKey(userId);
  const [scopes, setScopes] = useState<readonly KeyScope[]>(keyScopes);
  const { register, errors, form } = useDialogForm({
    defaultValues: { name: '' },
    send: async ({ name }, refuse) => {
      if (scopes.length === 0) return refuse(texts.rightMissing);
      onMade(await create({ name: name.trim(), scopes: [...scopes] }));
    },
    failed: texts.tryAgain,
  });
  const isTicked = (scope: KeyScope) => scopes.includes(scope);
  return (
    <DialogForm form={form} submit={texts.submit} onCancel={onCancel}>
      <Field label={texts.name} error={errors.name?.message}>
        <Input
          autoComplete="off"
          {...register('name', {
            validate: (name) => name.trim() !== '' || texts.nameMissing,
            maxLength: { value: limits.keyNameCharacters, message: texts.nameTooLong },
          })}
        />
      </Field>
      <fieldset className="flex flex-col gap-3">
        <legend className="type-label mb-2">{texts.rights}</legend>
        {keyScopes.map((scope) => (
          <RightRow key={scope} label={texts.scopes[scope]}>
            <Checkbox
              label={texts.scopes[scope]}
              checked={isTicked(scope)}
              onCheckedChange={(ticked) =>
                setScopes(keyScopes.filter((one) => (one === scope ? ticked : isTicked(one))))
              }
            />
          </RightRow>
        ))}
      </fieldset>
    </DialogForm>
  );
}

function RightRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      {children}
      <span aria-hidden>{label}</span>
    </div>
  );
}
