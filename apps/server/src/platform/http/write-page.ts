import type { PageHead } from './page-heads.ts';

export type Site = {
  readonly brand: string;
  /** Origin people reach us by, without a final slash. */
  readonly origin: string;
};

/** The built page with the head of one address; without one it is nobody's and not to be listed. */
export function writePage(page: string, head: PageHead | undefined, site: Site): string {
  const tags = head ? tagsOf(head, site) : [titleTag(site.brand), noIndex];
  const wanted = head ? preloads(page, head) : [];
  return page
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => [...tags, ...wanted].join('\n    '));
}

const noIndex = '<meta name="robots" content="noindex" />';

function tagsOf(head: PageHead, { brand, origin }: Site): string[] {
  const title = `${head.title} · ${brand}`;
  return [
    titleTag(title),
    meta('name', 'description', head.description),
    ...(head.isListed ? [link('canonical', origin + head.path)] : [noIndex]),
    ...socialTags({
      'og:site_name': brand,
      'og:title': title,
      'og:description': head.description,
      'og:url': origin + head.path,
      'og:image': origin + head.card,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:type': 'website',
      'og:locale': 'fr_FR',
    }),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** What the browser would otherwise only find when a script asks for it. */
function preloads(page: string, head: PageHead): string[] {
  const missing = head.scripts.filter((script) => !page.includes(`"${script}"`));
  return [
    ...(head.picture ? [picturePreload(head.picture)] : []),
    ...missing.map(
      (script) => `<link rel="modulepreload" crossorigin href="${escapeHtml(script)}" />`,
    ),
  ];
}

/** With sizes, browsers that know them fetch the file that will be shown, and no other. */
function picturePreload({ src, srcSet, sizes }: NonNullable<PageHead['picture']>): string {
  const which =
    srcSet && sizes
      ? `imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}"`
      : `href="${escapeHtml(src)}"`;
  return `<link rel="preload" as="image" ${which} fetchpriority="high" />`;
}

/** Open Graph, as shared links are read. */
export function socialTags(properties: Readonly<Record<string, string>>): string[] {
  return Object.entries(properties).map(([name, value]) => meta('property', name, value));
}

export const titleTag = (title: string) => `<title>${escapeHtml(title)}</title>`;

export const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}" />`;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
