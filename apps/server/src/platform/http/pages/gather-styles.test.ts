import { describe, expect, it } from 'vitest';
import { gatherStyles, styleTag, UnsafeStyleError } from './gather-styles.ts';

describe('styles that elements carry', () => {
  it('become rules, each once', () => {
    const html =
      '<p class="a" style="width:40%">x</p><i style="flex-grow:1"></i><b style="width:40%"></b>';
    expect(gatherStyles(html)).toEqual({
      html: '<p class="a" data-s="0">x</p><i data-s="1"></i><b data-s="0"></b>',
      css: '[data-s="0"]{width:40%}[data-s="1"]{flex-grow:1}',
    });
  });

  it('leave a page that has none as it is, without an element for them', () => {
    expect(gatherStyles('<p>style=</p>')).toEqual({ html: '<p>style=</p>', css: '' });
    expect(styleTag('')).toBe('');
    expect(styleTag('p{}')).toBe('<style>p{}</style>');
  });

  it('are not taken from words: those have their quotes escaped', () => {
    const html = '<p title=" style=&#34;color:red&#34;">style=&quot;color:red&quot;</p>';
    expect(gatherStyles(html)).toEqual({ html, css: '' });
  });

  it.each([
    'color:red}body{display:none',
    'color:red</style><script>x()</script>',
    'background:url(https://elsewhere.example/)',
    'background:URL(/x)',
    'color:&#34;red&#34;',
    'color:\\72 ed',
    '@import x',
  ])('are plain declarations or none: %s', (declarations) => {
    expect(() => gatherStyles(`<p style="${declarations}">`)).toThrow(UnsafeStyleError);
  });
});
