/**
 * A verb of a table → the forms in which wishes say what somebody does: « arrose », « arrosent », « qui
 * arrose », « arrosant »; “waters the”, “who waters”, “watering”. Where a verb is regular its infinitive
 * tells them; else they are told, parted by « / ». What stands behind the first word stays. With « * » its
 * bare form is a noun as well, and said of nobody without « qui » or an article behind it.
 */
export function frenchForms(told: string): string[] {
  if (told.startsWith('se '))
    return frenchForms(told.slice(3)).map((form) =>
      form.startsWith('qui ') ? `qui se ${form.slice(4)}` : `se ${form}`,
    );
  const { forms, rest, isNoun } = parted(told);
  const [infinitive = '', ...others] = forms;
  const [one, many, doing] = others.length > 0 ? others : regular(infinitive);
  const said = [one, many, doing].filter((form) => form !== undefined);
  const bare = isNoun ? said.filter((form) => form !== one) : said;
  return [
    ...bare.map((form) => `${form}${rest}`),
    // « en train d'arroser » is read as « qui arroser ».
    ...[infinitive, ...said].map((form) => `qui ${form}${rest}`),
    ...(isNoun && rest === '' ? frenchArticles.map((article) => `${one} ${article}`) : []),
  ];
}
const frenchArticles = 'un une des le la les du son sa ses leur'.split(' ');

export function englishForms(told: string): string[] {
  const { forms, rest } = parted(told);
  const [base = '', given] = forms;
  const stem = base.endsWith('e') && !base.endsWith('ee') ? base.slice(0, -1) : base;
  const doing = given ?? `${stem}ing`;
  const one = /(s|sh|ch|x)$/.test(base) ? `${base}es` : `${base.replace(/(?<=[^aeiou])y$/, 'ie')}s`;
  return [
    `${doing}${rest}`,
    ...[base, one, `is ${doing}`, `are ${doing}`].map((form) => `who ${form}${rest}`),
    ...(rest === '' ? englishArticles.map((article) => `${one} ${article}`) : [`${one}${rest}`]),
  ];
}
const englishArticles = 'a an the his her their some'.split(' ');

function parted(told: string) {
  const isNoun = told.endsWith('*');
  const [first = '', ...words] = told.replace('*', '').trim().split(' ');
  return { forms: first.split('/'), rest: words.map((word) => ` ${word}`).join(''), isNoun };
}

/** « arroser », « nourrir » */
function regular(infinitive: string): readonly [one: string, many: string, doing: string] {
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith('ir')) return [`${stem}it`, `${stem}issent`, `${stem}issant`];
  const weak = stem.replace(/(?<=[uo])y$/, 'i');
  return [`${weak}e`, `${weak}ent`, stem.endsWith('g') ? `${stem}eant` : `${stem}ant`];
}
