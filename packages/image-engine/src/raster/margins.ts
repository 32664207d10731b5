/** Pixels that are drawn beyond each side of the frame in which a picture was composed. */
export type Margins = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export const noMargins: Margins = { left: 0, top: 0, right: 0, bottom: 0 };

export function scaledMargins({ left, top, right, bottom }: Margins, by: number): Margins {
  return { left: left * by, top: top * by, right: right * by, bottom: bottom * by };
}
