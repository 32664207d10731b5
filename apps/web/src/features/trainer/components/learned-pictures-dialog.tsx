import type { Model } from '@armoni/contract/models';
import { X } from 'lucide-react';
import { DialogClose, DialogFrame, DialogTitle } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from '../texts.ts';

type LearnedPicturesDialogProps = { open: boolean; style: Model; onClose: () => void };

/** The pictures a style learned from, and what was noticed about them. */
export function LearnedPicturesDialog({ open, style, onClose }: LearnedPicturesDialogProps) {
  return (
    <DialogFrame
      open={open}
      onOpenChange={(next) => next || onClose()}
      className="max-w-[720px] p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <DialogTitle className="type-h2 min-w-0 wrap-anywhere">
          {texts.styles.pictures} · {style.name}
        </DialogTitle>
        <DialogClose
          render={
            <IconButton
              size="small"
              className="-mt-1 -mr-2"
              label={texts.dialog.close}
              icon={<X size={16} />}
            />
          }
        />
      </div>
      {style.coach && <p className="mt-2 text-fg2">{style.coach.summary}</p>}
      {open && <LearnedPictures style={style} />}
    </DialogFrame>
  );
}

function LearnedPictures({ style }: { style: Model }) {
  if (style.image_urls.length === 0) {
    return <p className="mt-4 text-fg3">{texts.styles.picturesGone}</p>;
  }
  return (
    <ul className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-4">
      {style.image_urls.map((url, index) => {
        const advice = style.coach?.advice.filter((one) => one.url === url) ?? [];
        return (
          <li key={url}>
            <img
              src={url}
              alt={advice[0]?.name ?? texts.styles.picture(index)}
              loading="lazy"
              decoding="async"
              className="aspect-4/3 w-full rounded-sm bg-stage object-cover"
            />
            {advice.map(({ kind, message }) => (
              <p key={kind} className="mt-1 text-[12px]/4 text-fg3">
                {message}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
