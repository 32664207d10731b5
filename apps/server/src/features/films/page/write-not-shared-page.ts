import type { StyledHtml } from '../../../platform/http/pages/gather-styles.ts';
import { styleTag } from '../../../platform/http/pages/gather-styles.ts';
import { escapeHtml, titleTag } from '../../../platform/http/pages/write-page.ts';
import { pageSheet } from './page-sheet.ts';
import { filmPageTexts } from './texts.ts';
import { type FilmPageSite, headerOf, pageHead } from './write-film-page.ts';

/** What every address says that leads to no film, whatever the reason. */
export function writeNotSharedPage(site: FilmPageSite): StyledHtml {
  const { title, body } = filmPageTexts.gone;
  const html = `<!doctype html>
<html lang="fr" data-theme="dark">
  <head>
    ${pageHead}
    ${titleTag(`${title} · ${site.brand}`)}
    ${site.styleLinks}
    ${styleTag(pageSheet)}
  </head>
  <body>
    ${headerOf(site)}
    <main class="gone">
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(body)}</p>
    </main>
  </body>
</html>
`;
  return { html, css: pageSheet };
}
