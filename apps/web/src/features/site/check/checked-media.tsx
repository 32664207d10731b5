import { useEffect, useState } from 'react';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { ownKindOf } from './own-file.ts';
import { checkTexts } from './texts.ts';
import type { Checked } from './use-check.ts';

/** The file itself, whole; of an address only its name. */
export function CheckedMedia({ checked: { name, file, ownUrl, state } }: { checked: Checked }) {
  const made = useAddressOf(file);
  const address = ownUrl ?? made;
  const original = state.status === 'read' ? state.original : null;
  const type = ownUrl === null ? file?.type : `${ownKindOf(ownUrl)}/`;
  return (
    <figure className="mt-8 min-w-0">
      {type && address && <Shown type={type} address={address} />}
      <figcaption className="mt-3 flex min-h-8 flex-wrap items-center gap-x-3 text-[13px]/5">
        <span className="min-w-0 truncate font-[550] text-fg">{name}</span>
        {file && <span className="text-fg3">{checkTexts.size(file.size)}</span>}
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

function Shown({ type, address }: { type: string; address: string }) {
  const className = 'max-h-[min(504px,60dvh)] w-full rounded-md bg-s1 object-contain';
  if (type.startsWith('image/')) {
    return <img src={address} alt={checkTexts.yourFile} className={className} />;
  }
  if (!type.startsWith('video/')) return null;
  return (
    <video src={address} controls muted aria-label={checkTexts.yourFile} className={className} />
  );
}

function useAddressOf(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
