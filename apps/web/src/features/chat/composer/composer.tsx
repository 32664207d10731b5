import type { Model } from '@armoni/contract/models';
import { ArrowUp, Plus, Square } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { useAbilities } from '../../../lib/studio/studio-config.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { texts } from '../texts.ts';
import { ReferenceChip } from './composer-chips.tsx';
import { ComposerField, composerHintId } from './composer-field.tsx';
import { NextPictureChips } from './next-picture-chips.tsx';
import { type ComposerOptions, useComposer } from './use-composer.ts';

const VoiceButton = lazy(async () => ({
  default: (await import('./voice-button.tsx')).VoiceButton,
}));

type ComposerProps = ComposerOptions & {
  /** Room for two lines and no hint, as on the page of a new conversation. */
  isTall: boolean;
  styles: readonly Model[];
  userId: string;
  onAdd: () => void;
  onFiles: (files: readonly File[]) => void;
};

/** Where a message is written, with the picture and the style it is about. */
export function Composer(props: ComposerProps) {
  const { session, styles, userId, isTall, running, field, onAdd, onFiles } = props;
  const { draft, isRefused, write, send, hear } = useComposer(props);
  const { hears } = useAbilities();
  const reference = useStore(session.reference);
  return (
    <div className="mx-auto w-full max-w-[672px]">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field itself has the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the text writes, too */}
      <div
        onClick={(event) => event.target === event.currentTarget && field.current?.focus()}
        className="rounded-xl border border-edge bg-s1 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-ring"
      >
        <ComposerField
          field={field}
          text={draft}
          isTall={isTall}
          isRefused={isRefused}
          onWrite={write}
          onSend={send}
          onFiles={onFiles}
        />
        <div className="flex items-center gap-2 p-3 pt-2 md:has-[.order-first]:flex-wrap">
          <AddButton onClick={onAdd} />
          {reference && (
            <ReferenceChip reference={reference} onRemove={() => session.reference.set(null)} />
          )}
          <NextPictureChips session={session} styles={styles} />
          <span className="flex-1" />
          {hears && (
            <Suspense>
              <VoiceButton userId={userId} onHeard={hear} />
            </Suspense>
          )}
          {running ? (
            <StopButton onClick={() => void session.stop(running.taskId)} />
          ) : (
            <SendButton isReady={draft.trim() !== ''} onClick={send} />
          )}
        </div>
      </div>
      <Hint
        isTall={isTall}
        isRefused={isRefused}
        isWaiting={Boolean(running) && draft.trim() !== ''}
      />
    </div>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      label={texts.composer.add}
      title={texts.composer.add}
      icon={<Plus size={20} strokeWidth={1.5} />}
      onClick={onClick}
      className="-ml-0.5"
    />
  );
}

function StopButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      variant="hot"
      label={texts.composer.stop}
      title={texts.composer.stop}
      icon={<Square size={14} fill="currentColor" />}
      onClick={onClick}
      className="rounded-[10px]! max-md:size-10"
    />
  );
}

function SendButton({ isReady, onClick }: { isReady: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={texts.composer.send}
      title={texts.composer.send}
      onClick={onClick}
      className={`touch-44 inline-flex size-9 flex-none items-center justify-center rounded-[10px] transition-colors max-md:size-10 forced-colors:border ${
        isReady ? 'bg-hot text-on-hot hover:bg-hot-hover' : 'bg-s3 text-fg3'
      }`}
    >
      <ArrowUp size={18} aria-hidden />
    </button>
  );
}

type HintProps = {
  isTall: boolean;
  isRefused: boolean;
  /** Something is written that cannot be sent before the reply is there. */
  isWaiting: boolean;
};

function Hint({ isTall, isRefused, isWaiting }: HintProps) {
  if (isWaiting) {
    return (
      <p id={composerHintId} role="status" className="type-data mt-2 text-center text-fg2">
        {texts.composer.waiting}
      </p>
    );
  }
  return (
    <p
      id={composerHintId}
      role={isRefused ? 'alert' : undefined}
      className={`type-data mt-2 text-center ${isRefused ? 'text-danger' : `text-fg3 max-md:hidden ${isTall ? 'sr-only' : ''}`}`}
    >
      {isRefused ? texts.composer.empty : texts.composer.hint}
    </p>
  );
}
