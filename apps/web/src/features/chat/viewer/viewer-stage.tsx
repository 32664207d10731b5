import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { MediaFallback } from '../../../ui/media/media-fallback.tsx';
import { CompareLine } from './compare-line.tsx';
import { MiniMap } from './mini-map.tsx';
import { viewerTexts as texts } from './texts.ts';
import type { Earlier } from './use-compared.ts';
import { useFingers } from './use-fingers.ts';
import { pointIn, type Zoom } from './use-zoom.ts';
import { type Box, drawnBox } from './zoom.ts';

type ViewerStageProps = {
  url: string;
  name: string;
  zoom: Zoom;
  /** Where it is seen at the left of the line; null while only the picture itself is. */
  before: Earlier | null;
  /** Of the stage's picture, from the left: so much is seen as it was before. */
  share: number;
  onShare: (share: number) => void;
  onStep: (step: -1 | 1) => void;
  canStep: { readonly back: boolean; readonly on: boolean };
  onClose: () => void;
};

/** The picture as large as fits, or nearer; before and after beside each other on one place. */
export function ViewerStage(props: ViewerStageProps) {
  const { url, name, zoom, before, share, onShare, onStep, canStep, onClose } = props;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const fingers = useFingers(zoom, { onStep, onClose });
  const box = zoom.frame && drawnBox(zoom.view, zoom.frame);
  const line = box && zoom.frame && lineOf(box, zoom.frame.stage.width, share);
  return (
    <div className="relative min-h-0 flex-1 overflow-hidden">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and buttons do the same */}
      <div
        ref={zoom.ref}
        {...fingers}
        onDoubleClick={(event) => zoom.toggle(pointIn(event.currentTarget, event))}
        className={clsx(
          'absolute inset-0 touch-none select-none',
          zoom.isNear ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        )}
      >
        {failedUrl === url ? (
          <MediaFallback kind="image" className="absolute inset-x-16 inset-y-6" />
        ) : (
          <Layer url={url} alt={name} box={box} onSize={zoom.setPicture} onFail={setFailedUrl} />
        )}
        {before && box && line !== null && (
          <div
            className="absolute inset-0"
            style={{ clipPath: `inset(0 calc(100% - ${line}px) 0 0)` }}
          >
            <Layer url={before.url} alt={texts.before(before.name)} box={box} />
          </div>
        )}
      </div>
      {zoom.isNear && zoom.frame && box && <MiniMap url={url} box={box} stage={zoom.frame.stage} />}
      {before && box && zoom.frame && (
        <CompareLine {...{ share, onShare, box, before }} stage={zoom.frame.stage} at={line ?? 0} />
      )}
      {!before && <StepButtons canStep={canStep} onStep={onStep} />}
    </div>
  );
}

/** Where the line stands on the stage, in what is seen of the picture. */
function lineOf({ left, width }: Box, stageWidth: number, share: number): number {
  const from = Math.max(0, left);
  const to = Math.min(stageWidth, left + width);
  return from + (to - from) * share;
}

type LayerProps = {
  url: string;
  alt: string;
  /** Null until its own size is known. */
  box: Box | null;
  onSize?: (size: { width: number; height: number }) => void;
  onFail?: (url: string) => void;
};

function Layer({ url, alt, box, onSize, onFail }: LayerProps) {
  return (
    <img
      key={url}
      src={url}
      alt={alt}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize?.({ width, height })
      }
      onError={() => onFail?.(url)}
      style={box ?? { visibility: 'hidden' }}
      className="see-through pointer-events-none absolute max-w-none"
    />
  );
}

type StepButtonsProps = Pick<ViewerStageProps, 'canStep' | 'onStep'>;

function StepButtons({ canStep, onStep }: StepButtonsProps) {
  return (
    <div className="max-md:hidden">
      <IconButton
        size="touch"
        label={texts.previous}
        disabled={!canStep.back}
        icon={<ChevronLeft size={24} strokeWidth={1.5} />}
        onClick={() => onStep(-1)}
        className="absolute! top-1/2 left-3 -translate-y-1/2"
      />
      <IconButton
        size="touch"
        label={texts.next}
        disabled={!canStep.on}
        icon={<ChevronRight size={24} strokeWidth={1.5} />}
        onClick={() => onStep(1)}
        className="absolute! top-1/2 right-3 -translate-y-1/2"
      />
    </div>
  );
}
