import type { Shape } from '../drawings/drawing.ts';
import type { Look } from './looks.ts';
import { fixed, free } from './parts.ts';
import { darker, mixed } from './tints.ts';

/** Neck and clothes of a portrait, cut off below by the picture's edge. */
export function shoulders({ person, clothes, skin, skinShade, cut }: Look): Shape[] {
  const isChild = person.age === 'child' || person.age === 'baby';
  const wide = isChild ? 8 : person.sex === 'man' ? -3 : 3;
  const body = `M${8 + wide} 132 C${6 + wide} 104 ${20 + wide} 96 38 91 C43 99 57 99 62 91 C${80 - wide} 96 ${94 - wide} 104 ${92 - wide} 132Z`;
  const neck = [fixed(skinShade, 'M41 66 L59 66 L59 90 C59 98 41 98 41 90Z')];
  if (person.clothes === 'kimono') {
    return [
      free(clothes, body),
      ...neck,
      fixed('#f7f3ea', 'p 38 90 43 89 66 132 58 132', 'p 62 90 57 89 34 132 42 132'),
      free(darker(clothes), 'p 36 90.5 40 89.6 62 132 54 132', 'p 64 90.5 60 89.6 44 118 48 124'),
      fixed(
        '#f7f3ea',
        'o 22 118 3.4 3.4',
        'o 78 114 3.4 3.4',
        'o 84 126 2.8 2.8',
        'o 16 128 2.8 2.8',
      ),
      fixed('#f2b8b5', 'o 26 124 2.2 2.2', 'o 74 120 2.2 2.2'),
    ];
  }
  if (person.clothes === 'suit' || (person.clothes === 'wedding' && person.sex === 'man')) {
    return [
      free(clothes, body),
      fixed('#f7f3ea', 'p 37 91 50 128 63 91 56 94 44 94'),
      ...neck,
      fixed('#f7f3ea', 'p 41 87 36 92 45 105 50 97', 'p 59 87 64 92 55 105 50 97'),
      free('#b5433a', 'p 47 99 53 99 54.5 104 52.5 107 55 132 45 132 47.5 107 45.5 104'),
      free(
        darker(clothes),
        'p 37 90.5 28 97 33 106 29 109 46 132 48 132',
        'p 63 90.5 72 97 67 106 71 109 54 132 52 132',
      ),
    ];
  }
  const rolled =
    person.clothes === 'turtleneck'
      ? [
          free(
            mixed(clothes, '#ffffff', 0.1),
            'M38 80 C42 86 58 86 62 80 L64 95 C58 102 42 102 36 95Z',
          ),
          free(darker(clothes), 'M36.6 92 C42 99 58 99 63.4 92 L64 95 C58 102 42 102 36 95Z'),
        ]
      : null;
  if (rolled) return [free(clothes, body), ...neck, ...rolled];
  const collar =
    person.clothes === 'dress' || person.clothes === 'wedding'
      ? [fixed(skin, 'M38 90 C40 108 60 108 62 90 C58 97 42 97 38 90Z')]
      : [
          free(
            darker(clothes),
            'M36.5 91.5 C40 104 60 104 63.5 91.5 L60.5 90 C56 99 44 99 39.5 90Z',
          ),
        ];
  return [free(clothes, body), ...patternOf(cut, clothes), ...neck, ...collar];
}

function patternOf(cut: Look['cut'], clothes: string): Shape[] {
  if (cut === 'stripes')
    return [
      free(
        mixed(clothes, '#fbf6ec', 0.75),
        'M22 103 C36 109 64 109 78 103 L82 106 C66 114 34 114 18 106Z',
        'M13 116 C34 123 66 123 87 116 L88.4 120.4 C66 128 34 128 11.6 120.4Z',
        'M10.6 128 L89.4 128 L89.8 132 L10.2 132Z',
      ),
    ];
  if (cut !== 'jacket') return [];
  return [
    fixed('#f4efe4', 'p 38 91 62 91 57 132 43 132'),
    free(darker(clothes), 'p 36.5 91 40.5 90.4 46 132 40 132', 'p 63.5 91 59.5 90.4 54 132 60 132'),
    free(darker(clothes, 0.7), 'p 36 91 26 97 33 108 41 112', 'p 64 91 74 97 67 108 59 112'),
  ];
}
