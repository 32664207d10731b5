import type { Recipe } from './recipe.ts';

/** IPTC digital source types: by rules, by a trained model, or with a picture inside. */
export type DigitalSource =
  | 'algorithmicMedia'
  | 'trainedAlgorithmicMedia'
  | 'compositeSynthetic'
  | 'compositeWithTrainedAlgorithmicMedia';

// https://cv.iptc.org/newscodes/digitalsourcetype/
export const sourceTypeAddress = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

type Claims = {
  /** What made the file. */
  readonly tool: string;
  readonly source: DigitalSource;
  readonly recipe: Recipe | null;
};

/** The XMP in which a file says where it comes from. */
export function originXmp({ tool, source, recipe }: Claims): string {
  const recipeProperty = recipe
    ? `<armoni:recipe>${escapeXml(JSON.stringify(recipe))}</armoni:recipe>\n`
    : '';
  const toolProperty = `<xmp:CreatorTool>Armoni, ${escapeXml(tool)}</xmp:CreatorTool>\n`;
  return packetOf(toolProperty + sourceProperty(source) + recipeProperty);
}

/** The XMP of a smaller copy: as what its original is marked, and nothing else of it. */
export function markXmp(sourceType: string): string {
  return packetOf(sourceProperty(sourceType));
}

function sourceProperty(sourceType: string): string {
  const value = `${sourceTypeAddress}${escapeXml(sourceType)}`;
  return `<Iptc4xmpExt:DigitalSourceType>${value}</Iptc4xmpExt:DigitalSourceType>\n`;
}

function packetOf(properties: string): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:armoni="urn:armoni:recipe:1">
${properties}</rdf:Description></rdf:RDF></x:xmpmeta>
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
