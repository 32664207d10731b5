import type { ColourName } from '../scene/scene-description.ts';

/** What walls, floor and ceiling of a room are of, and what its windows show. */
export type Finish = {
  readonly wall?:
    | 'brick'
    | 'stone'
    | 'wood'
    | 'concrete'
    | 'tiles'
    | 'moulded'
    | 'paper'
    | 'marble';
  readonly floor?: 'parquet' | 'chevrons' | 'pale' | 'tiles' | 'checkered' | 'concrete';
  readonly ceiling?: 'beams' | 'skylight';
  readonly windows?: 'large';
  readonly view?: 'garden' | 'sea' | 'city' | 'mountain' | 'space';
  /** How much there is in it, and how it is lit. */
  readonly style?: 'cosy' | 'modern' | 'bare';
  /** In whose colours it is and how it is dressed. */
  readonly taste?:
    | ('scandinavian' | 'industrial' | 'boho' | 'rustic' | 'luxury' | 'retro' | 'futuristic')
    | ('baroque' | 'japanese' | 'tropical' | 'mediterranean' | 'deco' | 'pastel');
  /** Of its tubes and lamps. */
  readonly glow?: ColourName;
  /** What it is for, or whose it is. */
  readonly use?:
    | ('child' | 'teen' | 'gaming' | 'dining' | 'entrance' | 'veranda' | 'reading' | 'dressing')
    | ('artist' | 'music');
  /** Nobody tidied it. */
  readonly isMessy?: boolean;
};
