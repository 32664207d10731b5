import { describe, expect, it, vi } from 'vitest';
import { sharePicture } from './share-picture.ts';

const picture = { url: 'https://studio.fr/media/lac.png', name: 'lac.png', brand: 'Armoni' };
const failing = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};

describe('sharing an image', () => {
  it('opens the system’s sheet with its address and the words of the product', async () => {
    const sheet = vi.fn(async () => undefined);
    expect(await sharePicture(picture, { sheet, copy: async () => true })).toBe('shared');
    expect(sheet).toHaveBeenCalledWith({
      url: picture.url,
      title: 'Armoni · lac.png',
      text: 'Check out this image!',
    });
  });

  it('copies the address where there is no sheet', async () => {
    expect(await sharePicture(picture, { sheet: undefined, copy: async () => true })).toBe(
      'copied',
    );
    expect(await sharePicture(picture, { sheet: undefined, copy: async () => false })).toBe(
      'failed',
    );
  });

  it('takes a closed sheet for an answer', async () => {
    const copy = vi.fn(async () => true);
    expect(await sharePicture(picture, { sheet: failing('AbortError'), copy })).toBe('closed');
    expect(copy).not.toHaveBeenCalled();
  });

  it('copies when the sheet breaks, and only logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sheet = failing('NotAllowedError');
    expect(await sharePicture(picture, { sheet, copy: async () => true })).toBe('copied');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
