import * as z from 'zod/mini';
import type { KeptRecords } from '../../../lib/session/kept-records.ts';
import type { KeptFile, Stored } from '../../../lib/uploads/file-uploads.ts';

const keptForm = z.object({
  name: z.string(),
  triggerWord: z.string(),
  /** Whether the training was being started: it goes on by itself. */
  isStarting: z.boolean(),
  /** What was last ordered and its `Idempotency-Key`: asking again trains nothing twice. */
  order: z.nullable(z.object({ text: z.string(), key: z.string() })),
});
const keptPicture = z.object({ file: z.instanceof(File), position: z.number() });
const keptAddress = z.object({ fileId: z.string(), url: z.string() });

export type KeptForm = z.infer<typeof keptForm>;

/** The training that a person prepares, in this browser, from the first choice to its start. */
export type TrainingKeeper = {
  readonly read: () => Promise<{ form: KeptForm; pictures: readonly KeptFile[] }>;
  readonly keepForm: (form: KeptForm) => Promise<void>;
  readonly keepPicture: (key: string, file: File) => void;
  /** A picture was sent: it is not sent again. */
  readonly keepAddress: (key: string, stored: Stored) => void;
  readonly drop: (key: string) => void;
  readonly clear: () => void;
};

export function makeTrainingKeeper(records: KeptRecords, now: () => number): TrainingKeeper {
  let last = 0;
  const nextPosition = () => {
    last = Math.max(last + 1, now());
    return last;
  };
  return {
    async read() {
      const kept = await records.readAll();
      const form = keptForm.safeParse(kept.get('form'));
      return { form: form.success ? form.data : emptyForm, pictures: picturesIn(kept) };
    },
    keepForm: (form) => records.put('form', form),
    keepPicture: (key, file) =>
      void records.put(`picture:${key}`, { file, position: nextPosition() }),
    keepAddress: (key, stored) => void records.put(`stored:${key}`, stored),
    drop(key) {
      void records.remove(`picture:${key}`);
      void records.remove(`stored:${key}`);
    },
    clear: () => void records.clear(),
  };
}

export const emptyForm: KeptForm = { name: '', triggerWord: '', isStarting: false, order: null };

function picturesIn(kept: ReadonlyMap<string, unknown>): readonly KeptFile[] {
  const found = [...kept].flatMap(([name, value]) => {
    const picture = keptPicture.safeParse(value);
    if (!name.startsWith('picture:') || !picture.success) return [];
    const key = name.slice('picture:'.length);
    const stored = keptAddress.safeParse(kept.get(`stored:${key}`));
    return [{ key, ...picture.data, stored: stored.success ? stored.data : null }];
  });
  return found.toSorted((one, other) => one.position - other.position);
}
