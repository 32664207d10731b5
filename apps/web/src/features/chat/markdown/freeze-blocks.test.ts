import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { type Blocks, growBlocks, needsWhole, noBlocks } from './freeze-blocks.ts';

/** The text arriving in pieces of the given lengths, over and over. */
function stream(text: string, lengths: readonly number[]): Blocks {
  let blocks = noBlocks;
  let end = 0;
  for (let turn = 0; end < text.length; turn += 1) {
    end = Math.min(text.length, end + (lengths[turn % lengths.length] ?? 1));
    blocks = growBlocks(blocks, text.slice(0, end));
  }
  return blocks;
}

const samples = [
  'Un paragraphe\nsur deux lignes.\n\n',
  '# Titre\n',
  '- un\n- deux\n\n  encore deux\n\n',
  '1. a\n2. b\n\n',
  '```ts\nconst a = 1;\n\n\n# pas un titre\n```\n\n',
  '> une citation\n> **longue**\n\n',
  '| a | b |\n| - | - |\n| 1 | 2 |\n\n',
  '    du code en retrait\n\n',
  '---\n\n',
  '- [x] fait\n- [ ] à faire\n\n',
  'Souligné\n========\n\n',
  '<div>\n\nbrut\n\n</div>\n\n',
];

const parser = unified().use(remarkParse).use(remarkGfm);
const typesOf = (text: string) => parser.parse(text).children.map(({ type }) => type);

describe('freezing the blocks of a growing answer', () => {
  it('freezes every top-level block but the last', () => {
    const blocks = growBlocks(noBlocks, '# Titre\n\nUn.\n\nDeux.\n');
    expect(blocks.frozen).toEqual(['# Titre\n\n', 'Un.\n\n']);
    expect(blocks.tail).toBe('Deux.\n');
  });

  it('loses no letter, however the text is cut', () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        (text, cuts) => {
          const blocks = stream(text, cuts);
          expect(blocks.frozen.join('') + text.slice(blocks.tailStart)).toBe(text);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('cuts only where the whole text has a block of its own', () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        (text, cuts) => {
          const blocks = stream(text, cuts);
          const apart = [...blocks.frozen, text.slice(blocks.tailStart)].flatMap(typesOf);
          expect(apart).toEqual(typesOf(text));
        },
      ),
      { numRuns: 80 },
    );
  });

  it('leaves an open code block alone', () => {
    const blocks = growBlocks(noBlocks, '```ts\na\n\nb\n\n# c\n');
    expect(blocks.frozen).toEqual([]);
  });

  it('draws at once the first word, then a completed line, then every 32 letters', () => {
    const first = growBlocks(noBlocks, 'Vo');
    expect(first.tail).toBe('Vo');
    expect(growBlocks(first, 'Voici')).toBe(first);
    expect(growBlocks(first, 'Voici.\n').tail).toBe('Voici.\n');
    expect(growBlocks(first, `Vo${'i'.repeat(32)}`).tail).toHaveLength(34);
  });

  it('draws a long open block again only after it grew by a twentieth', () => {
    const long = growBlocks(noBlocks, 'a'.repeat(4000));
    expect(growBlocks(long, `${'a'.repeat(4000)}\nb`)).toBe(long);
    expect(growBlocks(long, 'a'.repeat(4200)).tail).toHaveLength(4200);
  });

  it('knows what only the whole text can tell', () => {
    expect(needsWhole('Voir[^1].\n\n[^1]: la note')).toBe(true);
    expect(needsWhole('[lac]: /media/lac.png')).toBe(true);
    expect(needsWhole('- [x] fait\n\nvoir [ceci](https://a.fr)')).toBe(false);
  });
});

const documents = fc
  .array(fc.constantFrom(...samples), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(''));
