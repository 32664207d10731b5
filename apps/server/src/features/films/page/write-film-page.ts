import { embedCode } from '@armoni/contract/shares';
import {
  gatherStyles,
  type StyledHtml,
  styleTag,
} from '../../../platform/http/pages/gather-styles.ts';
import { escapeHtml, meta, socialTags, titleTag } from '../../../platform/http/pages/write-page.ts';
import type { SharedFilm } from '../ports.ts';
import { type IconName, icon } from './icons.ts';
import { pageSheet } from './page-sheet.ts';
import { filmPageTexts } from './texts.ts';

export type FilmPageSite = {
  readonly brand: string;
  /** Origin people reach us by, without a final slash. */
  readonly origin: string;
  /** The links of the web app's page to its style sheet and its font. */
  readonly styleLinks: string;
  /** Address of the script that makes the accord the seek bar; null where the web app is not built. */
  readonly script: string | null;
  /** Whether films carry a signature that tells their history. */
  readonly isSigning: boolean;
};

type OriginLine = {
  readonly icon: IconName;
  readonly words: string;
  /** Empty for nothing. */
  readonly more: string;
};

/** A film as its page shows it, with addresses from our origin on. */
export type FilmPage = {
  readonly film: SharedFilm;
  /** Null where it is not to be shown. */
  readonly name: string | null;
  readonly date: string | null;
  /** What is said of where the film comes from; empty for nothing. */
  readonly origin: readonly OriginLine[];
  readonly urls: {
    readonly page: string;
    /** Where the film itself plays, also for readers of pages. */
    readonly film: string;
    readonly poster: string | null;
    readonly captions: string | null;
    readonly download: string | null;
    readonly embed: string | null;
  };
};

/** The page of a shared film: a poster for those who only see its link, a player for the others. */
export function writeFilmPage(page: FilmPage, site: FilmPageSite): StyledHtml {
  const body = gatherStyles(bodyOf(page, site));
  return pageOf(headTags(page, site), body, site, pageSheet);
}

/** The film alone, for the frames of other sites; it fills them. */
export function writeEmbedPage(page: FilmPage, site: FilmPageSite): StyledHtml {
  const { film, urls } = page;
  const body = gatherStyles(`<body class="embed">
    <div class="film">${playerOf(page)}${pinOf(page, site)}</div>
    <div class="accord" role="img" aria-label="${filmPageTexts.colours}">${accordOf(film)}</div>
    <p class="line">
      <a href="${escapeHtml(urls.page)}" target="_blank" rel="noopener">${escapeHtml(nameOf(page, site))}</a>
    </p>
  </body>`);
  return pageOf([titleTag(nameOf(page, site))], body, site, pageSheet);
}

function pageOf(
  head: readonly string[],
  body: StyledHtml,
  site: FilmPageSite,
  sheet: string,
): StyledHtml {
  const css = sheet + body.css;
  const html = `<!doctype html>
<html lang="fr" data-theme="dark">
  <head>
    ${pageHead}
    ${head.join('\n    ')}
    ${site.styleLinks}
    ${styleTag(css)}
    ${site.script === null ? '' : `<script type="module" src="${escapeHtml(site.script)}"></script>`}
  </head>
  ${body.html}
</html>
`;
  return { html, css };
}

/** What every such page begins with. */
export const pageHead = `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />`;

export const headerOf = ({ brand }: FilmPageSite) =>
  `<header><a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28" />${escapeHtml(brand)}</a><a href="/">${filmPageTexts.own}</a></header>`;

const nameOf = ({ name }: FilmPage, { brand }: FilmPageSite) => name ?? filmPageTexts.title(brand);

function bodyOf(page: FilmPage, site: FilmPageSite): string {
  const { film, urls } = page;
  return `<body class="shared">
    ${headerOf(site)}
    <main style="--ratio:${film.width / film.height}">
      <div class="film">${playerOf(page)}${pinOf(page, site)}</div>
      <div class="accord" role="img" aria-label="${filmPageTexts.colours}">${accordOf(film)}</div>
      ${controlsOf(film)}
      <div class="about">
        <div>
          <h1>${escapeHtml(nameOf(page, site))}</h1>
          <p class="line">
            <span>${page.date === null ? '' : `${escapeHtml(page.date)} · `}${lengthOf(film)} · ${film.width} × ${film.height}</span>
            ${linkTo(urls.download, filmPageTexts.download)}
          </p>
        </div>
        ${originOf(page)}
        ${actionsOf(page, site)}
      </div>
      ${embedOf(page, site)}
      <p role="status" class="said"></p>
    </main>
  </body>`;
}

