import { ImageUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { texts } from '../texts.ts';

type DropZoneProps = {
  className: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Files can be dropped anywhere on the studio. */
export function DropZone({ className, onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const change = (by: 1 | -1) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <main
      className={className}
      onDragEnter={(event) => hasFiles(event) && change(1)}
      onDragLeave={(event) => hasFiles(event) && change(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none fixed inset-0 top-14 z-20 bg-scrim p-3">
          <p className="type-h2 flex h-full flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed border-ring bg-bg/60 text-center">
            <ImageUp size={32} strokeWidth={1.25} aria-hidden />
            {texts.upload.drop}
          </p>
        </div>
      )}
    </main>
  );
}
