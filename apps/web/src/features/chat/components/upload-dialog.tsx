import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatSize } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MediaFallback } from '../../../ui/media-fallback.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { texts } from '../texts.ts';
import type { UploadState } from '../use-upload.ts';

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
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || onCancel()}
      title={texts.upload.title(files.length)}
      actions={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {texts.upload.cancel}
          </Button>
          <Button
            variant="paper"
            busy={isSending}
            disabled={files.length === 0}
            onClick={() => onConfirm(files)}
          >
            {texts.upload.confirm}
          </Button>
        </>
      }
    >
      <ul className="max-h-60 space-y-2 overflow-y-auto">
        {files.map((file) => (
          <li key={`${file.name}-${file.lastModified}-${file.size}`} className="flex gap-3">
            <FilePreview file={file} />
            <span className="min-w-0 self-center">
              <span className="block truncate">{file.name}</span>
              <span className="type-data block text-fg3">{formatSize(file.size)}</span>
            </span>
          </li>
        ))}
      </ul>
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

function FilePreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const look = 'h-14 w-16 flex-none rounded-xs bg-stage object-contain';
  const kind = file.type.startsWith('video/') ? 'video' : 'image';
  if (hasFailed) return <MediaFallback kind={kind} className={look} />;
  if (url === null) return <span className={look} />;
  if (kind === 'video') {
    return <video src={url} muted aria-hidden onError={() => setFailed(true)} className={look} />;
  }
  return <img src={url} alt="" onError={() => setFailed(true)} className={look} />;
}
