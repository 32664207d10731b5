import type { Model } from '@armoni/contract/models';
import { ArrowUp, Plus, Square, X } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { AccordChip } from '../../../ui/media/accord.tsx';
import type { Reference } from '../session/chat-request.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { styleInputOf } from '../styles/chosen-style.ts';
import { texts } from '../texts.ts';

type ComposerProps = {
  session: ChatSession;
  openId: string | null;
  style: Model | undefined;
  /** Room for two lines and no hint, as on the page of a new conversation. */
  isTall: boolean;
  /** A reply is on its way; its task when the list knows it. */
  running: { taskId: string | null } | null;
  field: RefObject<HTMLTextAreaElement | null>;
  onAdd: () => void;
  onFiles: (files: readonly File[]) => void;
  onSent: () => void;
};

/** Where a message is written, with the picture and the style it is about. */
export function Composer(props: ComposerProps) {
  const { session, openId, style, isTall, running, field, onAdd, onFiles, onSent } = props;
  const draft = useStore(session.memory.state).drafts[openId ?? ''] ?? '';
  const reference = useStore(session.reference);
  const [isRefused, setRefused] = useState(false);
  useGrowingField(field, draft, isTall);
  const write = (text: string) => {
    setRefused(false);
    session.memory.setDraft(openId, text);
  };
  const send = () => {
    field.current?.focus();
    if (running) return;
    setRefused(draft.trim() === '');
    if (session.send(draft, style ? styleInputOf(style) : null)) onSent();
  };
  const press = (event: KeyboardEvent) => {
    // The Enter that ends a composed letter sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div className="mx-auto w-full max-w-[672px]">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field itself has the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the text writes, too */}
      <div
        onClick={(event) => event.target === event.currentTarget && field.current?.focus()}
        className="rounded-xl border border-edge bg-s1 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-ring"
      >
        <textarea
          ref={field}
          rows={1}
          value={draft}
          aria-label={texts.composer.label}
          aria-invalid={isRefused || undefined}
          aria-describedby="composer-hint"
          placeholder={texts.composer.placeholder}
          enterKeyHint="send"
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
          onPaste={paste}
          className={`block max-h-32 w-full resize-none overflow-y-auto bg-transparent px-4 pt-3.5 text-base/6 outline-none ${
            isTall ? 'min-h-[62px]' : 'min-h-[38px]'
          }`}
        />
        <div className="flex items-center gap-2 p-3 pt-2">
          <IconButton
            label={texts.composer.add}
            title={texts.composer.add}
            icon={<Plus size={20} strokeWidth={1.5} />}
            onClick={onAdd}
            className="-ml-0.5"
          />
          {reference && (
            <ReferenceChip reference={reference} onRemove={() => session.reference.set(null)} />
          )}
          {style && <StyleChip style={style} />}
          <span className="flex-1" />
          {running ? (
            <IconButton
              variant="hot"
              label={texts.composer.stop}
              title={texts.composer.stop}
              icon={<Square size={14} fill="currentColor" />}
              onClick={() => void session.stop(running.taskId)}
              className="rounded-[10px]! max-md:size-10"
            />
          ) : (
            <SendButton isReady={draft.trim() !== ''} onClick={send} />
          )}
        </div>
      </div>
      <p
        id="composer-hint"
        role={isRefused ? 'alert' : undefined}
        className={`type-data mt-2 text-center ${isRefused ? 'text-danger' : `text-fg3 max-md:hidden ${isTall ? 'sr-only' : ''}`}`}
      >
        {isRefused ? texts.composer.empty : texts.composer.hint}
      </p>
    </div>
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

function ReferenceChip({ reference, onRemove }: { reference: Reference; onRemove: () => void }) {
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

function StyleChip({ style }: { style: Model }) {
  return (
    <span
      title={texts.composer.style(style.name)}
      className="flex h-8 min-w-0 items-center gap-2 rounded-sm bg-s2 pr-2.5 pl-2"
    >
      <AccordChip stripes={style.accord ?? []} />
      <span className="type-label truncate">
        <span className="sr-only">{texts.composer.style('')}</span>
        {style.name}
      </span>
    </span>
  );
}

/** As high as its text, up to 32 units of 4 px; then it scrolls. */
function useGrowingField(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  isTall: boolean,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each text and look
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [field, text, isTall]);
}
