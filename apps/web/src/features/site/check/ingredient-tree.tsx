import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';
import { howMade } from '@armoni/provenance/verdict/tell-provenance';
import { Check, CircleAlert, FileImage, Film, Palette } from 'lucide-react';
import { checkTexts } from './texts.ts';

/** Addresses of what can be shown: the file, and the one that its watermark leads to. */
export type Pictures = { readonly own: string | null; readonly original: string | null };

type TreeProps = {
  readonly file: Provenance;
  readonly name: string;
  readonly pictures: Pictures;
};

/** A file, what it was made from, and what that was made from. */
export function IngredientTree({ file, name, pictures: { own, original } }: TreeProps) {
  return (
    <>
      <Row part={{ ...file, title: name }} told={checkTexts.thisFile} picture={own} />
      <Parts of={file} first={file.watermark === null ? null : original} />
    </>
  );
}

function Parts({ of: { ingredients }, first }: { of: Provenance; first: string | null }) {
  if (ingredients.length === 0) return null;
  return (
    <ul className="mt-3 ml-5 space-y-3 border-l border-line2 pl-3">
      {ingredients.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <li key={index}>
          <Row part={part} told={howMade(part)} picture={index === 0 ? first : null} />
          <Parts of={part} first={null} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = {
  readonly part: Provenance;
  readonly told: string | null;
  readonly picture: string | null;
};

function Row({ part, told, picture }: RowProps) {
  const { title, standing, mimeType } = part;
  const line = [told, checkTexts.parts[standing]].filter(Boolean).join(' · ');
  const Icon = iconOf(mimeType);
  return (
    <span className="flex items-center gap-3">
      <span className="grid h-[30px] w-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-s2 text-fg2">
        {picture === null ? (
          <Icon size={16} strokeWidth={1.5} aria-hidden />
        ) : (
          <img src={picture} alt="" className="size-full object-cover" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{title ?? checkTexts.unnamed}</span>
        <span className="block text-[13px]/5 text-fg3">{line}</span>
      </span>
      {(standing === 'ours' || standing === 'signed') && (
        <Check
          size={16}
          aria-hidden
          className={`shrink-0 ${standing === 'ours' ? 'text-ok' : 'text-fg2'}`}
        />
      )}
      {standing === 'changed' && (
        <CircleAlert size={16} aria-hidden className="shrink-0 text-fg2" />
      )}
    </span>
  );
}

/** A style's file is none that people know by a type. */
function iconOf(mimeType: string | null) {
  if (mimeType?.startsWith('video/')) return Film;
  return mimeType === 'application/octet-stream' ? Palette : FileImage;
}
