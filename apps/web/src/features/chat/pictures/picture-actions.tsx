import { Download, ImagePlus, ImageUp, Share2 } from 'lucide-react';
import { absoluteUrl } from '../../../lib/media/media-url.ts';
import { useBrand } from '../../../lib/studio/studio-config.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';
import { downloadUrl } from './download-all.ts';
import { SendElsewhere } from './send-elsewhere.tsx';
import { sharePicture } from './share-picture.ts';

type PictureActionsProps = {
  picture: { readonly url: string; readonly name: string };
  /** Whether it can be what the next message is about; a film cannot. */
  canBeReference: boolean;
  isReference: boolean;
  onUse: (isUsed: boolean) => void;
};

/** Download, share, use as reference: in the panel and under a picture of an answer. */
export function PictureActions({
  picture,
  canBeReference,
  isReference,
  onUse,
}: PictureActionsProps) {
  return (
    <span className="flex items-center gap-1 max-md:gap-0">
      <DownloadLink picture={picture} />
      <ShareButton picture={picture} />
      <IconButton
        size="small"
        label={isReference ? texts.pictures.inUse : texts.pictures.use}
        title={isReference ? texts.pictures.inUse : texts.pictures.use}
        aria-pressed={isReference}
        disabled={!canBeReference}
        icon={isReference ? <ImageUp size={16} /> : <ImagePlus size={16} />}
        onClick={() => onUse(!isReference)}
        className="aria-pressed:text-hot-fg max-md:size-11 pointer-coarse:size-11"
      />
      {canBeReference && <SendElsewhere picture={picture} />}
    </span>
  );
}

type OfFile = { picture: PictureActionsProps['picture'] };

export function DownloadLink({ picture }: OfFile) {
  return (
    <a
      href={downloadUrl(picture)}
      download={picture.name}
      aria-label={texts.pictures.download}
      title={texts.pictures.download}
      className="inline-flex size-8 items-center justify-center rounded-sm text-fg2 hover:bg-hover hover:text-fg max-md:size-11 pointer-coarse:size-11"
    >
      <Download size={16} aria-hidden />
    </a>
  );
}

export function ShareButton({ picture }: OfFile) {
  const brand = useBrand();
  const share = async () => {
    const outcome = await sharePicture({
      url: absoluteUrl(picture.url),
      name: picture.name,
      brand,
    });
    if (outcome === 'copied') toast.success(texts.pictures.linkCopied);
    if (outcome === 'failed') console.error('the address could not be copied');
  };
  return (
    <IconButton
      size="small"
      label={texts.pictures.share}
      title={texts.pictures.share}
      icon={<Share2 size={16} />}
      onClick={() => void share()}
      className="max-md:size-11 pointer-coarse:size-11"
    />
  );
}
