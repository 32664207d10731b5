import { changeTitle, timeTitle } from '@armoni/contract/timeline/edit-film';
import { framesOf, framesPerSecond } from '@armoni/contract/timeline/ranges';
import type { Timeline, TitleCard } from '@armoni/contract/timeline/timeline';
import { ArrowLeft, ArrowRight, Check, Copy, Lock, LockOpen, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import type { FramePictures } from '../session/frame-pictures.ts';
import type { TableActions } from '../session/table-actions.ts';
import type { TableSession } from '../session/table-session.ts';
import { drawingKey, type TitleDrawings } from '../session/title-drawings.ts';
import { texts } from '../texts.ts';
import { MannerChoice } from './manner-choice.tsx';
import { FootButton, PanelHead, PanelRow } from './panel-parts.tsx';
import { PlaceGrid } from './place-grid.tsx';
import { segmentsOf } from './shot-panel.tsx';

type TitlePanelProps = {
  card: TitleCard;
  index: number;
  timeline: Timeline;
  session: TableSession;
  actions: TableActions;
  pictures: FramePictures;
  titles: TitleDrawings;
};

const labels = texts.title;

/** A text's words, how it stands, and when. */
export function TitlePanel({ pictures, titles, ...props }: TitlePanelProps) {
  const { card, index, session } = props;
  return (
    <>
      <PanelHead
        title={labels.heading(index + 1)}
        closeLabel={labels.close}
        onClose={() => session.selection.set({ kind: 'film' })}
      >
        <TitleSteps {...props} />
      </PanelHead>
      <div className="min-h-0 flex-1 space-y-4 px-4 py-4 overflow-y-auto lg:px-5">
        {card.locked ? (
          <p className="text-[13px] text-fg2">{labels.locked}</p>
        ) : (
          <Drawn {...props} pictures={pictures} titles={titles} />
        )}
      </div>
      <TitleFoot {...props} />
    </>
  );
}

/** What of an open text can be changed. */
function Drawn({ card, index, timeline, session, pictures, titles }: TitlePanelProps) {
  const rate = framesPerSecond(timeline);
  const { start, end } = framesOf(card.range);
  const change = (by: Parameters<typeof changeTitle>[2]) =>
    session.change((now) => changeTitle(now, index, by));
  const time = (from: number, to: number) =>
    session.change((now) => timeTitle(now, index, { start: from, length: to - from }));
  return (
    <>
      <Wording {...{ card, index, session }} />
      <PanelRow label={labels.manner}>
        <MannerChoice
          {...{ card, timeline, session, pictures, titles }}
          onChoose={(manner) => change({ manner })}
        />
      </PanelRow>
      <PanelRow label={labels.family}>
        <Segments
          label={labels.family}
          value={card.family}
          segments={segmentsOf(labels.families)}
          onValueChange={(family) => change({ family })}
        />
      </PanelRow>
      <PanelRow label={labels.place}>
        <div className="flex items-start gap-4">
          <PlaceGrid card={card} onPlace={change} />
          <Contrast {...{ card, timeline, titles }} />
        </div>
      </PanelRow>
      <div className="grid grid-cols-2 gap-2">
        <Moment
          label={labels.from}
          frames={start}
          rate={rate}
          onChange={(from) => time(Math.min(from, end - 1), Math.max(end, from + 1))}
        />
        <Moment
          label={labels.to}
          frames={end}
          rate={rate}
          onChange={(to) => time(start, Math.max(start + 1, to))}
        />
      </div>
    </>
  );
}

function Wording({ card, index, session }: Pick<TitlePanelProps, 'card' | 'index' | 'session'>) {
  const isTyping = useRef(false);
  return (
    <Field label={labels.wording}>
      <Textarea
        data-panel-start
        rows={2}
        maxLength={500}
        value={card.text}
        onBlur={() => {
          isTyping.current = false;
        }}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const edit = (now: Timeline) => changeTitle(now, index, { text });
          // What is typed at one go is undone at one go.
          if (isTyping.current) session.drag(edit);
          else session.change(edit);
          isTyping.current = true;
        }}
      />
    </Field>
  );
}

type TitleProps = Pick<TitlePanelProps, 'card' | 'index' | 'timeline' | 'actions'>;

/** To the texts before and after it. */
function TitleSteps({ index, timeline, actions }: Omit<TitleProps, 'card'>) {
  const { titles } = timeline.tracks.video;
  const steps = [
    { label: labels.previous, icon: <ArrowLeft size={16} />, to: index - 1 },
    { label: labels.next, icon: <ArrowRight size={16} />, to: index + 1 },
  ];
  return steps.map(({ to, ...button }) => (
    <IconButton
      key={button.label}
      {...button}
      disabled={titles[to] === undefined}
      onClick={() => actions.openTitle(to)}
    />
  ));
}

type ContrastProps = Pick<TitlePanelProps, 'card' | 'timeline' | 'titles'>;

/** How well it is read where that is hardest, as the studio measured it. */
function Contrast({ card, timeline, titles }: ContrastProps) {
  const drawn = useStore(titles.drawings).get(drawingKey(timeline, card));
  if (!drawn) return null;
  const { ratio, is_enough: isEnough } = drawn.contrast;
  return (
    <div className="min-w-0 flex-1 text-[13px]/[18px]">
      <p className="flex items-baseline justify-between gap-2 text-fg2">
        {labels.contrast}
        <span className="flex items-center gap-1 font-semibold whitespace-nowrap text-fg">
          {isEnough && <Check size={14} aria-hidden className="text-ok" />}
          {labels.ratio(ratio)}
        </span>
      </p>
      <p className="mt-1 text-pretty text-fg3">{isEnough ? labels.measured : labels.hardToRead}</p>
    </div>
  );
}

function TitleFoot({ card, actions }: Pick<TitleProps, 'card' | 'actions'>) {
  const isLocked = card.locked === true;
  return (
    <div className="grid flex-none grid-cols-3 border-t border-line px-1">
      <FootButton
        icon={isLocked ? <Lock size={18} /> : <LockOpen size={18} />}
        onClick={actions.lockTitle}
      >
        {isLocked ? texts.shot.unlock : texts.shot.lock}
      </FootButton>
      <FootButton icon={<Copy size={18} />} onClick={actions.duplicateTitle}>
        {labels.duplicate}
      </FootButton>
      <FootButton
        icon={<Trash2 size={18} />}
        label={labels.remove}
        disabled={isLocked}
        onClick={actions.removeTitle}
      >
        {labels.removeShort}
      </FootButton>
    </div>
  );
}

type MomentProps = {
  label: string;
  frames: number;
  rate: number;
  onChange: (frames: number) => void;
};

function Moment({ label, frames, rate, onChange }: MomentProps) {
  return (
    <Field label={label}>
      <Input
        type="number"
        min={0}
        step={0.1}
        value={Number((frames / rate).toFixed(2))}
        onChange={(event) => {
          const seconds = event.currentTarget.valueAsNumber;
          if (Number.isFinite(seconds)) onChange(Math.round(seconds * rate));
        }}
      />
    </Field>
  );
}
