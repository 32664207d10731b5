import sharp from 'sharp';
import type { Recipe } from '../model/recipe.ts';
import { byteOf } from './colour.ts';
import type { LinearImage } from './linear-image.ts';

/** IPTC digital source types: made by rules alone, or with a picture inside, be it AI's own. */
export type DigitalSource =
  | 'algorithmicMedia'
  | 'compositeSynthetic'
  | 'compositeWithTrainedAlgorithmicMedia';

/** A PNG whose XMP says where it comes from. */
export async function encodePng(
  image: LinearImage,
  origin: { readonly recipe: Recipe; readonly source: DigitalSource } | null = null,
): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(image.width * image.height * 3);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = byteOf(image.data[i]!);
  const { width, height } = image;
  const png = sharp(bytes, { raw: { width, height, channels: 3 } }).png({ compressionLevel: 6 });
  if (origin) png.withXmp(xmpOf(origin));
  return png.toBuffer();
}

export const sourceTypeAddress = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

function xmpOf({ recipe, source }: { recipe: Recipe; source: DigitalSource }): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:armoni="urn:armoni:recipe:1">
<xmp:CreatorTool>Armoni, moteur local ${escapeXml(recipe.engineVersion)}</xmp:CreatorTool>
<Iptc4xmpExt:DigitalSourceType>${sourceTypeAddress}${source}</Iptc4xmpExt:DigitalSourceType>
<armoni:recipe>${escapeXml(JSON.stringify(recipe))}</armoni:recipe>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

function escapeXml(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // XML 1.0 has no way to write most control characters; JSON has already escaped its own.
      .replace(/[\p{Cc}\uFFFE\uFFFF]|\p{Cs}/gu, ' ')
  );
}
