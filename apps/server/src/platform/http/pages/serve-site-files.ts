import type { FastifyInstance } from 'fastify';
import type { PageHead } from './page-heads.ts';
import { escapeHtml } from './write-page.ts';

export type SiteFiles = {
  readonly heads: readonly PageHead[];
  readonly brand: string;
  /** Origin people reach us by, without a final slash. */
  readonly publicUrl: string;
};

/** What the tab, its title bar and an installed window are painted in: `bg` of the dark theme. */
const dark = '#0c0d10';

/** `/robots.txt`, `/sitemap.xml` and the web app manifest: they name the host and the brand. */
export function serveSiteFiles(app: FastifyInstance, { heads, brand, publicUrl }: SiteFiles): void {
  const listed = heads.filter((head) => head.isListed);
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', (_request, reply) => {
    const addresses = listed.map(({ path }) => publicUrl + path);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(sitemap(addresses));
  });
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifest(brand, heads[0]?.description ?? ''))),
  );
}

// Media stay open to readers of shared links, which show a film's poster; their answers say noindex.
const robots = (origin: string) =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /workflow/', '', `Sitemap: ${origin}/sitemap.xml`]
    .join('\n')
    .concat('\n');

function sitemap(addresses: readonly string[]): string {
  const urls = addresses
    .map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>\n`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

function manifest(brand: string, description: string) {
  const icon = (name: string, pixels: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description,
    lang: 'fr',
    dir: 'ltr',
    start_url: '/armoni',
    scope: '/',
    display: 'standalone',
    background_color: dark,
    theme_color: dark,
    categories: ['photo', 'productivity'],
    icons: [
      icon('icone', 192, 'any'),
      icon('icone', 512, 'any'),
      icon('icone-masque', 192, 'maskable'),
      icon('icone-masque', 512, 'maskable'),
    ],
  };
}
