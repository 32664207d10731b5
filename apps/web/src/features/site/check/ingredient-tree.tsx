import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';
import { howMade } from '@armoni/provenance/verdict/tell-provenance';
import { Check, CircleAlert, FileImage } from 'lucide-react';
import { checkTexts } from './texts.ts';

/** What a file was made from, and what that was made from. */
export function IngredientTree({ parts }: { parts: readonly Provenance[] }) {
  return (
    <ul className="space-y-3 border-l border-line2 pl-4">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <li key={index}>
          <Row part={part} />
          {part.ingredients.length > 0 && (
            <div className="pt-3">
              <IngredientTree parts={part.ingredients} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Row({ part }: { part: Provenance }) {
  const { title, standing } = part;
  const told = [howMade(part), checkTexts.parts[standing]].filter(Boolean).join(' · ');
  return (
    <span className="flex items-center gap-3">
      <FileImage size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-fg3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{title ?? checkTexts.unnamed}</span>
        <span className="block text-[13px]/5 text-fg3">{told}</span>
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
