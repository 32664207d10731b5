import { changePerson, type Person } from '@armoni/contract/administration';
import { call } from '../../../lib/http/api.ts';
import { useDialogForm } from '../../../lib/http/use-dialog-form.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx';
import { texts } from '../texts.ts';
import { useAct } from '../use-act.ts';
import { useUsualQuota } from './use-usual-quota.ts';

const words = texts.quota;
const bytesPerGigabyte = 1e9;

/** Gigabytes as people write them, with a comma; an empty field is the usual room. */
const bytesOf = (typed: string) => {
  const text = typed.trim().replace(',', '.');
  return text === '' ? null : Math.round(Number(text) * bytesPerGigabyte);
};

const isRoom = (typed: string) => {
  const bytes = bytesOf(typed);
  return bytes === null || (Number.isSafeInteger(bytes) && bytes >= 0);
};

export function QuotaDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { id, quota_bytes: bytes, has_own_quota: isOwn } = person;
  const usual = useUsualQuota();
  const change = useAct(
    (quota: number | null) => call(changePerson, { params: { id }, body: { quota_bytes: quota } }),
    () => words.changed,
  );
  const typed = isOwn
    ? (bytes / bytesPerGigabyte).toLocaleString('fr-FR', { useGrouping: false })
    : '';
  const { register, errors, form } = useDialogForm({
    defaultValues: { gigabytes: typed },
    send: async ({ gigabytes }) => {
      await change.mutateAsync(bytesOf(gigabytes));
      onClose();
    },
    failed: texts.tryAgain,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.title(person.name ?? person.email ?? texts.people.unnamed)}
      description={words.explained}
    >
      <DialogForm form={form} submit={words.submit} onCancel={onClose}>
        <Field label={words.label} hint={words.hint(usual)} error={errors.gigabytes?.message}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            {...register('gigabytes', {
              validate: (value) => isRoom(value) || words.wrong,
            })}
          />
        </Field>
      </DialogForm>
    </Dialog>
  );
}
