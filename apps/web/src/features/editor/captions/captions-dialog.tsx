import { limits } from '@armoni/contract/limits';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Store } from '../../../lib/store/make-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { FileInput } from '../../../ui/controls/file-input.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { texts } from '../texts.ts';
import { type ClipCaptions, countOf, withCaptions } from './clip-captions.ts';

type CaptionsDialogProps = {
  captions: Store<readonly ClipCaptions[]>;
  clips: readonly { readonly key: string; readonly name: string }[];
  /** The clip it opens with. */
  clipKey: string;
  onClose: () => void;
};

const words = texts.captions;

/** The text of one clip after another: written, pasted, or read from a file. */
export function CaptionsDialog({ captions, clips, clipKey, onClose }: CaptionsDialogProps) {
  const file = useRef<HTMLInputElement>(null);
  const textOf = (key: string) => captions.get().find((each) => each.clipKey === key)?.text ?? '';
  const [shown, setShown] = useState({ clipKey, text: textOf(clipKey) });
  const keep = () => captions.set((all) => withCaptions(all, shown));
  const turnTo = (next: string) => {
    keep();
    setShown({ clipKey: next, text: textOf(next) });
  };
  const close = () => {
    keep();
    onClose();
  };
  const read = async (chosen: File) => {
    const text = await chosen.text();
    if (text.length > limits.captionsCharacters) return toast.error(words.tooLong);
    setShown((now) => ({ ...now, text }));
  };
  const count = countOf(shown.text);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={words.title}
      description={words.about}
      actions={
        <>
          {shown.text !== '' && (
            <Button
              variant="ghost"
              size="form"
              onClick={() => setShown((now) => ({ ...now, text: '' }))}
            >
              {words.remove}
            </Button>
          )}
          <Button variant="outline" size="form" onClick={() => file.current?.click()}>
            <Upload size={16} aria-hidden />
            {words.file}
          </Button>
          <Button variant="paper" size="form" onClick={close}>
            {words.done}
          </Button>
        </>
      }
    >
      {clips.length > 1 && (
        <Select
          label={words.ofClip}
          options={clips.map(({ key, name }, index) => ({
            value: key,
            label: words.clip(index + 1, name),
          }))}
          value={shown.clipKey}
          onValueChange={turnTo}
          className="mb-3 w-full"
        />
      )}
      <Field
        label={words.text}
        aside={
          <span className="type-data text-fg3">{shown.text !== '' && words.count(count)}</span>
        }
      >
        <Textarea
          rows={9}
          maxLength={limits.captionsCharacters}
          value={shown.text}
          placeholder={words.placeholder}
          onChange={({ currentTarget: { value } }) => setShown((now) => ({ ...now, text: value }))}
        />
      </Field>
      <FileInput
        ref={file}
        accept=".srt,.vtt,.txt,text/plain,text/vtt,application/x-subrip"
        aria-label={words.file}
        onFiles={([chosen]) => chosen && void read(chosen)}
      />
    </Dialog>
  );
}
