import { noMark } from './of-mark.ts';
import type { Rewording } from './place-rewordings.ts';

const high = String.raw`(?:tall|high|big|old|grand|haut|vieil|city|apartment|office|parisian)`;
const block = String.raw`(?:building|skyscraper|apartment block|tower block|high-rise|hotel)`;
const frenchBlock = String.raw`(?:immeuble|gratte-ciel|building|h[ôo]tel|tour(?! de (?:guet|contr[ôo]le)))`;
const realm = String.raw`(?:city|kingdom|palace|castle|town)`;
const frenchRealm = String.raw`(?:ville|cit[ée]|royaume|palais|ch[âa]teau)`;

/** Roofs one stands on, and towns in the air and under water. */
export const aloftRewordings: readonly Rewording[] = [
  {
    from: new RegExp(
      String.raw`(?<!\p{L})(?:(?:sitting|standing|up)\s+)?(?:(?:on|atop)\s+(?:the\s+)?(?:roof|rooftop|top)\s+of|atop)\s+(?:an?|the)\s+(?:${high}\s+)*${block}(?!\p{L})`,
      'giu',
    ),
    to: 'on a rooftop',
    where: noMark,
  },
  {
    from: new RegExp(
      String.raw`(?<!\p{L})(?:sur\s+le\s+toit|au\s+sommet|tout\s+en\s+haut|en\s+haut)\s+d(?:['’](?:une?\s+)?|e\s+l['’]|u\s+)(?:${high}\s+)*${frenchBlock}(?!\p{L})`,
      'giu',
    ),
    to: 'sur un toit terrasse',
    where: noMark,
  },
  {
    from: new RegExp(
      String.raw`(?<!\p{L})(?:an?\s+|the\s+)?(?:floating\s+|flying\s+)?${realm}\s+(?:floating\s+)?(?:in|among|above|over|amid)\s+the\s+clouds(?!\p{L})|(?<!\p{L})(?:an?\s+|the\s+)?(?:cloud\s+(?:city|kingdom)|(?:floating|flying)\s+(?:city|kingdom|castle)|(?:city|castle)\s+in\s+the\s+sky)(?!\p{L})`,
      'giu',
    ),
    to: 'a castle on a floating island in the sky',
  },
  {
    from: new RegExp(
      String.raw`(?<!\p{L})(?:une?\s+|le\s+|la\s+)?${frenchRealm}\s+(?:flottante?\s+|volante?\s+|perch[ée]e?\s+)?(?:dans|parmi|au[- ]dessus|sur|au\s+milieu)\s+(?:[ld]es\s+|un\s+)nuages?(?!\p{L})|(?<!\p{L})(?:une?\s+|le\s+|la\s+)?(?:ville|cit[ée]|royaume|ch[âa]teau)\s+(?:flottante?|volante?|dans\s+le\s+ciel)(?!\p{L})`,
      'giu',
    ),
    to: 'un château sur une île flottante dans le ciel',
  },
  {
    from: new RegExp(
      String.raw`(?<!\p{L})(?:(?:an?|the)\s+)?(?:(?:under(?:water|sea)|sunken|submerged)\s+${realm}|(?:lost\s+city\s+of\s+)?atlantis)(?!\p{L})`,
      'giu',
    ),
    to: 'two castles under the sea',
  },
  {
    from: new RegExp(
      String.raw`(?<!\p{L})(?:une?\s+|l['’]\s*|la\s+)?(?:${frenchRealm}\s+(?:sous[- ]marine?|englouti?e?|sous\s+(?:l['’]eau|la\s+mer))|atlantide)(?!\p{L})`,
      'giu',
    ),
    to: 'deux châteaux sous la mer',
  },
  // It hangs there.
  {
    from: /(?<=(?<!\p{L})mirrors?\s)on\s+(?:the|a)\s+wall(?!\p{L})/giu,
    to: 'hanging on the wall',
  },
  { from: /(?<=(?<!\p{L})miroirs?\s)au\s+mur(?!\p{L})/giu, to: 'accroché au mur' },
];
