import { FileSearch } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FileInput } from '../../../ui/controls/file-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { texts } from '../texts.ts';
import { RecipeCard } from './recipe-card.tsx';
import { useFileOrigin } from './use-file-origin.ts';

/** « D'où vient ce fichier ? » for a file of the computer; it is read and not stored. */
export function FileOrigin() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" className="touch-44" onClick={() => setOpen(true)}>
        <FileSearch size={16} aria-hidden />
        {texts.origin.question}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.origin.question}>
        <FileOriginForm />
      </Dialog>
    </>
  );
}

function FileOriginForm() {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, data, variables, isPending, error } = useFileOrigin();
  const check = ([file]: readonly File[]) => {
    if (file) mutate(file);
  };
  // The page has a drop zone of its own, which would add the file to the conversation.
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    check([...event.dataTransfer.files]);
  };
  const stay = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="space-y-4">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
      <div
        onDragEnter={stay}
        onDragOver={stay}
        onDrop={drop}
        className="flex flex-col items-center gap-3 rounded-md border border-dashed border-line2 p-6 text-center text-[13px]/5 text-fg3"
      >
        <p>{texts.origin.drop}</p>
        <Button busy={isPending} className="touch-44" onClick={() => input.current?.click()}>
          {texts.origin.choose}
        </Button>
        <FileInput ref={input} accept="image/*" aria-label={texts.origin.choose} onFiles={check} />
      </div>
      <div role="status" className="space-y-2">
        {data && variables && <p className="truncate font-[550]">{variables.name}</p>}
        {data && <RecipeCard origin={data} />}
      </div>
      <AppLink
        href="/verifier"
        className="inline-flex min-h-11 items-center text-fg2 underline underline-offset-4 hover:text-fg"
      >
        {texts.origin.check}
      </AppLink>
      {error && (
        <p role="alert" className="text-[13px]/5 text-danger">
          {texts.origin.failed}
        </p>
      )}
    </div>
  );
}
