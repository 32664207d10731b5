import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';
import { howMade } from '@armoni/provenance/verdict/tell-provenance';
import { Check, CircleAlert, FileImage } from 'lucide-react';
import { checkTexts } from './texts.ts';

type TreeProps = { readonly file: Provenance; readonly name: string };

/** A file, what it was made from, and what that was made from. */
export function IngredientTree({ file, name }: TreeProps) {
  return (
    <>
      <Row part={{ ...file, title: name }} told={checkTexts.thisFile} />
      <Parts of={file} />
    </>
  );
}

function Parts({ of: { ingredients } }: { of: Provenance }) {
  if (ingredients.length === 0) return null;
  return (
    <ul className="mt-3 ml-2.5 space-y-3 border-l border-line2 pl-4">
      {ingredients.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <li key={index}>
          <Row part={part} told={howMade(part)} />
          <Parts of={part} />
        </li>
      ))}
    </ul>
  );
}

function Row({ part, told }: { part: Provenance; told: string | null }) {
  const { title, standing } = part;
  const line = [told, checkTexts.parts[standing]].filter(Boolean).join(' · ');
  return (
    <span className="flex items-center gap-3">
      <FileImage size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-fg3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{title ?? checkTexts.unnamed}</span>
        <span className="block text-[13px]/5 text-fg3">{line}</span>
      </span>
      {(standing === 'ours' || standing === 'signed') && (
        <Check size={16} aria-hidden className="shrink-0 text-fg2" />
      )}
      {standing === 'changed' && (
        <CircleAlert size={16} aria-hidden className="shrink-0 text-fg2" />
      )}
    </span>
  );
}
