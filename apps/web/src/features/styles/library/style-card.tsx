import type { Model } from '@armoni/contract/models';
import { CircleAlert, RotateCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { formatDate } from '../../../lib/format/format.ts';
import { useSignedInUser } from '../../../lib/session/identity.ts';
import { sendStyle } from '../../../lib/session/sent-pictures.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { Accord } from '../../../ui/media/accord.tsx';
import { texts } from '../texts.ts';
import { fileTexts } from './file-texts.ts';
import { SampleMosaic } from './sample-mosaic.tsx';
import { StyleMenu } from './style-menu.tsx';
import { TrainingProgress } from './training-progress.tsx';
import { useRetryTraining } from './use-retry-training.ts';

const StyleProof = lazy(async () => ({
  default: (await import('./style-proof.tsx')).StyleProof,
}));

type StyleCardProps = { style: Model };

/** One style: what it makes, its accord, what it learned from, and what can be done with it. */
export function StyleCard({ style }: StyleCardProps) {
  return (
    <li ref={goThere(style)} className="overflow-hidden rounded-lg bg-s1">
      <article aria-labelledby={`style-${style.id}`}>
        {style.sample_urls.length > 0 && <SampleMosaic style={style} />}
        <div className="p-5">
          <StyleHead style={style} />
          {style.status === 'training' && <TrainingProgress style={style} />}
          {style.status === 'failed' && <FailedStyle style={style} />}
          {style.status === 'completed' && <ReadyStyle style={style} />}
        </div>
      </article>
    </li>
  );
}

/** Where an address names a style, its card comes into view; the keyboard goes on from there. */
function goThere({ id }: Model) {
  return (card: HTMLLIElement | null) => {
    if (!card || window.location.hash !== `#style-${id}`) return;
    card.scrollIntoView({ block: 'center' });
    history.replaceState(history.state, '', window.location.pathname);
  };
}

function StyleHead({ style }: StyleCardProps) {
  return (
    <div className="flex items-center gap-2">
      <h3 id={`style-${style.id}`} title={style.name} className="type-h3 min-w-0 flex-1 truncate">
        {style.name}
      </h3>
      <Tag running={style.status === 'training'}>{stateOf(style)}</Tag>
      <StyleMenu style={style} />
    </div>
  );
}

function stateOf({ reason, status, is_imported }: Model): string {
  if (reason === 'cancelled') return texts.styles.cancelled;
  if (status === 'training' && is_imported) return fileTexts.isComing;
  return texts.styles.status[status];
}

function StyleFacts({ style }: { style: Model }) {
  const facts = [
    style.trigger_word,
    style.is_imported ? fileTexts.isImported : texts.styles.imageCount(style.image_count),
    formatDate(style.created_at),
    style.engine_name,
  ];
  return (
    <p className="type-data mt-1 wrap-anywhere text-fg3">{facts.filter(Boolean).join(' · ')}</p>
  );
}

function ReadyStyle({ style }: { style: Model }) {
  return (
    <>
      <StyleFacts style={style} />
      {style.accord && <Accord stripes={style.accord} className="mt-3 h-7 rounded-tag" />}
      {(style.comparison || style.hands) && (
        <Suspense>
          <StyleProof style={style} />
        </Suspense>
      )}
      {style.is_usable ? (
        <AppLink
          href="/armoni"
          className={buttonClass({ size: 'small' }, 'mt-4 max-sm:h-11')}
          onClick={() => sendStyle(style.id)}
        >
          {texts.styles.use}
        </AppLink>
      ) : (
        <p className="mt-3 text-[13px]/5 text-fg3">{texts.styles.unusable(style.engine_name)}</p>
      )}
    </>
  );
}

function FailedStyle({ style }: StyleCardProps) {
  const { mutate: retry, isPending } = useRetryTraining(useSignedInUser().id);
  return (
    <>
      <StyleFacts style={style} />
      <p className="mt-3 flex items-start gap-2">
        <CircleAlert size={16} aria-hidden className="mt-0.5 text-danger" />
        <span className="min-w-0 wrap-anywhere">
          {style.error_message ?? texts.styles.failedWithout}
        </span>
      </p>
      <Button
        size="small"
        className="mt-4 max-sm:h-11"
        busy={isPending}
        onClick={() => retry(style.id)}
      >
        <RotateCw size={16} aria-hidden />
        {texts.styles.retry}
      </Button>
    </>
  );
}
