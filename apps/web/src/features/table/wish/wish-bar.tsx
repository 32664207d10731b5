import { ArrowUp, Ban, Check, Info, X } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { withFrenchSpaces } from '../../../lib/format/french-spaces.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import type { TableSession } from '../session/table-session.ts';
import type { WishJob, WishState } from '../session/wish-job.ts';
import { texts } from '../texts.ts';
import { RenderLine } from './render-line.tsx';

type WishBarProps = {
  session: TableSession;
  wish: WishJob;
  field: RefObject<HTMLInputElement | null>;
};

const labels = texts.wish;

/** « Que faut-il changer ? »: a wish on top of the cut, and what became of the last one. */
export function WishBar({ session, wish, field }: WishBarProps) {
  const [text, setText] = useState('');
  const { isAsking, answer } = useStore(wish.state);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await wish.ask(text)) setText('');
  };
  return (
    <section aria-label={labels.section} className="flex-none pb-3 lg:pb-5">
      {answer ? <Answer {...{ answer, session, wish }} /> : <RenderLine session={session} />}
      <form
        onSubmit={(event) => void send(event)}
        className="mt-1 flex items-center rounded-xl border border-line2 bg-bg pr-1.5 pl-4 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring"
      >
        <input
          ref={field}
          value={text}
          maxLength={1000}
          aria-label={labels.field}
          placeholder={labels.field}
          enterKeyHint="send"
          onChange={(event) => setText(event.currentTarget.value)}
          className="h-11 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-fg3"
        />
        <IconButton
          type="submit"
          label={labels.send}
          icon={<ArrowUp size={18} />}
          disabled={isAsking || text.trim() === ''}
          aria-busy={isAsking}
        />
      </form>
    </section>
  );
}

type AnswerProps = {
  answer: NonNullable<WishState['answer']>;
  session: TableSession;
  wish: WishJob;
};

function Answer({ answer, session, wish }: AnswerProps) {
  const { past, present } = useStore(session.history);
  const { changes, shots, done, refused, timeline } = answer;
  const isDone = done.length > 0 && shots.length + changes.length > 0;
  const isStill = past.length > 0 && present === timeline && isDone;
  return (
    <div className="max-h-40 overflow-y-auto">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        {isDone ? (
          <Check size={16} aria-hidden className="text-ok flex-none" />
        ) : (
          <Info size={16} aria-hidden className="flex-none text-fg3" />
        )}
        <p className="min-w-0 flex-1 text-[13px]/[18px]">
          <span className="font-semibold">{labels.said(changes)}</span>{' '}
          {shots.length > 0 && <span className="text-fg2">{shots.join(', ')}. </span>}
          {done.length > 0 && (
            <span className="text-fg3">
              {done.map((words) => withFrenchSpaces(`« ${words} »`)).join(' · ')}
            </span>
          )}
        </p>
        {isStill && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              session.undo();
              wish.dismiss();
            }}
          >
            {labels.undo}
          </Button>
        )}
        <IconButton label={labels.dismiss} icon={<X size={14} />} onClick={() => wish.dismiss()} />
      </div>
      {refused.length > 0 && (
        <ul aria-label={labels.refused} className="border-t border-line">
          {refused.map(({ words, message, instead }) => (
            <li key={words + message} className="flex min-h-9 items-center gap-3 py-1">
              <Ban size={15} aria-hidden className="flex-none text-danger" />
              <p className="min-w-0 flex-1 text-[13px]/[18px]">
                <span className="font-semibold">{withFrenchSpaces(`« ${words} »`)}</span>{' '}
                <span className="text-fg2">{withFrenchSpaces(message)}</span>
              </p>
              {instead && (
                <Button size="small" variant="ghost" onClick={() => void wish.ask(instead.wish)}>
                  {instead.label}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
