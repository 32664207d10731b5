import { isOfMark } from './of-mark.ts';

/**
 * What is said of the asking and not of the picture: who asks, in which words, and where the picture will be
 * shown. Nothing of it is drawn, and nothing of it was promised to be seen.
 */

const start = "(?<![\\p{L}’'-])";
const end = "(?![\\p{L}’'-])";

/** Where pictures are shown. */
const shownOn = [
  "site(?:s)?(?:\\s+(?:web|internet|vitrine))?|web\\s?sites?|web\\s?page|(?:home|landing|product|team|about|contact)[- ]?page|page\\s+(?:d[’']accueil|facebook|insta(?:gram)?|web|internet|linkedin|produit|contact|[ée]quipe|[àa]\\s+propos)",
  'applis?|applications?(?:\\s+mobiles?)?|apps?|(?:mobile|phone|web)\\s+app|blogs?|newsletters?|e-?mailing',
  'brochures?|plaquettes?|d[ée]pliants?|leaflet|catalogues?|catalog|livrets?|booklets?|pr[ée]sentations?|diaporamas?|power\\s?points?|slides?|slide\\s?deck|pitch\\s?deck|rapports?(?:\\s+annuels?)?|annual\\s+report|report|article(?:\\s+de\\s+blog)?|blog\\s+posts?|magazine\\s+article|expos[ée]|portfolios?',
  'r[ée]seaux(?:\\s+sociaux)?|social\\s+(?:media|networks?)|insta(?:gram)?|facebook|linkedin|tiktok|pinterest|youtube|cha[îi]ne\\s+youtube|(?:instagram|facebook|linkedin|social\\s+media)\\s+(?:post|story|page|ad|banner|profile|feed)|profil(?:\\s+\\p{L}+)?|profile',
  'shop\\s?windows?|window\\s+displays?|vitrines?',
  'campagne(?:\\s+(?:de\\s+(?:pub(?:licit[ée])?|communication)|publicitaire))?|(?:marketing|ad|email)\\s+campaign|annonces?|listing|pub(?:licit[ée])?|advert(?:isement)?|startups?|start-ups?',
].join('|');

const whose =
  "(?:(?:mon|ma|mes|notre|nos|votre|vos|son|sa|leur|un|une|le|la|les|des|my|our|your|his|her|their|a|an|the)\\s+|l[’']\\s*)?(?:(?:nouveau|nouvelle|nouvel|petite?|futur|new|small|little|upcoming|company|corporate|future)\\s+){0,2}";

/** « pour mon site de coaching », “for the website of a bakery”: up to what the picture shows. */
const purpose = new RegExp(
  `${start}(?:(?:pour|for|sur|on)\\s+${whose}(?:\\p{L}+\\s+)?(?:${shownOn})${end})(?:\\s+(?:de\\s+la|de\\s+l[’']|du|des|de|d[’']|of|about|sur|for|pour)\\s*(?:(?!avec|with|montrant|showing|qui|o[ùu])[\\p{L}’'-]+(?:\\s+(?!avec|with|montrant|showing|qui|o[ùu]|on)(?=[\\p{L}])|(?=\\s*[,:;.!?]|\\s*$|\\s))){1,5})?`,
  'giu',
);

