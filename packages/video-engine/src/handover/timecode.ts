import type { FrameRate } from '../model/time.ts';

/** What counts 30 or 60 numbers a second while 29.97 or 59.94 frames pass. */
export function isDropFrame({ numerator, denominator }: FrameRate): boolean {
  return denominator === 1001 && (numerator === 30_000 || numerator === 60_000);
}

/**
 * SMPTE ST 12-1: frame numbers as `HH:MM:SS:FF`, or `HH:MM:SS;FF` with dropped numbers: two (four at
 * 59.94) at the start of every minute but each tenth.
 */
export function timecodeOf(frame: number, rate: FrameRate): string {
  const perSecond = Math.round(rate.numerator / rate.denominator);
  const isDrop = isDropFrame(rate);
  const number = isDrop ? frame + droppedBefore(frame, perSecond) : frame;
  const seconds = Math.floor(number / perSecond);
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  const [frames] = [number % perSecond];
  return `${parts.map(two).join(':')}${isDrop ? ';' : ':'}${two(frames)}`;
}

/** The frame of a timecode at this rate; null for what is none. `;` or `.` means dropped numbers. */
export function frameOf(timecode: string, rate: FrameRate): number | null {
  const found = /^(\d{1,2}):(\d{2}):(\d{2})([:;.])(\d{2,3})$/.exec(timecode.trim());
  if (!found) return null;
  const [, hours, minutes, seconds, sign, frames] = found;
  const perSecond = Math.round(rate.numerator / rate.denominator);
  const inMinutes = Number(hours) * 60 + Number(minutes);
  const number = (inMinutes * 60 + Number(seconds)) * perSecond + Number(frames);
  if (sign === ':') return number;
  const dropped = (perSecond / 15) * (inMinutes - Math.floor(inMinutes / 10));
  return number - dropped;
}

function droppedBefore(frame: number, perSecond: number): number {
  const dropped = perSecond / 15;
  const perMinute = perSecond * 60 - dropped;
  const perTenMinutes = perMinute * 10 + dropped;
  const tens = Math.floor(frame / perTenMinutes);
  const rest = frame % perTenMinutes;
  const minutes = rest < dropped ? 0 : Math.floor((rest - dropped) / perMinute);
  return dropped * (9 * tens + minutes);
}

const two = (value: number) => String(value).padStart(2, '0');
