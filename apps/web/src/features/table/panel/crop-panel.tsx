import type { CutSource } from '@armoni/contract/cuts';
import { setReframe } from '@armoni/contract/timeline/edit-shots';
import { framesOf } from '@armoni/contract/timeline/ranges';
import {
  type FrameWindow,
  mostTurn,
  mostZoom,
  type Shot,
  type Timeline,
} from '@armoni/contract/timeline/timeline';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { cropTexts as texts } from '../crop-texts.ts';
import type { FramePictures } from '../session/frame-pictures.ts';
import { isSameShape } from '../session/lay-of.ts';
import { laidOf, windowAtEnd, windowChange } from '../session/lay-window.ts';
import type { Framing, TableSession } from '../session/table-session.ts';
import { texts as tableTexts } from '../texts.ts';
import { EdgeFrame } from './edge-frame.tsx';
import { OtherShapes } from './other-shapes.tsx';
import { PanelHead, Range } from './panel-parts.tsx';

type CropPanelProps = {
  shot: Shot;
  /** Its place in the film, from 0. */
  index: number;
  at: Framing['at'];
  source: CutSource;
  timeline: Timeline;
  session: TableSession;
  pictures: FramePictures;
};

/** How a shot's picture meets the film's frame: found by the studio, shown whole, or laid by hand. */
export function CropPanel(props: CropPanelProps) {
  const { shot, source, timeline, session } = props;
  const { id, reframe } = shot;
  const [before] = useState({ reframe, zoom: shot.zoom });
  const close = () => session.framing.set(null);
  const fills = isSameShape(source, timeline);
  const manner =
    reframe.kind === 'window' || reframe.kind === 'static'
      ? 'hand'
      : fills
        ? 'whole'
        : reframe.kind === 'fit'
          ? 'fit'
          : 'auto';
  const manners = fills ? (['whole', 'hand'] as const) : (['auto', 'fit', 'hand'] as const);
  const frameAs = (to: keyof typeof texts.manners) =>
    session.change((now) => {
      const wanted = { auto: 'auto', fit: 'fit', whole: 'none' } as const;
      if (to === 'hand') return setReframe(now, id, laidOf(shot, source, now));
      return setReframe(now, id, { kind: wanted[to] }, before.zoom);
    });
  return (
    <>
      <PanelHead
        title={tableTexts.shot.heading(props.index + 1)}
        closeLabel={tableTexts.shot.close}
        onClose={() => session.selection.set({ kind: 'film' })}
      />
      <div className="min-h-0 flex-1 space-y-5 overflow-y-auto px-4 py-3 lg:px-5">
        <h3 className="flex items-center gap-1">
          <IconButton label={texts.back} icon={<ArrowLeft size={16} />} onClick={close} />
          <span className="type-h3">{texts.heading}</span>
          <span className="type-data ml-auto min-w-0 truncate text-fg3">
            {source.name}, {texts.size(source.width, source.height)}
          </span>
        </h3>
        <Segments
          label={texts.heading}
          value={manner}
          segments={manners.map((value) => ({ value, label: texts.manners[value] }))}
          onValueChange={frameAs}
        />
        {manner === 'hand' && <ByHand {...props} />}
      </div>
      <div className="flex h-16 flex-none items-center justify-between border-t border-line px-4 lg:px-5">
        <Button
          variant="ghost"
          disabled={JSON.stringify(before.reframe) === JSON.stringify(reframe)}
          onClick={() => session.change((now) => setReframe(now, id, before.reframe, before.zoom))}
        >
          {texts.asBefore}
        </Button>
        <Button variant="paper" onClick={close}>
          {texts.done}
        </Button>
      </div>
    </>
  );
}

/** Both ends of the glide, how near it is, and how the picture is turned. */
function ByHand({ shot, at, source, timeline, session, pictures }: CropPanelProps) {
  const laid = laidOf(shot, source, timeline);
  const window = windowAtEnd(laid, at);
  const put = (change: Partial<FrameWindow>, isGoingOn: boolean) => {
    const edit = windowChange(shot.id, at, {
      source,
      change: (now) => ({ ...now, ...change }),
    });
    if (isGoingOn) session.drag(edit);
    else session.change(edit);
  };
  const { start, end, length } = framesOf(shot.recordRange);
  const open = (to: Framing['at']) => {
    session.framing.set({ id: shot.id, at: to });
    session.frame.set(to === 'start' ? start : end - 1);
  };
  const setGlide = (isOn: boolean) => {
    const { end: _, ...still } = laid;
    const reframe = isOn ? { ...laid, end: laid.start } : still;
    session.change((now) => setReframe(now, shot.id, reframe));
    // What glides is to arrive elsewhere: that end is laid next.
    if (isOn) open('end');
  };
  return (
    <>
      <div>
        <p className="mb-2 flex items-baseline justify-between gap-3">
          <span className="type-label">{texts.place}</span>
          <span className="text-[13px] text-fg3">{laid.end ? texts.glides : texts.still}</span>
        </p>
        <RadioGroup
          aria-label={texts.place}
          value={at}
          onValueChange={(to) => open(to as Framing['at'])}
          className="grid grid-cols-2 gap-2"
        >
          {(['start', 'end'] as const).map((one) => (
            <Radio.Root
              key={one}
              value={one}
              aria-label={texts.ends[one]}
              nativeButton
              render={<button type="button" />}
              className="group block text-left"
            >
              <EdgeFrame
                {...{ shot, source, timeline, pictures }}
                frame={one === 'start' ? 0 : length - 1}
                className="w-full rounded-xs group-data-checked:selected-media"
              />
              <span className="type-data mt-1.5 block text-fg3 group-data-checked:text-fg">
                {texts.ends[one]}
              </span>
            </Radio.Root>
          ))}
        </RadioGroup>
      </div>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <span>{texts.glide}</span>
        <Switch label={texts.glide} checked={laid.end !== undefined} onCheckedChange={setGlide} />
      </div>
      <Range
        label={texts.zoom}
        value={Math.round(100 * window.zoom)}
        least={100}
        most={100 * mostZoom}
        text={texts.percent(100 * window.zoom)}
        onChange={(percent, isGoingOn) => put({ zoom: percent / 100 }, isGoingOn)}
      />
      <Range
        label={texts.turn}
        value={window.turn}
        least={-mostTurn}
        most={mostTurn}
        step={0.5}
        text={texts.degrees(window.turn)}
        onChange={(turn, isGoingOn) => put({ turn }, isGoingOn)}
      />
      <p className="text-[13px] text-pretty text-fg3">{texts.lead}</p>
      <OtherShapes {...{ shot, at, source, timeline, pictures }} />
    </>
  );
}
