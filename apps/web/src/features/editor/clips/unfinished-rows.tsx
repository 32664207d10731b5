import type { OpenUpload } from '@armoni/contract/uploads';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { formatSize } from '../../../lib/format/format.ts';
import { isOf } from '../../../lib/http/upload-in-pieces.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';
import type { ClipUploads } from './clip-uploads.ts';
import type { UnfinishedClips } from './unfinished-clips.ts';

type UnfinishedRowsProps = {
  readonly open: readonly OpenUpload[];
  readonly unfinished: UnfinishedClips;
  readonly uploads: ClipUploads;
};

/** What another visit began to send: chosen again, each goes on where it was cut off. */
export function UnfinishedRows({ open, unfinished, uploads }: UnfinishedRowsProps) {
  return (
    <div lang="fr" className="mt-3">
      <h3 id="unfinished" className="text-[13px]/5 text-fg2">
        {texts.unfinished.title}
      </h3>
      <ul aria-labelledby="unfinished" className="mt-1 space-y-1">
        {open.map((upload) => (
          <UnfinishedRow
            key={upload.id}
            upload={upload}
            onChosen={(file) => uploads.add([file])}
            onForget={() => void unfinished.forget(upload.id)}
          />
        ))}
      </ul>
    </div>
  );
}

type UnfinishedRowProps = {
  readonly upload: OpenUpload;
  readonly onChosen: (file: File) => void;
  readonly onForget: () => void;
};

function UnfinishedRow({ upload, onChosen, onForget }: UnfinishedRowProps) {
  const { name, size, offset } = upload;
  const input = useRef<HTMLInputElement>(null);
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (isOf(file)(upload)) onChosen(file);
    else toast.error(texts.unfinished.otherFile(name));
  };
  return (
    <li className="flex min-h-11 items-center gap-3 py-1">
      <span
        aria-hidden
        className="type-caption grid h-9 w-16 flex-none place-items-center rounded-xs bg-s2 tabular-nums"
      >
        {Math.floor((offset / size) * 100)}&nbsp;%
      </span>
      <div className="min-w-0 flex-1">
        <span title={name} className="block min-w-0 truncate">
          {name}
        </span>
        <span className="type-data block text-fg3">
          {texts.unfinished.arrived(formatSize(offset), formatSize(size))}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        accept="video/*"
        hidden
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <div className="-mr-2 flex flex-none items-center gap-1">
        <Button
          variant="outline"
          size="small"
          aria-label={texts.unfinished.resumeOf(name)}
          onClick={() => input.current?.click()}
        >
          {texts.unfinished.resume}
        </Button>
        <IconButton
          size="small"
          label={texts.unfinished.forget(name)}
          icon={<X size={16} />}
          onClick={onForget}
        />
      </div>
    </li>
  );
}
