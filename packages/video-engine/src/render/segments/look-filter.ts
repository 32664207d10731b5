import type { Intent } from '../../model/intent.ts';

/**
 * Looks as look-up tables on luma and chroma of limited-range yuv420p: one cheap filter with no
 * conversion to RGB.
 */
export function lookFilters(look: Intent['look']): readonly string[] {
  switch (look) {
    case 'normal':
      return [];
    case 'monochrome':
      // A gentle S-curve: without colour the picture needs its contrast.
      return ["lutyuv=y='clip(val+9*sin((val-126)/110*PI)*0.6,16,235)':u=128:v=128"];
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
