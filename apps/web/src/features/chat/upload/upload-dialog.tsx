import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatSize } from '../../../lib/format/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { MediaFallback } from '../../../ui/media/media-fallback.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { texts } from '../texts.ts';
import type { UploadState } from './upload-state.ts';

type UploadDialogProps = {
  state: UploadState;
  onCancel: () => void;
  onConfirm: (files: readonly File[]) => void;
};

/** Asks before anything is sent, shows how far it is, and keeps the choice when it fails. */
export function UploadDialog({ state, onCancel, onConfirm }: UploadDialogProps) {
  const isOpen = state.status !== 'none';
  const files = isOpen ? state.files : [];
  const isSending = state.status === 'sending';
  const isEmpty = files.length === 0;
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || onCancel()}
      title={texts.upload.title(files.length)}
      // Enter sends what was just chosen, rather than dropping it.
      initialFocus={confirm}
      actions={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {isEmpty ? texts.upload.close : texts.upload.cancel}
          </Button>
          {!isEmpty && (
            <Button ref={confirm} variant="paper" busy={isSending} onClick={() => onConfirm(files)}>
              {texts.upload.confirm}
            </Button>
          )}
        </>
      }
    >
      {files.length === 1 && files[0] ? <OneFile file={files[0]} /> : <FileRows files={files} />}
      {isSending && (
        <div className="mt-4">
          <Progress label={texts.upload.progress} percent={state.percent} />
        </div>
      )}
      <p role="alert" className="text-[13px]/5 text-danger">
        {isOpen && state.problem && (
          <span className="mt-4 flex gap-2">
            <CircleAlert size={16} aria-hidden className="mt-0.5" />
            {state.problem}
          </span>
        )}
      </p>
    </Dialog>
  );
}

/** One file is seen before it is sent. */
function OneFile({ file }: { file: File }) {
  return (
    <figure>
      {/* On a short screen the buttons stay in sight. */}
      <FilePreview
        file={file}
        className="aspect-4/3 max-h-[calc(100dvh-216px)] min-h-24 w-full rounded-sm object-contain"
      />
      <figcaption className="mt-2 flex items-baseline justify-between gap-4">
        <FileWords file={file} />
      </figcaption>
    </figure>
  );
}

function FileRows({ files }: { files: readonly File[] }) {
  return (
    <ul className="max-h-64 space-y-2 overflow-y-auto">
      {files.map((file) => (
        <li key={`${file.name}-${file.lastModified}-${file.size}`} className="flex gap-3">
          <FilePreview file={file} className="h-12 w-16 flex-none rounded-xs object-cover" />
          <span className="min-w-0 self-center">
            <FileWords file={file} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function FileWords({ file: { name, size } }: { file: File }) {
  return (
    <>
      <span title={name} className="block min-w-0 truncate">
        {name}
      </span>
      <span className="type-data block flex-none text-fg3">{formatSize(size)}</span>
    </>
  );
}

function FilePreview({ file, className }: { file: File; className: string }) {
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const shape = `block bg-stage ${className}`;
  const kind = file.type.startsWith('video/') ? 'video' : 'image';
  if (hasFailed) return <MediaFallback kind={kind} className={shape} />;
  if (url === null) return <span className={shape} />;
  if (kind === 'video') {
    return <video src={url} muted aria-hidden onError={() => setFailed(true)} className={shape} />;
  }
  return <img src={url} alt="" onError={() => setFailed(true)} className={shape} />;
}
