import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { claimedOrigin } from './claimed-origin.ts';
import { nothingFound } from './judge-manifest.ts';
import { tellProvenance } from './tell-provenance.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const address = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
const asElement = bytesOf(
  `\u0000<Iptc4xmpExt:DigitalSourceType>${address}</Iptc4xmpExt:DigitalSourceType><xmp:CreatorTool>Atelier é</xmp:CreatorTool>`,
);
const asAttribute = bytesOf(
  `<rdf:Description Iptc4xmpExt:DigitalSourceType="${address}" xmp:CreatorTool="Atelier 2">`,
);

describe('what an unsigned file says of itself', () => {
  it.each([
    [[asElement], 'Atelier é'],
    [[bytesOf('pixels'), asAttribute], 'Atelier 2'],
  ])('is read from its XMP, wherever it lies', async (pieces, agent) => {
    expect(await claimedOrigin(pieces)).toEqual([
      { action: 'c2pa.created', sourceType: 'trainedAlgorithmicMedia', agent },
    ]);
  });

  it.each([
    ['iTXtXML:com.adobe.xmp\0\u0001\0fr\0\0', 0],
    ['iTXtXML:com.adobe.xmp\0\u0001\0fr\0\0', 40],
    ['zTXtXML:com.adobe.xmp\0\0', 0],
  ])('is read of a PNG that packs it in %j, %i bytes cut off', async (start, cut) => {
    const packed = deflateSync(Buffer.concat([asElement, Buffer.alloc(9000, 'x')]), { level: 0 });
    const head = Buffer.from(start, 'latin1');
    const chunk = Buffer.concat([Buffer.alloc(4), head, packed]);
    chunk.writeUInt32BE(chunk.length - 8);
    const file = Buffer.concat([Buffer.from('\x89PNG', 'latin1'), chunk]);
    expect(await claimedOrigin([file.subarray(0, file.length - cut)])).toMatchObject([
      { sourceType: 'trainedAlgorithmicMedia', agent: 'Atelier é' },
    ]);
  });

  it('is nothing where it says nothing', async () => {
    expect(await claimedOrigin([bytesOf('<xmp:CreatorTool>Atelier</xmp:CreatorTool>')])).toEqual(
      [],
    );
  });

  it('is told as a claim, never as proven', async () => {
    const file = {
      ...nothingFound,
      mimeType: 'image/png',
      actions: await claimedOrigin([asElement]),
    };
    expect(tellProvenance(file)).toEqual({
      verdict: 'Faite par une IA, à en croire le fichier. Rien ne le prouve.',
      proven: [],
      claimed: ['Faite par une IA : Atelier é.'],
      changed: [],
    });
  });
});
