import type { StudioConfig } from '@armoni/contract/studio';
import { type StyledHtml, styleTag } from './gather-styles.ts';
import type { PageHead } from './page-heads.ts';

export type WrittenPage = {
  /** Without one the address is nobody's and not to be listed. */
  readonly head: PageHead | undefined;
  /** What it shows before any script runs. */
  readonly body: StyledHtml | undefined;
  readonly config: StudioConfig;
  /** Origin people reach us by, without a final slash. */
  readonly origin: string;
};

/** The built page with the head of one address, what the studio is set to, and what it shows. */
export function writePage(page: string, { head, body, config, origin }: WrittenPage): StyledHtml {
  const { brand } = config;
  const tags = head ? tagsOf(head, brand, origin) : [titleTag(brand), noIndex];
  const settings = meta('name', 'studio', JSON.stringify(config));
  const scripts = head
    ? scriptLinks(page, head, body === undefined ? 'modulepreload' : 'later')
    : [];
  const { html = '', css = '' } = body ?? {};
  const written = page
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => [...tags, settings, ...scripts].join('\n    '))
    .replace('</head>', () => `${styleTag(css)}</head>`)
    .replace(/(?<=<div id="root">)(?=<\/div>)/, () => html);
  return { html: written, css };
}

const noIndex = '<meta name="robots" content="noindex" />';

function tagsOf(head: PageHead, brand: string, origin: string): string[] {
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

/**
 * The scripts that the browser would otherwise only find when another one asks for them. What is
 * `later` means nothing to it: the page's own script fetches those when it has been painted.
 */
function scriptLinks(page: string, head: PageHead, rel: 'modulepreload' | 'later'): string[] {
  const missing = head.scripts.filter((script) => !page.includes(`"${script}"`));
  return missing.map((script) => `<link rel="${rel}" crossorigin href="${escapeHtml(script)}" />`);
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
