import { monochromeContrast as contrast } from '@armoni/colour/monochrome';
import type { Intent } from '../../model/intent.ts';

/** Of the step from a pixel's grey to its red: luma then weighs red .55, green .41 and blue .04. */
const orangeFilter = 0.68;

/**
 * Black and white as through an orange filter, which tells apart what only colour did: skies and
 * seas darken, skin and sand are light. Then the contrast that is missing without colour. V holds red against luma
 * (1.5748 steps of it, in 224 levels where luma has 219): no conversion to RGB.
 */
const monochromeFilters = (of: number) =>
  [
    `format=yuv420p,extractplanes=y+v[light${of}][red${of}]`,
    `[red${of}]split[tint${of}][none${of}]`,
    `[tint${of}]lut=c0='round(128+${((orangeFilter * 219) / 224).toFixed(3)}*(val-128))'` +
      // A plane by itself is grey to it, and it would widen the range.
      `,scale=iw*2:ih*2:flags=bilinear:in_range=full:out_range=full[warmth${of}]`,
    `[light${of}][warmth${of}]blend=all_mode=grainmerge,` +
      `lut=c0='clip(round(val+${contrast.most}*sin(clip((val-${contrast.pivot})/${contrast.reach},-1,1)*PI)),16,235)'[grey${of}]`,
    `[none${of}]lut=c0=128[neutral${of}]`,
    `[grey${of}][neutral${of}]mergeplanes=0x001010:yuv420p`,
  ].join(';');

/**
 * Looks on luma and chroma of limited-range yuv420p: cheap filters with no conversion to RGB. Of two
 * pictures in one graph each has names of its own.
 */
export function lookFilters(look: Intent['look'], of = 0): readonly string[] {
  switch (look) {
    case 'normal':
      return [];
    case 'monochrome':
      return [monochromeFilters(of)];
    case 'warm':
      return [
        "lutyuv=y='clip(val*1.01,16,235)':u='clip((val-128)*1.04+122,16,240)':v='clip((val-128)*1.04+133,16,240)'",
      ];
    case 'cold':
      return ["lutyuv=u='clip((val-128)*0.94+133,16,240)':v='clip((val-128)*0.94+124,16,240)'"];
    case 'vintage':
      // Lifted blacks, held whites, faded and slightly yellow colour.
      return [
        "lutyuv=y='clip((val-16)*0.88+36,16,230)':u='clip((val-128)*0.68+121,16,240)':v='clip((val-128)*0.72+132,16,240)'",
        'vignette=angle=PI/8',
      ];
  }
}
