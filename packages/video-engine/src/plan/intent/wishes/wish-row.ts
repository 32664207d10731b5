import type { Intent } from '../../../model/intent.ts';
import type { RefusalReason } from '../../../model/reading.ts';
import type { ReadingContext } from '../../../model/reading-context.ts';

type Range = number | readonly [number, number];
type Wish = Intent['texts'][number];

/**
 * What is expected of a wish, in short. What is not named must be read as when nothing is
 * wished for. A single number stands for a range whose ends are equal.
 */
export type Expected = {
  readonly d?: Range;
  readonly n?: Range;
  readonly each?: Range;
  readonly first?: number;
  readonly last?: number;
  readonly only?: readonly number[];
  readonly without?: readonly number[];
  readonly sequence?: readonly number[];
  readonly stretches?: readonly (readonly [
    'only' | 'without',
    number | null,
    number,
    number | null,
  ])[];
  /** Seconds that a clip is seen altogether. */
  readonly clipD?: readonly (readonly [number, Range])[];
  /** A clip's part of the film, 0–1, or more or less than an even one. */
  readonly share?: readonly (readonly [number, number | 'more' | 'less'])[];
  /** How often a clip comes. */
  readonly times?: readonly (readonly [number, number])[];
  readonly pace?: Intent['pace'];
  readonly course?: Intent['course'];
  readonly order?: Intent['order'];
  readonly selection?: Intent['selection'];
  readonly transitions?: Intent['transitions'];
  readonly fadeIn?: boolean;
  readonly fadeOut?: boolean;
  readonly sound?: Intent['originalSound'];
  readonly silences?: Intent['silences'];
  readonly clipSound?: readonly (readonly [number, 'keep' | 'drop'])[];
  readonly steady?: Intent['steady'];
  readonly music?: {
    use?: 'none';
    level?: 'low' | 'high';
    start?: number;
    part?: 'chorus';
    end?: Intent['music']['end'];
  };
  readonly hook?: boolean;
  /** Kind, text, place, start, seconds, manner and family. */
  readonly texts?: readonly (readonly [
    Wish['kind'],
    string,
    Wish['place']?,
    (number | 'middle' | null)?,
    (number | null)?,
    Partial<Pick<Wish, 'manner' | 'family'>>?,
  ])[];
  readonly look?: Intent['look'];
  readonly speed?: Intent['speed'];
  readonly speedParts?: readonly (readonly [
    Intent['speedParts'][number]['part'],
    Intent['speed'],
  ])[];
  readonly direction?: 'backwards';
  readonly directionParts?: readonly (readonly [
    Intent['directionParts'][number]['part'],
    Intent['direction'],
  ])[];
  readonly lookParts?: readonly (readonly [Intent['lookParts'][number]['part'], Intent['look']])[];
  /** Of a part, or of the cuts after a clip and before a clip. */
  readonly transitionParts?: readonly (readonly [
    Intent['transitionParts'][number]['at'],
    'cuts' | 'dissolves',
  ])[];
  readonly format?: '16:9' | '9:16' | '1:1';
  readonly loop?: boolean;
  readonly captions?: Intent['captions'];
  readonly refused?: readonly RefusalReason[];
  /** Folded words that must be handed back as not understood. */
  readonly unread?: readonly string[];
  /** Folded words that must be handed back, refused or as not understood, whichever. */
  readonly back?: readonly string[];
};

export type WishRow = readonly [wish: string, expected: Expected];

/** The clips that every wish of the list is about; the music lasts three minutes. */
export const wishContext: ReadingContext = {
  hasMusic: true,
  clips: [
    { name: 'plage.mp4', durationSeconds: 12, kind: 'video' },
    { name: 'IMG_0042.MOV', durationSeconds: 30, kind: 'video' },
    { name: 'concert.mp4', durationSeconds: 95, kind: 'video' },
    { name: 'drone.mp4', durationSeconds: 45, kind: 'video' },
    { name: 'gateau.jpg', durationSeconds: null, kind: 'image' },
  ],
};
