/**
 * One pattern for each alternative of a regular expression, all else as it is: `^(a|b(c|d))/` gives
 * `^(a)/`, `^(b(c))/` and `^(b(d))/`.
 * @param {string} source
 * @returns {string[]}
 */
export function alternativesOf(source) {
  return splitBranches(source).flatMap((branch) => {
    const narrowed = groupsOf(branch).flatMap(({ start, end }) => {
      const open = /^(\?[:=!])?/.exec(branch.slice(start + 1, end))?.[0] ?? '';
      const inner = alternativesOf(branch.slice(start + 1 + open.length, end));
      if (inner.length === 1) return [];
      return inner.map((one) => `${branch.slice(0, start)}(${open}${one})${branch.slice(end + 1)}`);
    });
    return narrowed.length > 0 ? narrowed : [branch];
  });
}

/** A path that a pattern without alternatives matches. */
export function pathLike(source) {
  return source
    .replaceAll('[^/]+', 'any')
    .replace(/[\^$()]/g, '')
    .replaceAll('x?', 'x')
    .replaceAll('\\.', '.');
}

/** Each group of the outermost level: where its brackets are. */
function groupsOf(source) {
  const groups = [];
  let start = 0;
  for (const { at, character, depth } of brackets(source)) {
    if (character === '(' && depth === 1) start = at;
    if (character === ')' && depth === 0) groups.push({ start, end: at });
  }
  return groups;
}

function splitBranches(source) {
  const bars = [...brackets(source)].filter(({ character, depth }) => {
    return character === '|' && depth === 0;
  });
  const ends = [...bars.map(({ at }) => at), source.length];
  return ends.map((end, index) => source.slice(index === 0 ? 0 : ends[index - 1] + 1, end));
}

/** Brackets and bars that mean something, with the depth after them. */
function* brackets(source) {
  let depth = 0;
  let inClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at];
    if (character === '\\') at += 1;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (!inClass && '()|'.includes(character)) {
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      yield { at, character, depth };
    }
  }
}
