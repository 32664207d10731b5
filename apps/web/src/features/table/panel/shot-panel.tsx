import { setReframe, setSound, setSpeed, slip } from '@armoni/contract/timeline/edit-shots';
import { framesOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { ArrowLeft, ArrowRight, Copy, Lock, LockOpen, Scissors, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { withFrenchSpaces } from '../../../lib/format/french-spaces.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { frameClock, positionOf, secondsText } from '../session/film-time.ts';
import { type FramePictures, pictureKey } from '../session/frame-pictures.ts';
import type { TableActions } from '../session/table-actions.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import { CropFrame } from './crop-frame.tsx';
import { EdgeFrame } from './edge-frame.tsx';
import { otherMoments } from './other-moments.ts';
import { PanelHead, PanelRow, Range } from './panel-parts.tsx';

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
  return (
    <>
      <PanelHead
        title={labels.heading(index + 1)}
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
            </span>
          </p>
          <p className="mt-1 text-[13px]/[18px] text-pretty text-fg2">
            {shot.locked ? labels.locked : withFrenchSpaces(shot.reason)}
          </p>
        </div>
        {source && !shot.locked && (
          <>
            <Points {...props} />
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
  const source = session.shotSource(shot.mediaReference.sourceId);
  const { start, end, length } = framesOf(shot.sourceRange);
  const shown = session.sourceOf(shot.mediaReference.sourceId);
  const isStill = source.kind === 'image';
  const points = [
    { name: labels.inPoint, at: start, frame: 0, trim: actions.trimStart },
    {
      name: labels.outPoint,
      at: end,
      frame: framesOf(shot.recordRange).length - 1,
      trim: actions.trimEnd,
    },
  ];
  return (
    <>
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
      {!isStill && source.frames > length && (
        <Range
          label={labels.slip}
          value={start}
          least={0}
          most={source.frames - length}
          text={frameClock(timeline, start)}
          onChange={(to, isGoingOn) => {
            const edit = (now: Timeline) => slip(now, shot.id, to - startNow(now, shot.id), source);
            if (isGoingOn) session.drag(edit);
            else session.change(edit);
          }}
        />
      )}
    </>
  );
}

function startNow(timeline: Timeline, id: string): number {
  const shot = timeline.tracks.video.clips.find((one) => one.id === id);
  return shot ? framesOf(shot.sourceRange).start : 0;
}

/** Other good moments of the same clip: pressed, one takes the shot's place. */
function Moments({ shot, timeline, session, actions, pictures }: ShotPanelProps) {
  const source = session.sourceOf(shot.mediaReference.sourceId);
  const known = useStore(pictures.pictures);
  const moments = otherMoments(source?.moments ?? [], shot.sourceRange);
  const url = source?.url ?? null;
  const rate = timeline.rate.numerator / timeline.rate.denominator;
  const wanted = moments.map(({ start_frame }) => start_frame / rate);
  const wantedKey = wanted.join();
  useEffect(() => {
    for (const seconds of wantedKey.split(',').filter(Boolean)) {
      if (url) pictures.want(url, Number(seconds));
    }
  }, [pictures, url, wantedKey]);
  if (source?.kind === 'image') return null;
  return (
    // On a phone they come first: little of the panel is in view.
    <section aria-label={labels.swap} className="max-lg:order-first">
      <h3 className="mb-2 flex items-baseline justify-between">
        <span className="type-label">{labels.swap}</span>
        <span className="type-data text-fg3">{labels.moments(moments.length)}</span>
      </h3>
      {moments.length === 0 && <p className="text-[13px] text-fg3">{labels.noMoments}</p>}
      <ul className="grid grid-cols-3 gap-2">
        {moments.map((moment, index) => {
          const picture = url && known.get(pictureKey(url, wanted[index] ?? 0));
          const clock = frameClock(timeline, moment.start_frame);
          return (
            <li key={moment.start_frame}>
              <button
                type="button"
                onClick={() => actions.swap(shot, moment)}
                className="block w-full rounded-xs text-left hover:opacity-90"
              >
                <span className="relative block aspect-video overflow-hidden rounded-xs bg-s2">
                  {picture && <img src={picture} alt="" className="size-full object-cover" />}
                  <span className="type-data absolute top-1 left-1 rounded-xs bg-on-media px-1.5 text-white">
                    <span className="sr-only">{labels.moment} </span>
                    {index + 1}
                    <span className="sr-only">{labels.at}</span>
                  </span>
                </span>
                <span className="type-data mt-1 flex items-center gap-1.5 text-fg3">
                  <Bars score={moment.score} />
                  {clock}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const barCount = 4;

function Bars({ score }: { score: number }) {
  const full = Math.max(1, Math.round(score * barCount));
  return (
    <span aria-hidden className="flex items-end gap-px">
      {[3, 5, 7, 9].map((height, index) => (
        <span
          key={height}
          className={index < full ? 'w-[3px] bg-fg2' : 'w-[3px] bg-line2'}
          style={{ height }}
        />
      ))}
    </span>
  );
}

type Framing = keyof typeof labels.framings;
type Sound = keyof typeof labels.sounds;

/** Framing, speed and the clip's own sound. */
function Manner({ shot, timeline, session, pictures }: ShotPanelProps) {
  const source = session.sourceOf(shot.mediaReference.sourceId);
  const clip = session.shotSource(shot.mediaReference.sourceId);
  const { id, reframe } = shot;
  const fills = source ? isSameShape(source, timeline) : true;
  const framing: Framing =
    reframe.kind === 'fit' ? 'fit' : reframe.kind === 'static' ? 'hand' : 'auto';
  const frameAs = (to: Framing) =>
    session.change((now) =>
      setReframe(
        now,
        id,
        to === 'hand' ? { kind: 'static', position: positionOf(reframe, 0) } : { kind: to },
      ),
    );
  return (
    <>
      {!fills && (
        <PanelRow label={labels.framing}>
          <Segments
            label={labels.framing}
            value={framing}
            segments={segmentsOf(labels.framings)}
            onValueChange={frameAs}
          />
          {source && <CropFrame {...{ shot, source, timeline, session, pictures }} />}
          {reframe.kind === 'static' && (
            <Range
              label={labels.place}
              value={Math.round(reframe.position * 100)}
              least={0}
              most={100}
              text={`${Math.round(reframe.position * 100)} %`}
              onChange={(percent, isGoingOn) => {
                const place = { kind: 'static', position: percent / 100 } as const;
                const edit = (now: Timeline) => setReframe(now, id, place);
                if (isGoingOn) session.drag(edit);
                else session.change(edit);
              }}
            />
          )}
        </PanelRow>
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
              session.change((now) => setSpeed(now, id, Number(speed), clip))
            }
          />
        </PanelRow>
      )}
      {source?.has_audio && (
        <PanelRow label={labels.sound}>
          <Segments<Sound>
            label={labels.sound}
            value={shot.sound ?? 'film'}
            segments={segmentsOf(labels.sounds)}
            onValueChange={(sound) =>
              session.change((now) => setSound(now, id, sound === 'film' ? null : sound))
            }
          />
        </PanelRow>
      )}
    </>
  );
}

/** Shapes that differ by less fill each other. */
const sameShape = 0.01;

function isSameShape(
  source: { readonly width: number; readonly height: number },
  film: { readonly width: number; readonly height: number },
): boolean {
  const ratio = source.width / source.height / (film.width / film.height);
  return Math.abs(ratio - 1) < sameShape;
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
    <div className="grid flex-none grid-cols-6 border-t border-line px-1">
      {buttons.map(([name, icon, act, isDisabled = false]) => (
        <button
          key={name}
          type="button"
          disabled={isDisabled}
          onClick={act}
          className="flex h-16 min-w-0 flex-col items-center justify-center gap-1 rounded-md text-fg2 hover:bg-hover disabled:text-fg3 disabled:hover:bg-transparent"
        >
          {icon}
          <span className="type-data max-w-full truncate">{name}</span>
        </button>
      ))}
    </div>
  );
}
