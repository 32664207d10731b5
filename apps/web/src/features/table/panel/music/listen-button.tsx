import { LoaderCircle, Pause, Play } from 'lucide-react';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { musicTexts } from '../../music-texts.ts';
import type { Listening } from './use-listening.ts';

type ListenButtonProps = {
  listening: Listening;
  name: string;
  /** Null where it cannot be heard. */
  url: string | null;
  fromSeconds?: number;
  className?: string;
};

export function ListenButton({ listening, name, url, fromSeconds, className }: ListenButtonProps) {
  const { heard, toggle } = listening;
  const isHeard = url !== null && heard?.url === url;
  const isLoading = isHeard && !heard.isPlaying;
  const Icon = isLoading ? LoaderCircle : isHeard ? Pause : Play;
  return (
    <IconButton
      size="small"
      label={isHeard ? musicTexts.pause(name) : musicTexts.listen(name)}
      disabled={url === null}
      aria-busy={isLoading}
      icon={
        <Icon
          size={16}
          fill={isLoading ? 'none' : 'currentColor'}
          className={isLoading ? 'animate-turn' : undefined}
        />
      }
      onClick={() => url && toggle(url, fromSeconds)}
      className={className}
    />
  );
}
