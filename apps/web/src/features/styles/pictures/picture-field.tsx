import { clsx } from 'clsx';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { useStore } from '../../../lib/store/use-store.ts';
import type { Concern } from '../coach/coach-pictures.ts';
import type { TrainingSession } from '../session/training-session.ts';
import { acceptedPictures } from '../study/sort-picture-files.ts';
import { texts } from '../texts.ts';
import { PictureTile } from './picture-tile.tsx';
import { usePastedFiles } from './use-pasted-files.ts';

const VerdictLine = lazy(async () => ({
  default: (await import('../coach/verdict-line.tsx')).VerdictLine,
}));

export const imagesErrorId = 'images-error';

type PictureFieldProps = {
  session: TrainingSession;
  concerns: ReadonlyMap<string, Concern>;
};

/** The pictures of a training: counted, shown, dropped, pasted, and what is wrong under them. */
export function PictureField({ session, concerns }: PictureFieldProps) {
  const queue = useStore(session.pictures.queue);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    // Everything dropped is taken, so that what is no picture is refused in words.
    onDrop: (accepted, rejected) =>
      session.add([...accepted, ...rejected.map((rejection) => rejection.file)]),
    accept: acceptedPictures,
    noClick: true,
    noKeyboard: true,
    // The whole page takes pasted pictures, not only this part of it.
    noPaste: true,
    useFsAccessApi: false,
  });
  usePastedFiles(session.add);
  return (
    <section aria-label={texts.pictures.label} {...getRootProps({ role: 'region' })}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Counter count={queue.length} />
        <Suspense>{queue.length > 0 && <VerdictLine pictures={queue} />}</Suspense>
      </div>
      <input {...getInputProps({ 'aria-label': texts.pictures.add, style: { display: 'none' } })} />
      <ul className="mt-3 grid grid-cols-4 gap-1.5 sm:grid-cols-5 sm:gap-2">
        {queue.map((picture) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            concern={concerns.get(picture.key)}
            session={session}
          />
        ))}
        {/* Two tiles wide, and as high as one even when it stands alone in its row. */}
        <li className={queue.length === 0 ? 'col-span-full' : 'col-span-2 aspect-[2.74]'}>
          <button
            type="button"
            onClick={open}
            className={clsx(
              'flex size-full flex-col items-center justify-center gap-2 rounded-sm border border-dashed p-2 transition-colors hover:bg-hover hover:text-fg',
              queue.length === 0 && 'min-h-52 sm:min-h-60',
              isDragActive ? 'border-ring bg-hot-soft text-fg' : 'border-edge text-fg2',
            )}
          >
            <ImagePlus size={20} strokeWidth={1.5} aria-hidden />
            {isDragActive ? texts.pictures.drop : texts.pictures.add}
            {queue.length === 0 && (
              <span className="text-[13px] text-fg3">{texts.pictures.ways}</span>
            )}
          </button>
        </li>
      </ul>
      <ImagesError session={session} />
    </section>
  );
}

function Counter({ count }: { count: number }) {
  return (
    <p className="text-[16px]/6">
      <strong className="font-[650] tabular-nums">{count}</strong> {texts.pictures.minimum}
    </p>
  );
}

/** Every error of a training is said here, and brought into view when it is new. */
function ImagesError({ session }: { session: TrainingSession }) {
  const failure = useStore(session.run.failure);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure) line.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <p
      ref={line}
      id={imagesErrorId}
      role="alert"
      className={clsx(
        'mt-3 flex scroll-my-20 items-start gap-2 text-[13px]/5 text-danger',
        !failure && 'hidden',
      )}
    >
      {failure && <CircleAlert size={16} aria-hidden className="mt-0.5" />}
      <span className="min-w-0 wrap-anywhere">{failure?.message}</span>
    </p>
  );
}
