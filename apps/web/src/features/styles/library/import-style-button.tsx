import { FileInput } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useSignedInUser } from '../../../lib/session/identity.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { fileTexts } from './file-texts.ts';
import { styleFileEnding } from './style-file-name.ts';
import { isTooLargeStyle, useImportStyle } from './use-import-style.ts';

/** Opens the system's choice of a file, and takes the style in it over. */
export function ImportStyleButton() {
  const { mutate: take, isPending } = useImportStyle(useSignedInUser().id);
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    if (isTooLargeStyle(file)) toast.error(fileTexts.tooLarge);
    else take(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={`${styleFileEnding},.style`}
        onChange={choose}
        aria-label={fileTexts.import}
        className="hidden"
      />
      <Button size="small" busy={isPending} onClick={() => input.current?.click()}>
        <FileInput size={16} aria-hidden />
        {isPending ? fileTexts.importing : fileTexts.import}
      </Button>
    </>
  );
}
