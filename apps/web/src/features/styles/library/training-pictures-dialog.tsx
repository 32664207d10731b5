import type { Model } from '@armoni/contract/models';
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { DialogClose, DialogFrame, DialogTitle } from '../../../ui/overlays/dialog.tsx';
import { texts } from '../texts.ts';

type TrainingPicturesDialogProps = { open: boolean; style: Model; onClose: () => void };

/** The pictures a style learned from, and what was noticed about them. */
export function TrainingPicturesDialog({ open, style, onClose }: TrainingPicturesDialogProps) {
  return (
    <DialogFrame
      open={open}
      onOpenChange={(next) => next || onClose()}
      className="max-w-[720px] p-6"
    >
      <DialogTitle className="type-h2 pr-8 wrap-anywhere">
        {texts.styles.pictures} · {style.name}
      </DialogTitle>
      {style.coach && <p className="mt-2 text-fg2">{style.coach.summary}</p>}
      {open && <TrainingPictures style={style} />}
      <DialogClose
        render={
          <IconButton
            size="small"
            className="absolute! top-5 right-4"
            label={texts.dialog.close}
            icon={<X size={16} />}
          />
        }
      />
    </DialogFrame>
  );
}

function TrainingPictures({ style }: { style: Model }) {
  if (style.image_urls.length === 0) {
    return <p className="mt-4 text-fg3">{texts.styles.picturesGone}</p>;
  }
  return (
    <>
      <Remarks style={style} />
      <ul className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-4">
        {style.image_urls.map((url, index) => (
          <li key={url}>
            <TrainingPicture
              url={style.thumbnails?.[url] ?? url}
              alt={texts.styles.picture(index)}
              className="w-full rounded-sm"
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was noticed about some of the pictures, each beside its picture. */
function Remarks({ style }: { style: Model }) {
  const advice = style.coach?.advice.filter(({ url }) => style.image_urls.includes(url)) ?? [];
  if (advice.length === 0) return null;
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {advice.map(({ url, kind, name, message }) => (
        <li key={`${url} ${kind}`} className="flex items-center gap-3 py-2">
          <TrainingPicture
            url={style.thumbnails?.[url] ?? url}
            alt={name}
            className="w-16 flex-none rounded-xs"
          />
          <p className="text-[13px]/5 text-fg2">{message}</p>
        </li>
      ))}
    </ul>
  );
}

function TrainingPicture({ url, alt, className }: { url: string; alt: string; className: string }) {
  return (
    <img
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`aspect-4/3 bg-stage object-cover ${className}`}
    />
  );
}
