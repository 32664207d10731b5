import { describe, expect, it } from 'vitest';
import { deviceOf } from './device-of.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

describe('a device', () => {
  it.each([
    ['Firefox, Linux', false, 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko Firefox/145.0'],
    ['Chrome, Windows', false, `Mozilla/5.0 (Windows NT 10.0; Win64) ${chromium} Safari/537.36`],
    ['Edge, Windows', false, `Mozilla/5.0 (Windows NT 10.0) ${chromium} Safari/537.36 Edg/141.0`],
    ['Safari, Mac', false, `Mozilla/5.0 (Macintosh; Mac OS X 15) ${apple} Version/26 Safari/605`],
    ['Safari, iPhone', true, `Mozilla/5.0 (iPhone; Mac OS X) ${apple} Version/26 Safari/604.1`],
    ['Chrome, Android', true, `Mozilla/5.0 (Linux; Android 16) ${chromium} Mobile Safari/537.36`],
  ])('is called « %s » by what its browser says', (name, isPhone, userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ name, isPhone });
  });

  it('has no name where nothing is said that is known', () => {
    expect(deviceOf(null)).toBeNull();
    expect(deviceOf('curl/8.5.0')).toBeNull();
  });
});
