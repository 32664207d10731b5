import type { TitleCard } from '@armoni/contract/timeline/timeline';
import { Captions, Flag, type LucideIcon, PanelBottom, Square, WholeWord } from 'lucide-react';

const icons: Readonly<Record<TitleCard['manner'], LucideIcon>> = {
  title: Square,
  'lower-third': PanelBottom,
  'word-by-word': WholeWord,
  caption: Captions,
  'end-card': Flag,
};

/** How a text stands, at a glance. */
export function TitleIcon({ manner }: Pick<TitleCard, 'manner'>) {
  const Icon = icons[manner];
  return <Icon size={12} aria-hidden className="flex-none" />;
}