/** “website hero for a bakery, …”, “a banner for our team page, …”: the frame that it fills. */
const frame =
  /^\s*(?:an?\s+|the\s+|une?\s+|le\s+|la\s+)?(?:(?:web\s?site|web|landing\s+page|home\s?page|blog|newsletter|email|facebook|linkedin)\s+(?:hero|header|banner|cover)(?:\s+(?:image|picture|photo|shot))?|(?:hero|header|cover|stock|banner)\s+(?:image|picture|photo|shot|illustration)|banner(?=\s+for)|banni[èe]re(?:\s+(?:web|de\s+site|pour\s+(?:le|mon|notre)\s+site))|(?:image|photo)\s+d[’']en-?t[êe]te|visuel(?:s)?(?:\s+(?:publicitaire|web))?|fond\s+d[’'][ée]cran(?:\s+(?:de|pour)\s+(?:mon\s+)?(?:t[ée]l[ée]phone|portable|pc|ordi(?:nateur)?|bureau|iphone|mobile))?|(?:phone|desktop|iphone|mobile|computer|laptop|lock\s?screen)\s+(?:wallpaper|background)|wallpaper\s+for\s+(?:my|a|the)\s+(?:phone|desktop|pc|laptop|computer|iphone|mobile)|polaroid)(?:\s+(?:of|de|d[’'](?=\p{L})|with|avec)(?=\s|\p{L}))?(?:\s*:)?/iu;

const verbs =
  'faire|cr[ée]er|dessiner|g[ée]n[ée]rer|r[ée]aliser|produire|avoir|obtenir|proposer|imaginer|illustrer|montrer|peindre';
const englishVerbs = 'make|draw|create|generate|design|paint|illustrate|have|get|see|show|do';

/** How people ask. */
const courtesies: readonly RegExp[] = [
  // « je suis coiffeuse, j’aurais besoin d’un visuel »
  /^\s*(?:je\s+suis|nous\s+sommes|i[’']?\s?a?m|we\s+are|we[’']re)\s+(?!(?:assise?|dans|sur|un\s+chat|in|on|sitting)\s)[^,.;:]{3,40}[,.;:]\s*(?:et\s+|and\s+)?(?=(?:je|j[’']|nous|on|il\s+(?:me|nous)|i\s|we\s|i[’']d|we[’']d|looking))/iu,
  new RegExp(
    `${start}(?:je|j[’']|nous|on)\\s*(?:cherch(?:e|ons)|recherch(?:e|ons)|veux|voudrai[st]?|voulons|voudrions|souhait(?:e|erais|ons|erions)|d[ée]sire|aimer(?:ais?|ions)|suis\\s+[àa]\\s+la\\s+recherche|(?:ai|aurai[st]?|avons|aurions)\\s+(?:bien\\s+)?besoin)${end}(?:\\s+(?:bien|juste|simplement|que\\s+(?:tu|vous)(?:\\s+me)?\\s+\\p{L}+|(?:d[’']|de\\s+)?(?:${verbs})${end}))*(?:\\s+(?:de|d[’'])(?=\\s|une?\\s))?`,
    'giu',
  ),
  /(?<!\p{L})(?:(?:fai(?:tes?|s)|dessine[sz]?|cr[ée]e[sz]?|g[ée]n[èe]re[sz]?|r[ée]alise[sz]?|montre[sz]?|peins|peignez|pr[ée]pare[sz]?|propose[sz]?)[-\s](?:moi|nous))(?!\p{L})/giu,
  new RegExp(
    `${start}(?:(?:peux|pourrais)[-\\s]tu|(?:pouvez|pourriez)[-\\s]vous|tu\\s+(?:peux|pourrais)|vous\\s+(?:pouvez|pourriez)|est-ce\\s+que\\s+(?:tu\\s+peux|vous\\s+pouvez))\\s+(?:(?:me|nous)\\s+)?(?:${verbs})${end}`,
    'giu',
  ),
  new RegExp(
    `${start}(?:i|we)\\s+(?:(?:really\\s+|just\\s+)?(?:need|want|would\\s+(?:like|love))|(?:am|are)\\s+looking\\s+for|was\\s+hoping\\s+for)${end}(?:\\s+(?:you\\s+)?to\\s+(?:${englishVerbs})${end})?(?:\\s+(?:me|us)${end})?`,
    'giu',
  ),
  new RegExp(
    `${start}(?:i|we)[’'](?:d\\s+(?:like|love)|m\\s+looking\\s+for|re\\s+looking\\s+for)${end}(?:\\s+(?:you\\s+)?to\\s+(?:${englishVerbs})${end})?(?:\\s+(?:me|us)${end})?`,
    'giu',
  ),
  new RegExp(
    `${start}(?:can|could|would|will)\\s+you\\s+(?:please\\s+)?(?:${englishVerbs})${end}(?:\\s+(?:me|us)${end})?`,
    'giu',
  ),
  new RegExp(`^\\s*(?:please\\s+)?(?:${englishVerbs})\\s+(?:me|us)${end}`, 'iu'),
  /,?\s*(?:can|could)\s+you\s+(?:please\s+)?(?:draw|make|paint|do)\s+(?:that|this|it)(?:\s+please)?|,?\s*(?:please\s+)?(?:draw|paint|make|illustrate)\s+(?:that|this|it)(?:\s+(?:please|for\s+me))?(?=\s*(?:$|[.!?]))/giu,
  /(?<!\p{L})(?:si\s+possible|if\s+possible|merci\s+(?:beaucoup|d[’']avance|bien)|thank\s+you|thanks(?:\s+in\s+advance)?)(?=\s*(?:$|[,.!?]))/giu,
  // « offrir à mon mari un tableau de … »
  /(?<!\p{L})(?:(?:pour\s+)?(?:l[’'])?offrir|(?:faire\s+)?(?:un\s+)?cadeau|(?:to\s+)?(?:give|gift)|as\s+a\s+gift)\s+(?:[àa]|aux?|pour|for|to)?\s*(?:mon|ma|mes|notre|nos|my|our)\s+(?:petite?\s+)?\p{L}+\s+(?:une?|an?)\s+(?:tableau|image|dessin|illustration|portrait|photo|picture|drawing|painting)\s+(?:de\s+|d[’']\s*|of\s+|avec\s+|with\s+)/giu,
  // What is seen is what is told.
  /(?<!\p{L})(?:o[ùu]\s+(?:l[’']\s*)?)?on\s+(?:y\s+|peut\s+(?:y\s+)?)?(?:voit|voir|aper[çc]oit|apercevoir|distingue)(?!\p{L})(?!\s+(?:que|qu|au|à|dans|derri))/giu,
  /(?<!\p{L})(?:(?:where\s+)?(?:we|you)\s+(?:can\s+)?see|it\s+shows|qui\s+(?:montre|repr[ée]sente)|repr[ée]sentant|montrant|depicting|featuring)(?!\p{L})(?!\s+(?:that|how|que|comment))/giu,
  // “a close-up shot of”
  /(?<=(?:close[- ]?up|wide|macro|cinematic|beauty|lifestyle|action|medium|full[- ]body)\s+)shot(?!\p{L})/giu,
];

const words = (text: string) => text.match(/\p{L}{3,}/gu)?.length ?? 0;
/** Words that still say what is to be seen. */
const leastLeft = { ofCourtesy: 1, ofPurpose: 2 };

/** What is to be set in letters is nobody's asking. */
const quoted = /"[^"]*"|«[^»]*»|“[^”]*”/gu;

/** A wish without the asking. */
export function withoutAsking(prompt: string): string {
  const texts: string[] = [];
  const kept = prompt.replace(quoted, (text) => `\u{e000}${texts.push(text) - 1}\u{e001}`);
  const asked = [...courtesies, frame].reduce(
    (text, asking) => leaving(text, asking, leastLeft.ofCourtesy),
    kept,
  );
  const told = isOfMark.test(asked) ? asked : leaving(asked, purpose, leastLeft.ofPurpose);
  return told.replace(/\u{e000}(\d+)\u{e001}/gu, (_, at) => texts[Number(at)] ?? '');
}

function leaving(text: string, asking: RegExp, least: number): string {
  const rest = text.replace(asking, ' ');
  return rest !== text && words(rest) >= least ? rest.replace(/^\s*[,;:.!]\s*/u, '') : text;
}
