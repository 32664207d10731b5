import type { BinItem } from '@armoni/contract/bin';
import { Clapperboard, Image, MessageSquare, Palette, Trash2 } from 'lucide-react';
import { formatSize } from '../../../lib/format/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SettingsRow } from '../../../ui/layout/settings.tsx';
import { daysLeft } from './days-left.ts';
import { texts } from './texts.ts';

const words = texts.bin;

const icons = { conversation: MessageSquare, picture: Image, style: Palette, film: Clapperboard };

type BinRowProps = {
  item: BinItem;
  isBusy: boolean;
  onRestore: () => void;
  onRemove: () => void;
};

/** One thing in the bin: what it is, how large, how long it stays. */
export function BinRow({ item, isBusy, onRestore, onRemove }: BinRowProps) {
  const Icon = icons[item.kind];
  const name = item.name || words.unnamed;
  const facts = [
    words.kinds[item.kind],
    ...(item.size_bytes > 0 ? [formatSize(item.size_bytes)] : []),
    words.left(daysLeft(item.swept_at, Date.now())),
  ];
  return (
    <SettingsRow
      icon={<Icon size={18} />}
      title={<span className="line-clamp-2">{name}</span>}
      detail={facts.join(' · ')}
      action={
        <span className="-mr-1.5 flex flex-none items-center">
          <Button
            variant="ghost"
            busy={isBusy}
            aria-label={words.restoreNamed(name)}
            onClick={onRestore}
          >
            {words.restore}
          </Button>
          <IconButton
            label={words.removeNamed(name)}
            title={words.removal.confirm}
            icon={<Trash2 size={16} />}
            disabled={isBusy}
            onClick={onRemove}
          />
        </span>
      }
    />
  );
}
