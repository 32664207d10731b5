import type { Cut } from '@armoni/provenance/verdict/cut';
import { useEffect, useState } from 'react';
import { measureCanvas } from '../../../lib/media/measure-canvas.ts';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { Accord, type AccordStripe } from '../../../ui/media/accord.tsx';
import { ownKindOf } from './own-file.ts';
import { checkTexts } from './texts.ts';
import type { Checked } from './use-check.ts';

/** The file itself, whole; of an address only its name. */
export function CheckedMedia({ checked: { name, file, ownUrl, state } }: { checked: Checked }) {
  const made = useAddressOf(file);
  const address = ownUrl ?? made;
  const original = state.status === 'read' ? state.original : null;
  const cut = state.status === 'read' ? state.provenance.cut?.sides : null;
  const type = ownUrl === null ? file?.type : `${ownKindOf(ownUrl)}/`;
  const [seen, setSeen] = useState<Seen | null>(null);
  const facts = seen?.address === address ? seen : null;
  const onSeen = (element: HTMLImageElement | HTMLVideoElement) =>
    setSeen({ address, ...factsOf(element) });
  return (
    <figure className="mt-8 min-w-0">
      {cut && original !== null && address ? (
        <CutPicture {...{ address, original, onSeen }} sides={cut} />
      ) : (
        type && address && <Shown {...{ type, address, onSeen }} />
      )}
      {facts && facts.stripes.length > 0 && (
        <Accord stripes={facts.stripes} className="mt-0.5 rounded-t-[2px]" />
      )}
      <figcaption className="mt-3 flex min-h-8 flex-wrap items-center gap-x-3 text-[13px]/5">
        <span className="min-w-0 truncate font-[550] text-fg">{name}</span>
        {(facts || file) && (
          <span className="text-fg3">
            {[
              ...(facts ? [checkTexts.pixels(facts.width, facts.height)] : []),
              ...(file ? [checkTexts.size(file.size)] : []),
            ].join(' · ')}
          </span>
        )}
        {original !== null && (
          <a
            href={original}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'ghost', size: 'small' }, '-mr-3 ml-auto touch-44')}
          >
            {checkTexts.original}
          </a>
        )}
      </figcaption>
    </figure>
  );
}

/** Of what is shown, once it is. */
type Seen = {
  readonly address: string | null;
  readonly width: number;
  readonly height: number;
  readonly stripes: readonly AccordStripe[];
};

type OnSeen = (element: HTMLImageElement | HTMLVideoElement) => void;

function factsOf(element: HTMLImageElement | HTMLVideoElement): Omit<Seen, 'address'> {
  const isPicture = element instanceof HTMLImageElement;
  const width = isPicture ? element.naturalWidth : element.videoWidth;
  const height = isPicture ? element.naturalHeight : element.videoHeight;
  return { width, height, stripes: accordOf(element) };
}

function accordOf(element: HTMLImageElement | HTMLVideoElement): readonly AccordStripe[] {
  try {
    return measureCanvas(element);
  } catch {
    // Of another host, whose pixels a page may show and not read.
    return [];
  }
}

type ShownProps = { readonly type: string; readonly address: string; readonly onSeen: OnSeen };

/** The verdict and the form stay in sight. */
const mostHigh = 'max-h-[min(504px,60dvh)]';

function Shown({ type, address, onSeen }: ShownProps) {
  const className = `${mostHigh} w-full rounded-md bg-s1 object-contain`;
  if (type.startsWith('image/')) {
    return (
      <img
        src={address}
        alt={checkTexts.yourFile}
        onLoad={({ currentTarget }) => onSeen(currentTarget)}
        className={className}
      />
    );
  }
  if (!type.startsWith('video/')) return null;
  return (
    <video
      src={address}
      controls
      muted
      aria-label={checkTexts.yourFile}
      onLoadedData={({ currentTarget }) => onSeen(currentTarget)}
      className={className}
    />
  );
}

type CutProps = {
  readonly sides: NonNullable<Cut['sides']>;
  readonly address: string;
  readonly original: string;
  readonly onSeen: OnSeen;
};

/** The file where it was in the picture that it was cut from; what is missing lies in the dark. */
function CutPicture({ sides, address, original, onSeen }: CutProps) {
  const { left, top, right, bottom } = sides;
  const [share, place] = [
    (part: number) => `${part * 100}%`,
    'absolute rounded px-2 py-1 type-caption',
  ];
  return (
    <div className="overflow-hidden rounded-md bg-s1">
      <div className="relative mx-auto w-fit overflow-hidden">
        <img src={original} alt="" className={`${mostHigh} max-w-full brightness-[.3]`} />
        <span
          className="absolute outline outline-white/90"
          style={{ left: share(left), top: share(top), right: share(right), bottom: share(bottom) }}
        >
          <img
            src={address}
            alt={checkTexts.yourFile}
            onLoad={({ currentTarget }) => onSeen(currentTarget)}
            className="size-full"
          />
        </span>
        <span className={`${place} bottom-3 left-3 bg-on-media text-white`}>
          {checkTexts.yourFile}
        </span>
        {right > 0.08 && (
          <span className={`${place} right-3 bottom-3 bg-on-media max-sm:hidden text-white`}>
            {checkTexts.cutAway}
          </span>
        )}
      </div>
    </div>
  );
}

export function useAddressOf(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
