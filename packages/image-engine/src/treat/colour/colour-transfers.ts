import type { Treatment } from '../../style/treatment.ts';

export type ColourTransfer = {
  /** How many of the style's pictures lend their colours. */
  readonly references: number;
  /** 0–1: how far hue and chroma move. */
  readonly hueShare: number;
  readonly lightnessShare: number;
  readonly hueCost: number;
  readonly heightCost: number;
  readonly looseness: number;
  /** Lift chroma toward the style's own. */
  readonly liftsChroma: boolean;
};

/** Ink and graphite take the tint of their paper whole. */
const onPaper: ColourTransfer = {
  references: 2,
  hueShare: 1,
  lightnessShare: 1,
  hueCost: 0.6,
  heightCost: 0.06,
  looseness: 0.03,
  liftsChroma: false,
};

/** How each treatment takes over colours; fitted by eye on drawn, photographed and painted sets. */
export const colourTransfers: Readonly<Record<Treatment, ColourTransfer>> = {
  flat: {
    references: 4,
    hueShare: 0.95,
    lightnessShare: 1,
    hueCost: 1.6,
    heightCost: 0.06,
    looseness: 0.015,
    liftsChroma: true,
  },
  paint: {
    references: 7,
    hueShare: 0.9,
    lightnessShare: 1,
    hueCost: 1,
    heightCost: 0.04,
    looseness: 0.01,
    liftsChroma: true,
  },
  photo: {
    references: 3,
    hueShare: 0.58,
    lightnessShare: 0.73,
    hueCost: 0.6,
    heightCost: 0.15,
    looseness: 0.03,
    liftsChroma: false,
  },
  pencil: onPaper,
  pixel: {
    references: 4,
    hueShare: 1,
    lightnessShare: 1,
    hueCost: 1.6,
    heightCost: 0.06,
    looseness: 0.015,
    liftsChroma: true,
  },
  ink: onPaper,
};
