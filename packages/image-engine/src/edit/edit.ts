/** One change to a picture. Amounts are −1 … 1, 0 nothing. */
export type Edit =
  | { readonly kind: 'rotate'; readonly quarterTurns: 1 | 2 | 3 }
  | { readonly kind: 'flip'; readonly axis: 'horizontal' | 'vertical' }
  /** Width through height, around the middle. */
  | { readonly kind: 'crop'; readonly aspect: number }
  /** The middle of it: share of each side that stays. */
  | { readonly kind: 'zoom'; readonly share: number }
  /** Width through height: more is drawn where the picture is ours; else the middle is cut out. */
  | { readonly kind: 'format'; readonly aspect: number }
  /** More of what lies around it, shares of its width and height. */
  | {
      readonly kind: 'extend';
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
  | { readonly kind: 'light'; readonly amount: number }
  | { readonly kind: 'contrast'; readonly amount: number }
  | { readonly kind: 'saturation'; readonly amount: number }
  | { readonly kind: 'warmth'; readonly amount: number }
  | { readonly kind: 'black-and-white' }
  | { readonly kind: 'sepia' }
  | { readonly kind: 'sharpen'; readonly amount: number }
  | { readonly kind: 'blur'; readonly amount: number };
