import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TitleLayer } from './draw/title-layers.ts';

/**
 * The raw frames of a text: about 20 MB, drawn when the first segment wants them and gone when the
 * last one has them. A title whose segments are all kept from an earlier run is never drawn.
 */
export class TitleFiles {
  private readonly base: string;
  private readonly layers: readonly TitleLayer[];
  private drawn: Promise<void> | null = null;
  private readers = 0;

  constructor(folder: string, key: string, layers: readonly TitleLayer[]) {
    this.base = join(folder, `title-${key}.partial`);
    this.layers = layers;
  }

  path(layer: number): string {
    return `${this.base}.${layer}.yuv`;
  }

  /** Announced before any is rendered, so that none takes the files from another. */
  expectReader(): void {
    this.readers += 1;
  }

  async draw(): Promise<void> {
    this.drawn ??= this.write();
    await this.drawn;
  }

  async release(): Promise<void> {
    this.readers -= 1;
    if (this.readers > 0) return;
    for (const index of this.layers.keys()) await rm(this.path(index), { force: true });
  }

  private async write(): Promise<void> {
    for (const [index, layer] of this.layers.entries()) {
      const file = await open(this.path(index), 'w');
      try {
        for (const frame of layer.starts.keys()) await file.write(await layer.draw(frame));
      } finally {
        await file.close();
      }
    }
  }
}
