import { X } from 'lucide-react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import type { Reference } from '../session/chat-request.ts';
import { texts } from '../texts.ts';

/** The picture that the message is about. */
export function ReferenceChip({
  reference,
  onRemove,
}: {
  reference: Reference;
  onRemove: () => void;
}) {
  return (
    <span className="flex h-8 min-w-0 items-center gap-2 rounded-sm bg-s2 pl-1">
      <img
        src={reference.url}
        alt={texts.composer.reference(reference.name)}
        className="size-6 flex-none rounded-xs object-cover"
      />
      <span aria-hidden className="type-label min-w-0 truncate max-md:hidden">
        {reference.name}
      </span>
      <IconButton
        size="small"
        label={texts.composer.removeReference(reference.name)}
        icon={<X size={16} />}
        onClick={onRemove}
      />
    </span>
  );
}
