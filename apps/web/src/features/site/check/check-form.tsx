import { Upload } from 'lucide-react';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { FileInput } from '../../../ui/controls/file-input.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { checkTexts } from './texts.ts';

type Props = {
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
  readonly onAddress: (url: string) => void;
};

/** Where a file is dropped or chosen, or an address pasted. */
export function CheckForm({ isFirst, onFile, onAddress }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = ([file]: readonly File[]) => {
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = String(new FormData(event.currentTarget).get('url') ?? '').trim();
    if (url) onAddress(url);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-wrap items-center gap-3 rounded-md border border-dashed p-4 ${isOver ? 'border-fg' : 'border-line2'} ${isFirst ? 'min-h-60 lg:min-h-96' : ''}`}
    >
      <p className="flex min-w-52 flex-1 items-center gap-3 text-fg">
        <Upload size={20} strokeWidth={1.5} aria-hidden className="text-fg2" />
        {isFirst ? checkTexts.drop : checkTexts.dropAnother}
      </p>
      <form onSubmit={submit} className="min-w-0 flex-1 basis-64">
        <Input
          name="url"
          type="url"
          aria-label={checkTexts.address}
          aria-describedby="adresse-lue"
          placeholder={checkTexts.addressPlaceholder}
          enterKeyHint="go"
        />
      </form>
      <Button className="touch-44" onClick={() => input.current?.click()}>
        {checkTexts.choose}
      </Button>
      <FileInput
        ref={input}
        accept="image/*,video/*,audio/*"
        aria-label={checkTexts.choose}
        onFiles={take}
      />
      <p id="adresse-lue" className="basis-full text-[13px]/5 text-fg3">
        {checkTexts.addressNote}
      </p>
    </div>
  );
}
