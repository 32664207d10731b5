/** How any picture can be drawn over where no style was learned, in its own colours. */
export type Hand = {
  readonly treatment: 'paint' | 'flat' | 'pixel';
  /** Paper shines through, and stays bare around it. */
  readonly isThin: boolean;
};
