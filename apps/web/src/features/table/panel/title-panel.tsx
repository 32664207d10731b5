import { addTitle, changeTitle, removeTitle, timeTitle } from '@armoni/contract/timeline/edit-film';
import { framesOf, framesPerSecond } from '@armoni/contract/timeline/ranges';
import type { Timeline, TitleCard } from '@armoni/contract/timeline/timeline';
import { Copy, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import { FootButton, PanelHead, PanelRow } from './panel-parts.tsx';
import { PlaceGrid } from './place-grid.tsx';
import { segmentsOf } from './shot-panel.tsx';

type TitlePanelProps = {
  card: TitleCard;
  index: number;
  timeline: Timeline;
  session: TableSession;
};

const labels = texts.title;

/** A text's words, how it stands, and when. */
export function TitlePanel({ card, index, timeline, session }: TitlePanelProps) {
  const isTyping = useRef(false);
  const rate = framesPerSecond(timeline);
  const { start, length, end } = framesOf(card.range);
  const change = (by: Parameters<typeof changeTitle>[2]) =>
    session.change((now) => changeTitle(now, index, by));
  const time = (from: number, to: number) =>
    session.change((now) => timeTitle(now, index, { start: from, length: to - from }));
  const duplicate = () => {
    const left = timeline.duration.value - end;
    // Behind itself, or where there is no room on the last frames that are as many.
    const from = left >= length ? end : timeline.duration.value - length;
    const range = { ...card.range, startTime: { ...card.range.startTime, value: from } };
    session.change((now) => addTitle(now, { ...card, range }), texts.title.added);
    const { titles } = session.history.get().present.tracks.video;
    const added = titles.findIndex((one) => one.range === range);
    if (added !== -1) session.selection.set({ kind: 'title', index: added });
    session.frame.set(from + Math.floor(length / 2));
  };
  return (
    <>
      <PanelHead
        title={labels.heading(index + 1)}
        closeLabel={labels.close}
        onClose={() => session.selection.set({ kind: 'film' })}
      />
      <div className="min-h-0 flex-1 space-y-4 px-4 py-4 overflow-y-auto lg:px-5">
        <Field label={labels.wording}>
          <Textarea
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
        <PanelRow label={labels.manner}>
          <Select
            label={labels.manner}
            value={card.manner}
            options={segmentsOf(labels.manners)}
            onValueChange={(manner) => change({ manner })}
            className="w-full"
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
          <PlaceGrid card={card} onPlace={change} />
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
            frames={start + length}
            rate={rate}
            onChange={(to) => time(start, Math.max(start + 1, to))}
          />
        </div>
      </div>
      <div className="grid flex-none grid-cols-2 border-t border-line px-1">
        <FootButton icon={<Copy size={18} />} onClick={duplicate}>
          {labels.duplicate}
        </FootButton>
        <FootButton
          icon={<Trash2 size={18} />}
          label={labels.remove}
          onClick={() => {
            session.selection.set({ kind: 'film' });
            session.change((now) => removeTitle(now, index));
          }}
        >
          {labels.removeShort}
        </FootButton>
      </div>
    </>
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
