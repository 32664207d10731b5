import type { PictureShape } from '@armoni/contract/chat';

/** A shape as it is drawn, within 18 × 18 px; a dashed square where words decide. */
export function ShapeMark({ shape }: { shape: PictureShape | null }) {
  const [wide = 1, high = 1] = (shape ?? '1:1').split(':').map(Number);
  const scale = 16 / Math.max(wide, high);
  return (
    <span aria-hidden className="grid size-[18px] flex-none place-items-center">
      <span
        style={{ width: wide * scale, height: high * scale }}
        className={`rounded-[2px] border-[1.5px] border-current ${shape ? '' : 'border-dashed'}`}
      />
    </span>
  );
}
