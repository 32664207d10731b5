import type { Person } from '../../../illustration/illustration-description.ts';
import { numbers } from '../../vocabulary.ts';

type Told = { readonly age: Person['age']; readonly length: number };

/** Up to how many years one is of an age. */
const ages: readonly (readonly [below: number, age: Person['age']])[] = [
  [1.5, 'baby'],
  [4, 'toddler'],
  [13, 'child'],
  [18, 'teen'],
  [35, 'young'],
  [65, 'adult'],
];

const ageOf = (years: number): Person['age'] => ages.find(([below]) => years < below)?.[1] ?? 'old';

const mostYears = 120;
const tens: Readonly<Record<string, number>> = {
  ...{
    douze: 12,
    twelve: 12,
    quinze: 15,
    fifteen: 15,
    seize: 16,
    sixteen: 16,
    vingt: 20,
    twenty: 20,
  },
  ...{
    trente: 30,
    thirty: 30,
    quarante: 40,
    forty: 40,
    cinquante: 50,
    fifty: 50,
    soixante: 60,
    sixty: 60,
  },
  ...{ seventy: 70, eighty: 80, ninety: 90, dix: 10, ten: 10, treize: 13, quatorze: 14 },
};

/** « 80 ans », « six mois », “8 year old”, “65 years old”, « quatre vingt ans »; null where no age is told. */
export function ageAt(words: readonly string[], at: number): Told | null {
  const count = countAt(words, at);
  if (count === null || count.value > mostYears) return null;
  const unit = words[at + count.length] ?? '';
  const next = words[at + count.length + 1] ?? '';
  const isMonths = /^(moi|month)s?$/.test(unit);
  // “for ten years” is no age; « ans » is one.
  const isEnglish = /^(year|month|yr)s?$/.test(unit);
  if (!isMonths && !isEnglish && unit !== 'ans' && unit !== 'an') return null;
  if (isEnglish && !/^old$/.test(next)) return null;
  const years = isMonths ? count.value / 12 : count.value;
  return { age: ageOf(years), length: count.length + (isEnglish ? 2 : 1) };
}

function countAt(
  words: readonly string[],
  at: number,
): { readonly value: number; readonly length: number } | null {
  const word = words[at] ?? '';
  if (/^\d{1,3}$/.test(word)) return { value: Number(word), length: 1 };
  const said = words.slice(at, at + 2).join(' ');
  if (said === 'quatre vingt') return { value: 80, length: 2 };
  if (said === 'soixante dix') return { value: 70, length: 2 };
  const value = tens[word] ?? numbers.get(word);
  return value === undefined ? null : { value, length: 1 };
}
