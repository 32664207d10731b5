import { Check, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { storedFiles } from '../../../lib/uploads/upload-queue.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { imagesErrorId } from '../pictures/picture-field.tsx';
import type { TrainingSession } from '../session/training-session.ts';
import { texts } from '../texts.ts';

type TrainingFormProps = {
  session: TrainingSession;
  /** French; what a training costs, when it does. */
  priceNote: string | null;
};

/** Name, trigger word and the button; the errors are said under the pictures. */
export function TrainingForm({ session, priceNote }: TrainingFormProps) {
  const { status } = useStore(session.run.state);
  const isBusy = status === 'uploading' || status === 'creating';
  return (
    <form
      noValidate
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        void session.run.start();
      }}
    >
      <NameFields session={session} />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" variant="hot" size="making" busy={isBusy} className="max-sm:w-full">
          {isBusy ? texts.form.busy : texts.form.start}
        </Button>
        <RunLine session={session} />
      </div>
      {priceNote && <p className="mt-3 text-[13px]/5 text-fg3">{priceNote}</p>}
    </form>
  );
}

function NameFields({ session }: { session: TrainingSession }) {
  const { name, triggerWord } = useStore(session.names);
  const failure = useStore(session.run.failure);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && failure.field !== 'images') {
      fields.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
    }
  }, [failure]);
  const invalid = (field: string) =>
    failure?.field === field ? { 'aria-invalid': true, 'aria-describedby': imagesErrorId } : {};
  return (
    <div ref={fields} className="grid gap-4 sm:grid-cols-2">
      <Field label={texts.form.name}>
        <Input
          required
          value={name}
          placeholder={texts.form.namePlaceholder}
          autoComplete="off"
          onChange={(event) => session.write({ name: event.target.value })}
          {...invalid('name')}
        />
      </Field>
      <Field label={texts.form.triggerWord} hint={texts.form.triggerWordHint}>
        <Input
          required
          value={triggerWord}
          placeholder={texts.form.triggerWordPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => session.write({ triggerWord: event.target.value })}
          {...invalid('triggerWord')}
        />
      </Field>
    </div>
  );
}

/** Where the start of the training stands, in the words of the product. */
function RunLine({ session }: { session: TrainingSession }) {
  const { status } = useStore(session.run.state);
  const queue = useStore(session.pictures.queue);
  const sent = storedFiles(queue).length;
  const words = {
    idle: null,
    uploading: texts.progress.uploading(Math.min(sent + 1, queue.length), queue.length),
    creating: texts.progress.creating,
    started: texts.progress.started,
  }[status];
  return (
    <p
      role="status"
      className="flex min-w-0 items-center gap-2 text-fg2 tabular-nums empty:absolute max-sm:order-first"
    >
      {words && <RunIcon isDone={status === 'started'} />}
      {words}
    </p>
  );
}

function RunIcon({ isDone }: { isDone: boolean }) {
  if (isDone) return <Check size={16} aria-hidden className="text-ok" />;
  return <LoaderCircle size={16} aria-hidden className="animate-turn" />;
}
