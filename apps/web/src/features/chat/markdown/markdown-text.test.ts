import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkdownText } from './markdown-text.tsx';

const drawPicture = ({ url, alt }: { url: string; alt: string }) =>
  createElement('img', { src: url || undefined, alt });
const draw = (text: string) =>
  renderToStaticMarkup(createElement(MarkdownText, { text, isLive: false, id: 'm1', drawPicture }));

describe('an answer in Markdown', () => {
  it('knows headings of six levels, each of its own look', () => {
    const html = draw('# a\n## b\n### c\n#### d\n##### e\n###### f');
    expect(html.match(/<h[3-6]/g)).toHaveLength(6);
    expect(new Set(html.match(/class="[^"]*"(?=[^<]*>[a-f]<)/g)).size).toBe(6);
  });

  it('keeps French marks with their word, but not in code', () => {
    expect(draw('Avec « lac » : oui ! `a : b`')).toBe(
      '<div class="prose-answer type-prose"><p>Avec «\u00A0lac\u00A0»\u00A0: oui\u00A0! <code>a : b</code></p></div>',
    );
  });

  it.each([
    ['paragraphs', 'a\n\nb', '<p>a</p>'],
    ['bulleted lists', '- a\n- b', '<ul>\n<li>a</li>'],
    ['numbered lists', '1. a\n2. b', '<ol>\n<li>a</li>'],
    ['inline code', '`a`', '<code>a</code>'],
    ['block quotes', '> a', '<blockquote>\n<p>a</p>'],
    ['bold', '**a**', '<strong>a</strong>'],
    ['italic', '*a*', '<em>a</em>'],
    ['horizontal rules', 'a\n\n---', '<hr/>'],
    ['tables', '| a |\n| - |\n| b |', '<td>b</td>'],
    ['strikethrough', '~~a~~', '<del>a</del>'],
    ['hard breaks', 'a\nb', 'a<br/>'],
  ])('knows %s', (_name, text, html) => {
    expect(draw(text)).toContain(html);
  });

  it('knows code blocks, with a button to copy them', () => {
    const html = draw('```ts\nconst a = 1;\n```');
    expect(html).toContain('<code>const a = 1;</code>');
    expect(html).toContain('Copier le code');
  });

  it('knows task lists', () => {
    const html = draw('- [x] a\n- [ ] b');
    expect(html).toMatch(/aria-label="Fait"[^>]*checked=""|checked=""[^>]*aria-label="Fait"/);
    expect(html).toContain('aria-label="À faire"');
  });

  it('knows footnotes, and keeps those of two answers apart', () => {
    const html = draw('a[^1]\n\n[^1]: la note');
    expect(html).toContain('id="m1-fn-1"');
    expect(html).toContain('la note');
  });

  it('makes links of bare addresses', () => {
    expect(draw('voir https://a.fr/x')).toContain('href="https://a.fr/x"');
  });

  it('opens every link in a tab that knows nothing of this one', () => {
    for (const text of ['[a](https://a.fr)', '[a](/editor)', 'https://a.fr']) {
      expect(draw(text)).toContain('target="_blank" rel="noopener noreferrer"');
    }
  });

  it('shows raw HTML as text', () => {
    const html = draw('a <b>gras</b> <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>');
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toMatch(/<(script|b|img)\b/);
  });

  it.each([
    'https://a.fr',
    'http://a.fr',
    'irc://a',
    'ircs://a',
    'mailto:a@b.fr',
    'xmpp:a@b',
    '/a',
    'a.png',
    '#a',
  ])('lets %s pass', (address) => {
    expect(draw(`[x](<${address}>)`)).toContain(`href="${address}"`);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'blob:x',
  ])('empties %s', (address) => {
    const html = draw(`[x](<${address}>) ![y](<${address}>)`);
    expect(html).not.toContain(address);
    expect(html).toContain('href=""');
  });
});
