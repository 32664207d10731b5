import sharp from 'sharp';

export type Raster = {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha bytes; colours are not multiplied by alpha. */
  readonly rgba: Buffer;
};

/** An SVG of ours as pixels; nothing in it names a font or a file. */
export async function rasterise(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: data };
}
