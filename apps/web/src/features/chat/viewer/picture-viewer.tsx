import { Dialog } from '@base-ui/react/dialog';
import { ChevronDown, ChevronUp, Trash2, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { stepIndex } from '../../../lib/browser/step-index.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { OriginPin } from '../../../ui/media/origin-pin.tsx';
import { composerFieldId } from '../composer/composer-field.tsx';
import type { ChatPicture } from '../pictures/chat-pictures.ts';
import { DownloadLink, ShareButton } from '../pictures/picture-actions.tsx';
import { useDeletePicture } from '../pictures/use-delete-picture.ts';
import type { Reference } from '../session/chat-request.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { texts as chatTexts } from '../texts.ts';
import { pressViewerKey } from './press-viewer-key.ts';
import { seenPictures, type ViewedPicture } from './seen-pictures.ts';
import { viewerTexts as texts } from './texts.ts';
import { useCompared } from './use-compared.ts';
import { useExpected } from './use-expected.ts';
import { useZoom } from './use-zoom.ts';
import { useViewerActions } from './viewer-actions.ts';
import { EarlierChoice, ModeChoice, type ViewerMode, ZoomButtons } from './viewer-bar.tsx';
import { ViewerPanel } from './viewer-panel.tsx';
import { ViewerStage } from './viewer-stage.tsx';
import { ViewerStrip } from './viewer-strip.tsx';

type PictureViewerProps = { session: ChatSession; pictures: readonly ChatPicture[] };

/** A picture of the conversation, large, over the page. */
export function PictureViewer({ session, pictures }: PictureViewerProps) {
  const viewed = useStore(session.viewed);
  // What is leaving stays to be seen while it leaves.
  const [last, setLast] = useState<Reference | null>(viewed);
  const wantsField = useRef(false);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (viewed) setLast(viewed);
    if (viewed) wantsField.current = false;
  }, [viewed]);
  const shown = viewed ?? last;
  const seen = shown && seenPictures(pictures, shown);
  const name = seen?.pictures[seen.index]?.name;
  return (
    <Dialog.Root open={viewed !== null} onOpenChange={(open) => open || session.viewed.set(null)}>
      <Dialog.Portal>
        <Dialog.Popup
          data-viewer
          aria-label={name ? texts.label(name) : undefined}
          initialFocus={body}
          finalFocus={() => (wantsField.current ? document.getElementById(composerFieldId) : true)}
          className="fixed inset-0 z-40 bg-stage outline-none transition-[opacity,scale] duration-200 data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:scale-98 data-ending-style:opacity-0"
        >
          {shown && (
            <Viewer
              body={body}
              session={session}
              all={pictures}
              viewed={shown}
              onStart={() => {
                wantsField.current = true;
                session.viewed.set(null);
              }}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ViewerProps = {
  /** Has the keyboard at first, so that no button does. */
  body: RefObject<HTMLDivElement | null>;
  session: ChatSession;
  all: readonly ChatPicture[];
  viewed: Reference;
  onStart: () => void;
};

const margins = { wide: { x: 64, y: 24 }, narrow: { x: 0, y: 0 } } as const;

function Viewer({ body, session, all, viewed, onStart }: ViewerProps) {
  const { pictures, index } = seenPictures(all, viewed);
  const picture = pictures[index] as ViewedPicture;
  const isNarrow = useMediaQuery('(width < 768px)');
  const zoom = useZoom(picture.url, margins[isNarrow ? 'narrow' : 'wide']);
  const compared = useComparing(picture.url);
  const show = (place: number) => {
    const { url, name } = pictures[place] ?? picture;
    session.viewed.set({ url, name });
  };
  const step = (by: -1 | 1) => show(stepIndex(index, pictures.length, by));
  const expected = useExpected(session, all);
  const actions = useViewerActions({ session, picture, onAsked: expected.begin, onStart });
  const close = () => session.viewed.set(null);
  const modes = (
    <ModeChoice mode={compared.mode} onMode={compared.setMode} earlier={compared.earlier} />
  );
  const keys = {
    onStep: step,
    onEnd: (end: 'first' | 'last') => show(end === 'first' ? 0 : pictures.length - 1),
    onSwap: compared.swap,
    ...{ zoom, actions },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole dialog
    <div
      ref={body}
      tabIndex={-1}
      onKeyDown={(event) => pressViewerKey(event, keys)}
      className="flex size-full outline-none max-md:flex-col"
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col max-md:basis-[52%]">
        <div className="grid h-14 flex-none grid-cols-[1fr_auto_1fr] items-center gap-3 px-5 max-md:px-2">
          <div className="flex min-w-0 items-center gap-3">
            {isNarrow && <CloseButton />}
            <p aria-live="polite" className="flex-none font-[550] tabular-nums">
              {chatTexts.pictures.counter(index, pictures.length)}
            </p>
            {compared.before && !isNarrow && (
              <EarlierChoice
                earlier={compared.earlier}
                chosen={compared.before}
                onChoose={compared.choose}
              />
            )}
          </div>
          {isNarrow ? <span /> : modes}
          <div className="flex justify-end">
            <ZoomButtons zoom={zoom} />
            {isNarrow && <FileButtons {...{ session, picture, pictures, index }} />}
          </div>
        </div>
        <ViewerStage
          key={picture.url}
          url={picture.url}
          name={picture.name}
          zoom={zoom}
          before={compared.before}
          share={compared.share}
          onShare={compared.setShare}
          onStep={step}
          canStep={{ back: index > 0, on: index < pictures.length - 1 }}
          onClose={close}
        />
        {isNarrow && <div className="flex-none self-center pt-3">{modes}</div>}
        <p
          role="status"
          className="relative z-10 -mt-7 h-7 truncate px-4 text-center text-[13px]/5 text-fg2 empty:invisible"
        >
          {expected.answer}
        </p>
        <ViewerStrip
          pictures={pictures}
          index={index}
          isWaiting={expected.isWaiting}
          onShow={show}
        />
      </div>
      <Side isNarrow={isNarrow} head={<FileButtons {...{ session, picture, pictures, index }} />}>
        <ViewerPanel key={picture.url} picture={picture} actions={actions} />
      </Side>
    </div>
  );
}

/** Before and after: which earlier picture, and where the line between them stands. */
function useComparing(url: string) {
  const earlier = useCompared(url);
  const [mode, setMode] = useState<ViewerMode>('image');
  const [share, setShare] = useState(0.5);
  const [chosen, choose] = useState<string | null>(null);
  const isComparing = mode === 'compare' && earlier.length > 0;
  const before = isComparing ? (earlier.find((one) => one.url === chosen) ?? earlier[0]) : null;
  return {
    earlier,
    before: before ?? null,
    mode: isComparing ? ('compare' as const) : ('image' as const),
    setMode,
    ...{ share, setShare, choose },
    /** All as before, all as after; seen apart first where they are not. */
    swap: () => {
      setMode('compare');
      setShare((now) => (isComparing && now === 1 ? 0 : 1));
    },
  };
}

type SideProps = { isNarrow: boolean; head: ReactNode; children: ReactNode };

/** The panel at the right; on a phone a sheet that can be pulled up. */
function Side({ isNarrow, head, children }: SideProps) {
  const [isHigh, setHigh] = useState(false);
  if (!isNarrow) {
    return (
      <aside className="flex w-90 flex-none flex-col border-l border-line bg-s1">
        <div className="flex h-14 flex-none items-center justify-end gap-1 border-b border-line pr-3">
          {head}
          <CloseButton />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
      </aside>
    );
  }
  return (
    <aside
      className={`flex min-h-0 flex-none flex-col rounded-t-xl bg-s1 transition-[height] duration-200 ${isHigh ? 'h-[70dvh]' : 'h-[36dvh]'}`}
    >
      <button
        type="button"
        aria-expanded={isHigh}
        aria-label={isHigh ? texts.less : texts.more}
        onClick={() => setHigh(!isHigh)}
        className="grid h-7 w-full flex-none place-items-center text-fg3"
      >
        {isHigh ? <ChevronDown size={18} aria-hidden /> : <ChevronUp size={18} aria-hidden />}
      </button>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
    </aside>
  );
}

type FileButtonsProps = {
  session: ChatSession;
  picture: ViewedPicture;
  pictures: readonly ViewedPicture[];
  index: number;
};

/** What is done with the file itself. */
function FileButtons({ session, picture, pictures, index }: FileButtonsProps) {
  const { mutate: remove } = useDeletePicture(session);
  const { listed } = picture;
  const discard = () => {
    if (!listed) return;
    const next = pictures[index + 1] ?? pictures[index - 1] ?? null;
    session.viewed.set(next && { url: next.url, name: next.name });
    remove({ picture: listed, next: next?.listed ?? null });
  };
  return (
    <>
      {listed?.is_made && <OriginPin on="row" url={picture.url} className="px-1.5 max-md:hidden" />}
      <DownloadLink picture={picture} />
      <ShareButton picture={picture} />
      {listed && (
        <IconButton
          size="small"
          label={chatTexts.pictures.remove}
          title={chatTexts.pictures.remove}
          icon={<Trash2 size={16} />}
          onClick={discard}
          className="max-md:size-11 pointer-coarse:size-11"
        />
      )}
    </>
  );
}

function CloseButton() {
  return (
    <Dialog.Close
      render={
        <IconButton
          size="small"
          label={texts.close}
          title={texts.close}
          icon={<X size={18} />}
          className="max-md:size-11 pointer-coarse:size-11"
        />
      }
    />
  );
}
