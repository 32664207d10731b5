import type { Margins } from '../raster/margins.ts';
import type { DesignLayout } from './design-layout.ts';
import { designLettering } from './design-lettering.ts';
import type {
  Design,
  IllustrationDescription,
  MannerName,
  Place,
} from './illustration-description.ts';
import { lettering } from './lettering.ts';
import { toldColours } from './palette/colour-drawing.ts';
import { tone } from './palette/tones.ts';
import type { Box } from './picture/fill-contours.ts';
import type { Group } from './picture/picture.ts';
import type { Setting } from './scenery/stage.ts';

type Laid = { readonly place: Place; readonly height: number; readonly beyond: Margins };

/** A sheet's own ground is no place; a scene ends where the band begins. */
export function onSheet<Frame extends Laid>(played: Frame, { isPlain, band }: DesignLayout): Frame {
  if (isPlain) return { ...played, place: 'studio' };
  if (!band) return played;
  const { height, beyond } = played;
  return {
    ...{ ...played, height: band.top },
    beyond: { ...beyond, bottom: beyond.bottom + height - band.top },
  };
}

/** What is set in type, as the sheet has it. */
export function letteringOf(
  wish: IllustrationDescription,
  title: Box | null,
  layout: DesignLayout | null,
  setting: Setting,
): Group[] {
  if (layout && wish.design) {
    const told = wish.textColour ? tone(toldColours[wish.textColour]) : null;
    return designLettering(setting, wish.design, title ? layout : { ...layout, rows: [] }, told);
  }
  return title ? lettering(wish, title, setting) : [];
}

/** Leaves are painted, forms are printed. */
export function mannerOfDesign({ kind, occasion, taste }: Design): MannerName | null {
  if (kind === 'sheet' || kind === 'label' || kind === 'menu') return 'net';
  if (taste === 'botanical' || taste === 'nouveau') return 'aquarelle';
  if (taste) return kind === 'travel' ? 'affiche' : 'net';
  if (/^(wedding|thanks|mother|birth|easter)$/.test(occasion ?? '')) return 'aquarelle';
  if (kind === 'event') return 'net';
  return kind === 'travel' ? 'affiche' : null;
}
