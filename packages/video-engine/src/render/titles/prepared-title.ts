import type { TitleCard } from '../../model/timeline.ts';
import type { Rectangle } from './design/frame-shape.ts';
import type { TitleLayer } from './draw/title-layers.ts';
import type { TitleLook } from './legibility/choose-look.ts';
import type { TitleFiles } from './title-files.ts';

/** A text of the film, ready to be laid over its segments. */
export type PreparedTitle = {
  readonly card: TitleCard;
  /** Hash of everything that its pixels depend on. */
  readonly key: string;
  /** In the order they are laid over the picture: veil, letters. */
  readonly layers: readonly TitleLayer[];
  readonly files: TitleFiles;
  readonly look: TitleLook;
  /** What is seen of it in the middle of its time: the finished film is compared with it. */
  readonly middle: {
    /** Frames from its beginning. */
    readonly frame: number;
    readonly svg: string;
    readonly box: Rectangle;
  };
};
