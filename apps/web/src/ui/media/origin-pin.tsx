import { clsx } from 'clsx';
import { Suspense, use, useState } from 'react';
import { checkPageFor, OriginDialogContext } from '../../lib/studio/origin-dialog.ts';
import { useStudioConfig } from '../../lib/studio/studio-config.ts';
import { CrMark } from './cr-mark.tsx';

type OriginPinProps = {
  /** Of a picture or a film that the studio made. */
  url: string;
  /** What it is of, where several stand beside each other. */
  about?: string;
  /** On a picture, whatever its colours are; else in a row beside its name. */
  on?: 'picture' | 'row';
  /** Where it stands. */
  className?: string;
};

const question = 'D’où vient ce fichier ?';

const fills = {
  picture: 'bg-on-media text-white hover:bg-black/80',
  row: 'text-fg3 hover:bg-hover hover:text-fg',
} as const;

/** The pin of Content Credentials on what the studio made; opens its history. None where nothing is signed. */
export function OriginPin({ url, about, on = 'picture', className }: OriginPinProps) {
  const settings = useStudioConfig();
  const OriginDialog = use(OriginDialogContext);
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (settings.status === 'ready' && !settings.config.marks.signature) return null;
  const shape = {
    className: clsx('touch-44 grid size-6 place-items-center rounded-xs', fills[on]),
    'aria-label': about ? `${question} ${about}` : question,
    title: question,
  };
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <span className={clsx('flex', className)}>
      {OriginDialog ? (
        <button type="button" aria-haspopup="dialog" onClick={open} {...shape}>
          <CrMark size={16} />
        </button>
      ) : (
        <a href={checkPageFor(url)} {...shape}>
          <CrMark size={16} />
        </a>
      )}
      {OriginDialog && wasOpened && (
        <Suspense>
          <OriginDialog url={url} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </span>
  );
}
