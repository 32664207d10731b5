import {
  setLevel,
  setReversed,
  setShotLook,
  setSound,
  setSpeed,
} from '@armoni/contract/timeline/edit-shots';
import {
  dissolveLengths,
  dissolveSecondsAt,
  setDissolve,
} from '@armoni/contract/timeline/edit-transitions';
import { framesOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { ArrowLeft, ArrowRight, Copy, Lock, LockOpen, Scissors, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { withFrenchSpaces } from '../../../lib/format/french-spaces.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { frameClock, lengthBefore, secondsText } from '../session/film-time.ts';
import type { FramePictures } from '../session/frame-pictures.ts';
import { isSameShape } from '../session/lay-of.ts';
import type { TableActions } from '../session/table-actions.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import { EdgeFrame } from './edge-frame.tsx';
import { Moments } from './moments.tsx';
import { FootButton, PanelHead, PanelLink, PanelRow, Range } from './panel-parts.tsx';
import { SourceStrip } from './source-strip.tsx';

type ShotPanelProps = {
  shot: Shot;
  index: number;
  timeline: Timeline;
  session: TableSession;
  actions: TableActions;
  pictures: FramePictures;
};

const labels = texts.shot;

/** Everything about one shot: where it comes from, its points, other moments, its manner. */
export function ShotPanel(props: ShotPanelProps) {
  const { shot, index, timeline, session, actions } = props;
  const source = session.sourceOf(shot.mediaReference.sourceId);
  const before = lengthBefore(useStore(session.base).timeline, shot);
  return (
    <>
      <PanelHead
        title={labels.heading(index + 1)}
        of={texts.track.of(shotsOf(timeline).length).trim()}
        closeLabel={labels.close}
        onClose={() => session.selection.set({ kind: 'film' })}
      >
        <IconButton
          label={labels.previous}
          icon={<ArrowLeft size={16} />}
          onClick={() => actions.step(-1)}
        />
        <IconButton
          label={labels.next}
          icon={<ArrowRight size={16} />}
          onClick={() => actions.step(1)}
        />
      </PanelHead>
      <div className="flex min-h-0 flex-1 flex-col gap-4 px-4 py-4 overflow-y-auto *:flex-none lg:px-5">
        <div>
          <p className="flex items-baseline justify-between gap-3">
            <span className="type-label truncate">{source?.name ?? shot.mediaReference.name}</span>
            <span className="type-data flex-none text-fg3">
              {secondsText(timeline, framesOf(shot.recordRange).length)}
              {before !== null && ` · ${texts.track.was(secondsText(timeline, before))}`}
            </span>
          </p>
          <p className="mt-1 text-[13px]/[18px] text-pretty text-fg2">
            {shot.locked ? labels.locked : withFrenchSpaces(shot.reason)}
          </p>
        </div>
        {source && !shot.locked && (
          <>
            <Points {...props} />
            <SourceStrip {...props} />
            <Moments {...props} />
            <Manner {...props} />
          </>
        )}
      </div>
      <ShotFoot {...props} />
    </>
  );
}

/** The first and the last frame, each moved frame by frame; and the window in the clip. */
function Points({ shot, timeline, session, actions, pictures }: ShotPanelProps) {
  const { start, end } = framesOf(shot.sourceRange);
  const [first, last] = shot.reversed ? [end, start] : [start, end];
  const shown = session.sourceOf(shot.mediaReference.sourceId);
  const points = [
    { name: labels.inPoint, at: first, frame: 0, trim: actions.trimStart },
    {
      name: labels.outPoint,
      at: last,
      frame: framesOf(shot.recordRange).length - 1,
      trim: actions.trimEnd,
    },
  ];
  return (
    <div className="grid grid-cols-2 gap-2">
      {points.map(({ name, at, frame, trim }) => (
        <div key={name} className="overflow-hidden rounded-md bg-s2">
          <EdgeFrame {...{ shot, frame, timeline, pictures }} source={shown} />
          <div className="flex items-center justify-between pl-3">
            <span className="type-data">
              <span className="font-semibold text-fg">{name}</span>{' '}
              <span className="text-fg3">{frameClock(timeline, at)}</span>
            </span>
            <span className="flex">
              <IconButton
                label={labels.earlier(name)}
                icon={<ArrowLeft size={14} />}
                onClick={() => trim(shot, -1)}
              />
              <IconButton
                label={labels.later(name)}
                icon={<ArrowRight size={14} />}
                onClick={() => trim(shot, 1)}
              />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}

type Sound = keyof typeof labels.sounds;
type Look = Timeline['look'];

/** Framing, speed, look, the clip's own sound, and how the next shot comes. */
function Manner({ shot, index, timeline, session, actions }: ShotPanelProps) {
  const source = session.sourceOf(shot.mediaReference.sourceId);
  const clip = session.shotSource(shot.mediaReference.sourceId);
  const { id, reframe } = shot;
  const said = (value: string) => texts.said.set(index + 1, value);
  const fills = source ? isSameShape(source, timeline) : true;
  return (
    <>
      {source && (
        <PanelLink
          label={labels.framing}
          value={labels.framed(reframe, fills)}
          onClick={actions.openFraming}
        />
      )}
      {clip.kind === 'video' && (
        <PanelRow label={labels.speed}>
          <Segments
            label={labels.speed}
            value={String(shot.speed) as keyof typeof labels.speeds}
            segments={segmentsOf(labels.speeds).toSorted(
              (a, b) => Number(a.value) - Number(b.value),
            )}
            onValueChange={(speed) =>
              session.change(
                (now) => setSpeed(now, id, Number(speed), clip),
                (after) => said(`${labels.speeds[speed]}, ${lengthOf(after, id)}`),
              )
            }
          />
          <p className="flex items-center justify-between gap-3 pt-1 text-[13px]">
            <span>
              {labels.backwards}
              {shot.reversed && <span className="text-fg3">, {labels.silent}</span>}
            </span>
            <Switch
              label={labels.backwards}
              checked={shot.reversed ?? false}
              onCheckedChange={(isOn) =>
                session.change(
                  (now) => setReversed(now, id, isOn, clip),
                  said(isOn ? labels.backwards : labels.forwards),
                )
              }
            />
          </p>
        </PanelRow>
      )}
      <PanelRow label={texts.film.look}>
        <Select
          label={texts.film.look}
          value={shot.look ?? 'film'}
          options={[
            { value: 'film', label: labels.likeFilm(texts.film.looks[timeline.look]) },
            ...segmentsOf(texts.film.looks),
          ]}
          onValueChange={(look) =>
            session.change(
              (now) => setShotLook(now, id, look === 'film' ? null : (look as Look)),
              said(texts.film.looks[look === 'film' ? timeline.look : (look as Look)]),
            )
          }
          className="w-full"
        />
      </PanelRow>
      {source?.has_audio && !shot.reversed && (
        <PanelRow label={labels.sound}>
          <Segments<Sound>
            label={labels.sound}
            value={shot.sound ?? 'film'}
            segments={segmentsOf(labels.sounds)}
            onValueChange={(sound) =>
              session.change(
                (now) => setSound(now, id, sound === 'film' ? null : sound),
                said(labels.sounds[sound]),
              )
            }
          />
          {(shot.sound ?? timeline.tracks.audio.originalSound) !== 'drop' && (
            <Level {...{ shot, session }} />
          )}
        </PanelRow>
      )}
      {index < shotsOf(timeline).length - 1 && <NextCut {...{ index, timeline, session }} />}
    </>
  );
}

function lengthOf(timeline: Timeline, id: string): string {
  const shot = shotsOf(timeline).find((one) => one.id === id);
  return shot ? secondsText(timeline, framesOf(shot.recordRange).length) : '';
}

const leastDecibels = -24;
const mostDecibels = 12;

/** How loud its own sound is. */
function Level({ shot, session }: Pick<ShotPanelProps, 'shot' | 'session'>) {
  const level = shot.gainDecibels ?? 0;
  return (
    <Range
      label={labels.level}
      value={level}
      least={leastDecibels}
      most={mostDecibels}
      text={texts.film.decibels(level)}
      onChange={(decibels, isGoingOn) => {
        const edit = (now: Timeline) => setLevel(now, shot.id, decibels);
        if (isGoingOn) session.drag(edit);
        else session.change(edit);
      }}
    />
  );
}

/** A straight cut to the next shot, or a dissolve of so long. */
function NextCut({
  index,
  timeline,
  session,
}: Pick<ShotPanelProps, 'index' | 'timeline' | 'session'>) {
  const now = dissolveSecondsAt(timeline, index);
  const lengths = [...new Set([0, ...dissolveLengths, now])].toSorted((a, b) => a - b);
  return (
    <PanelRow label={labels.toNext}>
      <Select
        label={labels.toNext}
        value={String(now)}
        options={lengths.map((length) => ({
          value: String(length),
          label: labels.dissolve(length),
        }))}
        onValueChange={(length) => session.change((cut) => setDissolve(cut, index, Number(length)))}
        className="w-full"
      />
    </PanelRow>
  );
}

export function segmentsOf<Value extends string>(names: Readonly<Record<Value, string>>) {
  return (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

function ShotFoot({ shot, actions }: ShotPanelProps) {
  const isLocked = shot.locked === true;
  const buttons: readonly (readonly [string, ReactNode, () => void, boolean?])[] = [
    [labels.left, <ArrowLeft key="i" size={18} />, () => actions.move(-1), isLocked],
    [labels.right, <ArrowRight key="i" size={18} />, () => actions.move(1), isLocked],
    [
      isLocked ? labels.unlock : labels.lock,
      isLocked ? <Lock key="i" size={18} /> : <LockOpen key="i" size={18} />,
      actions.toggleLock,
    ],
    [labels.split, <Scissors key="i" size={18} />, actions.splitHere, isLocked],
    [labels.duplicate, <Copy key="i" size={18} />, actions.duplicate],
    [labels.remove, <Trash2 key="i" size={18} />, actions.remove, isLocked],
  ];
  return (
    <div className="flex flex-none border-t border-line px-1">
      {buttons.map(([name, icon, act, isDisabled = false]) => (
        <FootButton key={name} icon={icon} disabled={isDisabled} onClick={act}>
          {name}
        </FootButton>
      ))}
    </div>
  );
}
