import { limits } from '@armoni/contract/limits';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { texts } from '../texts.ts';

type RenameDialogProps = {
  open: boolean;
  name: string;
  onCancel: () => void;
  onConfirm: (name: string) => void;
};

export function RenameDialog({ open, name, onCancel, onConfirm }: RenameDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onCancel()} title={texts.rename.title}>
      {open && <RenameForm name={name} onCancel={onCancel} onConfirm={onConfirm} />}
    </Dialog>
  );
}

function RenameForm({ name, onCancel, onConfirm }: Omit<RenameDialogProps, 'open'>) {
  const [next, setNext] = useState(name);
  const [error, setError] = useState<string>();
  const confirm = () => {
    if (next.trim() === '') return setError(texts.errors.noName);
    onConfirm(next.trim());
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <Field label={texts.form.name} error={error}>
        <Input
          value={next}
          maxLength={limits.modelNameCharacters}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setNext(event.target.value)}
        />
      </Field>
      <div className="mt-6 flex justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {texts.rename.cancel}
        </Button>
        <Button type="submit" variant="paper">
          {texts.rename.confirm}
        </Button>
      </div>
    </form>
  );
}
