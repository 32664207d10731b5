import { act } from './act.ts';

/** What is done every day, at home, outside and among others. */
export const dailyActs = {
  // At one's own face and hair.
  brushTeeth: act('toFace', 'none', {
    ...{ tool: ['toothbrush', -55], place: 'bathroom' },
    shows: 'toothbrush',
  }),
  shaveSelf: act('toFace', 'none', {
    ...{ tool: ['razor', -50], station: 'foamOnChin', place: 'bathroom' },
    shows: 'razor',
  }),
  makeUpSelf: act('toFace', 'none', {
    ...{ tool: ['lipstick', -50], place: 'bathroom' },
    shows: 'lipstick',
  }),
  combSelf: act('toHair', 'none', { tool: ['comb', -30], place: 'bathroom', shows: 'comb' }),
  // What is put on and taken off.
  coatOff: act('offer', 'none', { tool: ['coat', 0], shows: 'coat raincoat sweater tshirt' }),
  hatOff: act('overHead', 'none', { station: 'hatAbove', shows: 'top-hat straw-hat billed-cap' }),
  shoeOff: act('toGround', 'ground', { reaches: 'ground', brings: 'sneaker' }),
  // Eaten and smoked out of the hand.
  smoke: act('toFace', 'none', { tool: ['cigarette', 0], shows: 'cigarette' }),
  eatIce: act('toLips', 'none', { tool: ['iceCream', -24], shows: 'ice-cream soft-ice-cream' }),
  eatApple: act('toFace', 'none', { tool: ['apple', 0], shows: 'red-apple green-apple' }),
  eatSandwich: act('toFace', 'none', {
    ...{ tool: ['sandwich', 0] },
    shows: 'sandwich hamburger taco hot-dog baguettes croissant',
  }),
  eatPizza: act('toLips', 'none', { tool: ['pizzaSlice', 0], shows: 'pizza whole-pizza' }),
  // In both hands.
  text: act('small', 'none', { station: 'phone', shows: 'smartphone mobile-phone' }),
  gamepad: act('small', 'none', {
    ...{ station: 'gamepad', place: 'room' },
    shows: 'video-game joystick',
  }),
  blowUp: act('toMouth', 'none', { station: 'balloonBlown', shows: 'balloon soccer-ball' }),
  loadUp: act('before', 'ground', { station: 'carton', shows: 'package box-closed' }),
  skipRope: act('hop', 'none', {
    ...{ station: 'skippingRope', place: 'garden' },
    shows: 'jump-rope rope-coil',
  }),
  /** Alone or by two: what is carried is before them. */
  haul: act('before', 'hauled'),
  /** Its head is before the lips, and what it bore flies off. */
  blowSeeds: act('speak', 'none', {
    ...{ tool: ['dandelion', -14], station: 'seeds', place: 'field' },
    shows: 'dandelion',
  }),
  // With what stands or lies beside.
  leanOver: act('aside', 'ground', { reaches: true }),
  ringBell: act('handUp', 'none', { tool: ['handBell', 0], shows: 'bell' }),
  pay: act('offer', 'none', { tool: ['bankCard', 0], place: 'shop', shows: 'credit-card' }),
  vote: act('offer', 'none', {
    tool: ['ballot', 178],
    station: 'ballotBox',
    shows: 'ballot-box-with-ballot',
  }),
  pitch: act('point', 'none', {
    ...{ station: 'chart', place: 'office' },
    shows: 'bar-chart chart-increasing',
  }),
  sell: act('bench', 'counter', { station: 'stall', place: 'market' }),
  knock: act('aside', 'ground', { place: 'street', brings: 'door' }),
  pack: act('low', 'ground', { place: 'bedroom', brings: 'luggage', shows: 'luggage' }),
  catchInNet: act('high', 'aloft', { tool: ['butterflyNet', 40], place: 'field' }),
  throwSnow: act('handUp', 'none', { tool: ['snowball', 0], place: 'snow' }),
  marbles: act('low', 'none', { station: 'marbles', place: 'garden' }),
  digSnow: act('dig', 'none', { station: 'spade', place: 'snow', shows: 'shovel' }),
  hose: act('both', 'ground', {
    ...{ station: 'hose', place: 'street', brings: 'fire', least: 0.8 },
    shows: 'garden-hose fire-hydrant',
  }),
  // With somebody.
  bandage: act('low', 'person', {
    ...{ tool: ['bandageRoll', 0], place: 'office', other: 'sit' },
    shows: 'adhesive-bandage',
  }),
  chase: act('dash', 'person', { place: 'street', other: 'run' }),
} as const;
