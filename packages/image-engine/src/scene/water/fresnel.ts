/**
 * Share of light that water mirrors, by the cosine between the view and the surface: Schlick's
 * term (1994). His water would have 0.02 and the exponent 5. But one pixel holds many facets that
 * are finer than the waves drawn, and as the term is convex they mirror more together than one
 * facet of their mean tilt does: 0.03 and 4.6 are what facets five to nine degrees off it give
 * where the eye meets water, at cosines from 0.2 to 0.5.
 */
const water = { headOn: 0.03, grazing: 0.97, exponent: 4.6 } as const;

export function fresnel(facing: number): number {
  return water.headOn + water.grazing * (1 - facing) ** water.exponent;
}