/** Shown by the script, which takes the browser's own away. */
function controlsOf(film: SharedFilm): string {
  const { play, sound, screen } = filmPageTexts;
  return `<div class="controls" hidden>
        <button type="button" data-do="play" aria-label="${play}">${icon('play', 20)}${icon('pause', 20)}</button>
        <span class="time"><b>0:00</b> / ${lengthOf(film)}</span>
        <button type="button" data-do="sound" aria-label="${sound}" aria-pressed="false">${icon('sound', 20)}${icon('silence', 20)}</button>
        <button type="button" data-do="screen" aria-label="${screen}">${icon('screen', 20)}</button>
      </div>`;
}

/** Copying is the script's; what can be pasted elsewhere opens without one. */
function actionsOf({ urls }: FilmPage, { origin }: FilmPageSite): string {
  const url = escapeHtml(new URL(urls.page, origin).href);
  const embed =
    urls.embed === null
      ? ''
      : `<button type="button" popovertarget="embed">${icon('code')}${filmPageTexts.embed}</button>`;
  return `<div class="actions">${embed}<button type="button" class="paper" data-copy="${url}" hidden>${icon('link')}${filmPageTexts.copy}</button></div>`;
}

const linkTo = (url: string | null, text: string) =>
  url === null ? '' : `<a href="${escapeHtml(url)}">${text}</a>`;

function playerOf({ film, urls }: FilmPage): string {
  const poster = urls.poster ? ` poster="${escapeHtml(urls.poster)}"` : '';
  const track = urls.captions
    ? `<track kind="captions" srclang="fr" default src="${escapeHtml(urls.captions)}" />`
    : '';
  return `<video controls playsinline preload="metadata" src="${escapeHtml(urls.film)}"${poster} width="${film.width}" height="${film.height}">${track}</video>`;
}

/** The pin of Content Credentials: opens what the film's signature says. */
function pinOf({ urls }: FilmPage, { isSigning }: FilmPageSite): string {
  if (!isSigning) return '';
  const href = `/verifier?fichier=${encodeURIComponent(urls.film)}`;
  const words = `aria-label="${filmPageTexts.history}" title="${filmPageTexts.history}"`;
  return `<a class="pin" href="${escapeHtml(href)}" target="_blank" rel="noopener" ${words}>${crMark}</a>`;
}

/** As `apps/web/src/ui/media/cr-mark.tsx` draws it. */
const crMark = `<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M12 1.5a10.5 10.5 0 1 0 0 21h10.5V12A10.5 10.5 0 0 0 12 1.5Z" stroke-width="2" /><path d="M11 14.6a2.9 2.9 0 1 1 0-4.2M14 15.3V9.2M14 12c0-1.8 1-2.8 3-2.8" stroke-width="1.8" /></svg>`;

function originOf({ origin }: FilmPage): string {
  if (origin.length === 0) return '';
  const lines = origin.map(lineOf).join('');
  return `<section class="origin" aria-label="${filmPageTexts.origin}"><ul>${lines}</ul></section>`;
}

const lineOf = ({ icon: name, words, more }: OriginLine) =>
  `<li>${icon(name)}<b>${escapeHtml(words)}</b>${more === '' ? '' : `<span>${escapeHtml(more)}</span>`}</li>`;

/** What to paste into another page. */
function embedOf({ film, urls }: FilmPage, { origin }: FilmPageSite): string {
  if (urls.embed === null) return '';
  const code = embedCode(new URL(urls.embed, origin).href, film);
  const { embedTitle, copyCode } = filmPageTexts;
  return `<section id="embed" popover aria-label="${embedTitle}"><h2>${embedTitle}</h2><pre tabindex="0">${escapeHtml(code)}</pre><button type="button" class="paper" data-copy="${escapeHtml(code)}" hidden>${icon('link')}${copyCode}</button></section>`;
}

function headTags(page: FilmPage, site: FilmPageSite): string[] {
  const { film, urls } = page;
  const absolute = (url: string) => new URL(url, site.origin).href;
  const title = nameOf(page, site);
  return [
    titleTag(title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...socialTags({
      'og:site_name': site.brand,
      'og:title': title,
      'og:description': filmPageTexts.description(lengthOf(film)),
      'og:type': 'video.other',
      'og:url': absolute(urls.page),
      ...(urls.poster && { 'og:image': absolute(urls.poster) }),
      'og:video': absolute(urls.film),
      'og:video:type': 'video/mp4',
      'og:video:width': String(film.width),
      'og:video:height': String(film.height),
      'og:locale': 'fr_FR',
    }),
  ];
}

function lengthOf({ durationSeconds }: SharedFilm): string {
  const seconds = Math.floor(durationSeconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function accordOf({ shots }: SharedFilm): string {
  const grow = (share: number, colour = '') => `<i style="flex-grow:${share}${colour}">`;
  return shots
    .map(({ durationSeconds, accord }) => {
      const stripes = accord.map(
        ({ colour, share }) => `${grow(share * 100, `;background:${escapeHtml(colour)}`)}</i>`,
      );
      return `${grow(durationSeconds)}${stripes.join('')}</i>`;
    })
    .join('');
}
