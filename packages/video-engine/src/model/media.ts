import type { FrameRate } from './time.ts';

export type MediaKind = 'video' | 'image' | 'audio';

/** One source file handed to the engine. `path` is local, `name` is what people see. */
export type MediaSource = { readonly id: string; readonly path: string; readonly name: string };

/** What a file really holds. Sizes are as displayed: rotation and pixel aspect applied. */
export type MediaProbe = {
  readonly kind: MediaKind;
  readonly formatName: string;
  readonly videoCodec: string | null;
  readonly audioCodec: string | null;
  readonly width: number;
  readonly height: number;
  readonly rotationDegrees: 0 | 90 | 180 | 270;
  /** Width/height of one stored pixel. */
  readonly pixelAspect: number;
  readonly frameRate: FrameRate | null;
  readonly isVariableFrameRate: boolean;
  readonly hdr: 'none' | 'pq' | 'hlg';
  /** As tagged; 'unknown' and absent mean untagged. Stills are decoded as bt601 full range. */
  readonly colourMatrix?: 'bt709' | 'bt601' | 'bt2020' | 'unknown';
  readonly isFullRange?: boolean;
  /** What decodes, not what the header says; 0 for a still. */
  readonly durationSeconds: number;
  readonly reportedDurationSeconds: number;
  /** Whether its own clock begins at 0; absent: nobody looked. */
  readonly startsAtZero?: boolean;
  readonly hasAudio: boolean;
  /** Parts of it may be see-through; absent: none is. */
  readonly isTransparent?: boolean;
  /** Seconds of keyframes, ascending. */
  readonly keyframeSeconds: readonly number[];
  /** The file is shorter than it says, or partly undecodable. */
  readonly isTruncated: boolean;
  /** What lies within borders that are part of the picture; sizes are of this. Absent: all of it. */
  readonly inner?: InnerPicture;
};

/** Shares of the upright frame. */
export type InnerPicture = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A probed source. `contentHash` is the SHA-256 of the bytes and keys every cache. */
export type MediaReference = MediaSource & {
  readonly contentHash: string;
  readonly probe: MediaProbe;
};

/** Why a file cannot be used; `message` is French and for people. */
export type MediaRefusal = {
  readonly sourceId: string;
  readonly name: string;
  readonly reason:
    | 'empty'
    | 'not-media'
    | 'playlist'
    | 'animated-webp'
    | 'codec-refused'
    | 'too-many-pixels'
    | 'odd-shape'
    | 'too-many-frames'
    | 'too-many-pixels-in-all'
    | 'frame-rate'
    | 'nothing-decodes'
    | 'time-limit';
  readonly message: string;
};
