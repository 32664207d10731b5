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
  ])('is read from its XMP, wherever it lies', (pieces, agent) => {
    expect(claimedOrigin(pieces)).toEqual([
      { action: 'c2pa.created', sourceType: 'trainedAlgorithmicMedia', agent },
    ]);
  });

  it('is nothing where it says nothing', () => {
    expect(claimedOrigin([bytesOf('<xmp:CreatorTool>Atelier</xmp:CreatorTool>')])).toEqual([]);
  });

  it('is told as a claim, never as proven', () => {
    const file = { ...nothingFound, mimeType: 'image/png', actions: claimedOrigin([asElement]) };
    expect(tellProvenance(file)).toEqual({
      verdict: 'Faite par une IA, à en croire le fichier. Rien ne le prouve.',
      proven: [],
      claimed: ['Faite par une IA : Atelier é.'],
      changed: [],
    });
  });
});
