import { LoaderCircle, Pause, Play } from 'lucide-react';
import type { Listening } from '../../lib/media/use-listening.ts';
import { IconButton } from '../controls/icon-button.tsx';

type ListenButtonProps = {
  listening: Listening;
  /** While it is heard, and else. */
  labels: { readonly pause: string; readonly listen: string };
  /** Null where it cannot be heard. */
  url: string | null;
  fromSeconds?: number;
  className?: string;
};

/** Plays a piece of music before it is chosen. */
export function ListenButton(props: ListenButtonProps) {
  const { listening, labels, url, fromSeconds, className } = props;
  const { heard, toggle } = listening;
  const isHeard = url !== null && heard?.url === url;
  const isLoading = isHeard && !heard.isPlaying;
  const Icon = isLoading ? LoaderCircle : isHeard ? Pause : Play;
  return (
    <IconButton
      size="small"
      label={isHeard ? labels.pause : labels.listen}
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
