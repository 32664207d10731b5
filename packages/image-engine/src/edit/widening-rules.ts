import type { Edit } from './edit.ts';

/** What says an edit, in words without accents and capitals, and what it then is. */
export type Rule = {
  readonly says: RegExp;
  readonly edit: (amount: number, match: RegExpExecArray) => Edit;
  /** What is shown hears it as well: « joyeux » makes somebody smile. */
  readonly isAlsoOfContent?: boolean;
};

const wider = String.raw`\b(?:elargi\w*|etend\w*|etir\w*|prolong\w*|agrandi\w*|extend\w*|expand\w*|widen\w*|outpaint\w*|uncrop\w*|continue[rz]?|ajoute[rz]? de la place|(?:add|give) (?:some )?(?:more )?(?:room|space)|(?:montre|show)(?:[- ](?:moi|me))? (?:plus|davantage|more)(?: (?:de|du|of))?)\b`;
/** Between the verb and the side nothing is named but the picture itself. */
const whole = String.raw`(?:[- ](?:la|le|it|un peu|beaucoup|a (?:bit|little)|l'(?:image|ensemble)|(?:la|the|cette|this|le|du|of the)? ?(?:scene|image|vue|cadre|champ|decor|paysage|picture|frame|view|landscape)))*`;
const to = String.raw`${whole} (?:a|vers|sur|du cote|en|par|au|to|on|toward|towards|at)(?: (?:la|le|the))?(?: cote)? ?`;
const toward = (side: string) => new RegExp(`${wider}${to}(?:${side})\\b`);
const share = { one: 0.4, each: 0.25, all: 0.2 };
const none = { left: 0, top: 0, right: 0, bottom: 0 };
const extend =
  (margins: (amount: number) => Partial<typeof none>) =>
  (amount: number): Edit => ({
    ...{ kind: 'extend', ...none },
    ...margins(Math.min(1.5, amount)),
  });

/** « mets-la en 16:9 », « élargis à gauche », "zoom out": more of what is around it. */
export const widening: readonly Rule[] = [
  {
    says: toward('gauche et (?:a )?(?:la )?droite|left and (?:the )?right|deux cotes|both sides'),
    edit: extend((amount) => ({ left: share.each * amount, right: share.each * amount })),
  },
  { says: toward('gauche|left'), edit: extend((amount) => ({ left: share.one * amount })) },
  { says: toward('droite|right'), edit: extend((amount) => ({ right: share.one * amount })) },
  {
    says: toward('haut|dessus|top|upwards?|above'),
    edit: extend((amount) => ({ top: share.one * amount })),
  },
  {
    says: toward('bas|dessous|bottom|downwards?|below'),
    edit: extend((amount) => ({ bottom: share.one * amount })),
  },
  {
    says: /\b(?:dezoom\w*|zoom (?:arriere|out)|recul\w*|(?:prends?|prendre) (?:un peu )?(?:de|du) recul|step back|uncrop|outpaint)\b/,
    edit: extend((amount) => {
      const each = share.all * amount;
      return { left: each, top: each, right: each, bottom: each };
    }),
  },
  {
    says: /\b(?:elargi\w*|agrandi\w* le (?:cadre|champ)|(?:(?:vue|cadr\w*|champ|plan) )?plus large|wider (?:view|shot|frame)|widen|make it wider)\b/,
    edit: extend((amount) => ({ left: share.each * amount, right: share.each * amount })),
  },
  {
    says: /\b(?:en|in|to|au|a|as|format|ratio)(?: (?:un|a|le|the))?(?: format| ratio| mode)? ?:? ?(\d{1,4}) ?[:/] ?(\d{1,4})\b/,
    edit: (_, [, wide, high]) => ({
      kind: 'format',
      aspect: Math.min(4, Math.max(0.25, Number(wide) / Math.max(1, Number(high)))),
    }),
  },
  formatOf('story|stories|vertical', 9 / 16),
  formatOf('a[2-6](?: en)? (?:paysage|landscape|horizontal)', Math.SQRT2),
  formatOf('a[2-6](?:(?: en)? (?:portrait|vertical))?', Math.SQRT1_2),
  formatOf('carre|square', 1),
  formatOf('paysage|landscape|horizontal', 3 / 2),
  formatOf('portrait', 2 / 3),
  formatOf('panoram\\w*|cinema\\w*|banniere|wide(?:screen)?', 16 / 9),
];

function formatOf(names: string, aspect: number): Rule {
  const says = new RegExp(
    String.raw`\b(?:format (?:${names})|(?:en|in|as)(?: (?:une?|an?|mode|format))? ?(?:format )?(?:${names})(?: format| mode)?$|(?:${names}) format)`,
  );
  return { says, edit: () => ({ kind: 'format', aspect }) };
}
