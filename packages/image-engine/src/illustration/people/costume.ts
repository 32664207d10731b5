/**
 * What roles wear, over a person's own face: lines of a colour and a shape (`readShape`). `hat` is on a
 * portrait's head (face 27–73 wide, 18–82 high), `bust` on its shoulders below 90, `body` on a figure's
 * torso (33–67 wide, 48–100 high); `behind` lies behind a figure.
 */
export type Costume = {
  readonly clothes: string;
  readonly legs?: string;
  readonly hat?: string;
  readonly bust?: string;
  readonly body?: string;
  readonly behind?: string;
  /** A long garment instead of trousers. */
  readonly isRobe?: boolean;
  /** A fish's instead of legs, of the colour that legs would have. */
  readonly isTailed?: boolean;
  /** The hat covers all of it. */
  readonly hidesHair?: boolean;
  readonly hasBeard?: boolean;
  readonly hair?: 'grey' | 'black' | 'pink';
  readonly hairCut?: 'mohawk';
};
