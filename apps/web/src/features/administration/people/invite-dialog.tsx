import { invite } from '@armoni/contract/administration';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/http/api.ts';
import { useDialogForm } from '../../../lib/http/use-dialog-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx';
import { administrationKey } from '../keys.ts';
import { texts } from '../texts.ts';

const words = texts.invite;

type Made = { readonly email: string; readonly link: string; readonly isMailed: boolean };

/** An address; then the link, this once. */
export function InviteDialog({ mails, onClose }: { mails: boolean; onClose: () => void }) {
  const [made, setMade] = useState<Made | null>(null);
  const explained = mails ? `${words.explained} ${words.mails}` : words.explained;
  return (
    <Dialog
      open
      // Once it is made, a slip would lose the link.
      onOpenChange={(open, isSlip) => open || (made !== null && isSlip) || onClose()}
      title={made ? words.madeTitle : words.title}
      description={made ? (made.isMailed ? words.mailed : words.made)(made.email) : explained}
    >
      {made ? (
        <MadeLink link={made.link} onDone={onClose} />
      ) : (
        <InviteForm onMade={setMade} onCancel={onClose} />
      )}
    </Dialog>
  );
}

function InviteForm({ onMade, onCancel }: { onMade: (made: Made) => void; onCancel: () => void }) {
  const client = useQueryClient();
  const { register, errors, form } = useDialogForm({
    defaultValues: { email: '' },
    send: async ({ email }) => {
      const answer = await call(invite, { body: { email: email.trim() } });
      onMade({ email: answer.invitation.email, link: answer.link, isMailed: answer.is_mailed });
      await client.invalidateQueries({ queryKey: administrationKey });
    },
    failed: texts.tryAgain,
  });
  return (
    <DialogForm form={form} submit={words.submit} onCancel={onCancel}>
      <Field label={words.email} error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="off"
          {...register('email', { required: words.emailMissing })}
        />
      </Field>
    </DialogForm>
  );
}

function MadeLink({ link, onDone }: { link: string; onDone: () => void }) {
  return (
    <>
      <div className="flex items-center gap-2">
        <Input
          readOnly
          aria-label={words.link}
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton
          text={link}
          label={words.copy}
          copied={words.copied}
          onRefused={() => toast.error(words.copyRefused)}
        />
      </div>
      <div className="mt-6 flex justify-end">
        <Button variant="paper" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  );
}
