import { findManifest } from '@armoni/image-engine/find-manifest';
import sharp from 'sharp';

/**
 * A picture of a neural engine with the IPTC mark in its XMP, losslessly as PNG. A file that
 * carries a C2PA manifest says more already, and new bytes would make the manifest invalid.
 */
export async function markAsGenerated(bytes: Buffer, { tool }: { tool: string }): Promise<Buffer> {
  if (findManifest(bytes)) return bytes;
  return sharp(bytes, { limitInputPixels: 100_000_000 })
    .png({ compressionLevel: 6 })
    .withXmp(xmpOf(tool))
    .toBuffer();
}

// https://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia
function xmpOf(tool: string): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
<xmp:CreatorTool>Armoni, ${tool}</xmp:CreatorTool>
<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}
