import type { Model } from '@armoni/contract/models';
import type { Card } from '@armoni/contract/tools';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import type { ChatSession } from '../session/chat-session.ts';
import { CardFrame } from './card-frame.tsx';
import { StopWork } from './stop-work.tsx';
import { cardTexts } from './texts.ts';
import { useStyleWork } from './use-style-work.ts';

type StyleCardProps = { style: Extract<Card, { kind: 'style' }>; session: ChatSession };

const mostShown = 4;

/** A style with its sources while it is learned, then with the first pictures in it. */
export function StyleCard({ style, session }: StyleCardProps) {
  const { style: now, hasFailed, stop } = useStyleWork(style.id);
  const name = now?.name ?? style.name;
  const samples = now?.sample_urls ?? [];
  const pictures = samples.length > 0 ? samples : style.pictures;
  return (
    <CardFrame label={name}>
      <div className="grid grid-cols-4 gap-2">
        {pictures.slice(0, mostShown).map((url) => (
          <img
            key={url}
            src={url}
            alt=""
            loading="lazy"
            className="aspect-[4/3] w-full rounded-sm bg-stage object-cover"
          />
        ))}
      </div>
      <h3 className="mt-4 font-semibold wrap-anywhere">{name}</h3>
      {hasFailed && <p className="mt-1 text-fg2">{cardTexts.gone}</p>}
      {now?.status === 'training' && <Training style={now} onStop={stop} />}
      {now?.status === 'failed' && <p className="mt-1 text-fg2">{now.error_message}</p>}
      {now?.status === 'completed' && (
        <div className="mt-3 flex gap-2">
          <Button
            size="small"
            className="touch-44"
            onClick={() => session.memory.chooseStyle(style.id)}
          >
            {cardTexts.style.use}
          </Button>
          <AppLink
            href="/trainer"
            className={buttonClass({ variant: 'ghost', size: 'small' }, 'touch-44')}
          >
            {cardTexts.style.open}
          </AppLink>
        </div>
      )}
    </CardFrame>
  );
}

function Training({ style, onStop }: { style: Model; onStop: () => Promise<void> }) {
  return (
    <>
      <p className="mt-1 mb-3 text-fg2">{style.waiting_message ?? cardTexts.style.training}</p>
      <Progress label={cardTexts.style.progress(style.name)} percent={style.percent ?? null} />
      <div className="mt-3">
        <StopWork onStop={onStop} />
      </div>
    </>
  );
}
