/** The old take ends before frame `from`, the new one begins at frame `to`; equal for a cut. */
export type Boundary = {
  readonly kind: 'cut' | 'dissolve' | 'fade';
  readonly from: number;
  readonly to: number;
};
