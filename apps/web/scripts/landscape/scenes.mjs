const towards = (degrees, elevation) => {
  const a = (degrees * Math.PI) / 180;
  const e = (elevation * Math.PI) / 180;
  return { x: Math.cos(a) * Math.cos(e), y: Math.sin(a) * Math.cos(e), z: Math.sin(e) };
};

const dry = { grass: [0.19, 0.15, 0.06], scrub: [0.085, 0.098, 0.04] };
const green = { grass: [0.11, 0.13, 0.045], scrub: [0.04, 0.07, 0.03] };

/** Light, air and water of each shot, in linear light. Angles are map degrees. */
export const scenes = {
  lagoon: {
    ...dry,
    sun: towards(200, 42),
    sunLight: [2.7, 2.4, 1.95],
    skyLight: [0.42, 0.55, 0.75],
    horizon: [0.5, 0.63, 0.74],
    zenith: [0.1, 0.25, 0.52],
    sunGlow: [0.25, 0.2, 0.12],
    cloudLit: [1.05, 1.05, 1.05],
    cloudDark: [0.55, 0.6, 0.68],
    clearness: 0.5,
    deep: [0.012, 0.075, 0.16],
    shallow: [0.12, 0.5, 0.48],
    sparkle: 0.35,
    visibility: 6500,
    exposure: 0.5,
  },
  gold: {
    ...dry,
    sun: towards(18, 11),
    sunLight: [3.6, 2.1, 0.95],
    skyLight: [0.3, 0.33, 0.42],
    horizon: [1.15, 0.72, 0.38],
    zenith: [0.2, 0.3, 0.48],
    sunGlow: [2.4, 1.3, 0.45],
    cloudLit: [1.5, 0.85, 0.5],
    cloudDark: [0.34, 0.28, 0.32],
    clearness: 0.42,
    deep: [0.03, 0.055, 0.085],
    shallow: [0.16, 0.2, 0.17],
    sparkle: 1.1,
    visibility: 5200,
    exposure: 0.4,
  },
  dusk: {
    ...green,
    sun: towards(-35, 5),
    sunLight: [1.3, 0.72, 0.55],
    skyLight: [0.2, 0.26, 0.42],
    horizon: [0.5, 0.34, 0.24],
    zenith: [0.045, 0.1, 0.2],
    sunGlow: [1.2, 0.42, 0.12],
    cloudLit: [0.8, 0.36, 0.2],
    cloudDark: [0.12, 0.15, 0.21],
    clearness: 0.38,
    deep: [0.015, 0.035, 0.075],
    shallow: [0.06, 0.11, 0.14],
    sparkle: 0.5,
    visibility: 4600,
    exposure: 0.55,
  },
  mist: {
    ...green,
    sun: towards(75, 20),
    sunLight: [1.9, 1.75, 1.45],
    skyLight: [0.42, 0.5, 0.55],
    horizon: [0.66, 0.72, 0.72],
    zenith: [0.34, 0.44, 0.52],
    sunGlow: [0.7, 0.6, 0.4],
    cloudLit: [0.9, 0.92, 0.92],
    cloudDark: [0.5, 0.56, 0.6],
    clearness: 0.36,
    deep: [0.03, 0.085, 0.095],
    shallow: [0.12, 0.25, 0.22],
    sparkle: 0.3,
    visibility: 2700,
    exposure: 0.5,
  },
};
