import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, PSM } from 'tesseract.js';

/** Of a picture's width: letters as high as the reader likes them, large ones and small ones. */
const readAt = [1, 0.5, 0.25] as const;

/** Reads texts in pictures by another program. Both it and its data come from packages. */
export type TextReader = {
  /**
   * @param picture a file's bytes
   * @param isOneBlock one word or paragraph alone in the picture, else words wherever they stand
   */
  readonly read: (picture: Buffer, isOneBlock?: boolean) => Promise<ReadonlySet<string>>;
  readonly close: () => Promise<unknown>;
};

export async function openReader(): Promise<TextReader> {
  const data = createRequire(import.meta.url).resolve('@tesseract.js-data/fra/package.json');
  const reader = await createWorker('fra', OEM.LSTM_ONLY, {
    langPath: join(dirname(data), '4.0.0_best_int'),
    cacheMethod: 'none',
  });
  // It tells each resolution that it guesses.
  await reader.setParameters({ debug_file: '/dev/null', user_defined_dpi: '70' });
  return {
    read: async (picture, isOneBlock = false) => {
      const mode = isOneBlock ? PSM.SINGLE_BLOCK : PSM.SPARSE_TEXT;
      await reader.setParameters({ tessedit_pageseg_mode: mode });
      const { width } = await sharp(picture).metadata();
      const words = new Set<string>();
      for (const share of readAt) {
        const smaller = await sharp(picture)
          .resize(Math.round(width * share))
          .png()
          .toBuffer();
        const { data } = await reader.recognize(smaller);
        for (const word of wordsOf(data.text)) words.add(word);
      }
      return words;
    },
    close: () => reader.terminate(),
  };
}

/** Without accents: of capitals above all the reader loses some. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g) ?? [];
}
