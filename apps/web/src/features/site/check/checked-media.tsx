import { useEffect, useState } from 'react';
import { checkTexts } from './texts.ts';
import type { Checked } from './use-check.ts';

/** The file itself, whole; of an address only its name. */
export function CheckedMedia({ checked: { name, file } }: { checked: Checked }) {
  const address = useAddressOf(file);
  return (
    <figure className="min-w-0">
      {file && address && <Shown type={file.type} address={address} />}
      <figcaption className="mt-3 flex flex-wrap items-baseline gap-x-3 text-[13px]/5">
        <span className="min-w-0 truncate font-[550] text-fg">{name}</span>
        {file && <span className="text-fg3">{checkTexts.size(file.size)}</span>}
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
