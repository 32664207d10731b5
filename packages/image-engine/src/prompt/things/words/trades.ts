import type { Draft } from '../collect/draft-things.ts';
import { thingOf } from '../collect/draft-things.ts';

/** What stands for a trade on its mark, where nothing to be seen was named. */
const trades: readonly (readonly [says: RegExp, id: string])[] = [
  [/surf/iu, 'surfboard'],
  [/\bski\b/iu, 'skis'],
  [/tennis/iu, 'tennis'],
  [/danse|dance|ballet/iu, 'ballet-shoes'],
  [/v[ée]los?\b|cycl|\bbikes?\b/iu, 'bicycle'],
  [/voile\b|sailing/iu, 'sailboat'],
  [/[ée]quit|cheval|horse|riding/iu, 'horse'],
  [/jardin|paysag|garden|landscap|p[ée]pini/iu, 'potted-plant'],
  [/plomb|plumb|m[ée]can|garage|bricol|handy|repair|r[ée]par/iu, 'wrench'],
  [/menuis|charpent|carpent|[ée]b[ée]nist|b[âa]tim|travaux|construc/iu, 'hammer'],
  [/coiff|barb(ier|er)|hair/iu, 'scissors'],
  [/immob|real estate|logement|maisons?\b|h[ôo]te/iu, 'house'],
  [/restau|traiteur|cater|cantine|cuisin/iu, 'fork-and-knife-with-plate'],
  [/boulang|bakery|p[âa]tiss|pastry/iu, 'croissant'],
  [/musi|orchest|disque|concert/iu, 'musical-notes'],
  [/photo/iu, 'camera'],
  [/informat|logiciel|software|num[ée]r|digital|tech|web|data/iu, 'laptop'],
  [/m[ée]dec|sant[ée]|clini|doct|health|infirm|pharma/iu, 'stethoscope'],
  [/fitness|muscu|gym|crossfit|coach|sport/iu, 'person-lifting-weights'],
  [/yoga|bien-?[êe]tre|medit|m[ée]dit|spa\b|massage|wellness/iu, 'lotus'],
  [/voyag|travel|touris/iu, 'airplane'],
  [/transport|livrais|d[ée]m[ée]nag|deliver|moving/iu, 'delivery-truck'],
  [/mode\b|cout|fashion|styliste|v[êe]tement/iu, 'dress'],
  [/bijou|jewel/iu, 'ring'],
  [/fleur|florist/iu, 'bouquet'],
  [/caf[ée]|coffee|torr[ée]f/iu, 'coffee-cup'],
  [/\bvins?\b|caviste|vigner|wine/iu, 'wine-glass-red'],
  [/bi[èe]re|brass|brew/iu, 'beer-mug'],
  [/[ée]cole|school|formation|universit|acad[ée]m/iu, 'graduation-cap'],
  [/livre|librair|book|[ée]dition/iu, 'books'],
  [/animal|v[ée]t[ée]rin|toilett|\bpets?\b|chenil/iu, 'paw-prints'],
  [/cr[èe]che|b[ée]b[ée]|baby|nounou/iu, 'teddy-bear'],
  [/m[ée]nage|nettoy|clean/iu, 'broom'],
  [/avocat|notaire|juri|law/iu, 'balance-scale'],
  [/assur|insur|s[ée]curit|security/iu, 'shield'],
  [/banque|financ|bank|compta|account/iu, 'coin'],
  [/[ée]nerg|[ée]lectri|energy|electric/iu, 'light-bulb'],
  [/bio\b|[ée]colog|recycl|vert|organic|green/iu, 'herb'],
  [/peint|art\b|galerie|gallery|design/iu, 'artist-palette'],
  [/cin[ée]|film|video|vid[ée]o/iu, 'clapper-board'],
  [/jeux?\b|gam(e|ing)/iu, 'video-game'],
  [/p[êe]che|fish/iu, 'fish'],
  [/ferme|farm|agric|mara[îi]ch/iu, 'tractor'],
  [/miel|apicul|honey/iu, 'honeybee'],
];

/** Of a mark for which nothing that can be drawn was named. */
export function emblemOfTrade(prompt: string): Draft | null {
  const found = trades.find(([says]) => says.test(prompt));
  const at = found?.[0].exec(prompt)?.index;
  if (!found || at === undefined) return null;
  const [said = ''] = /[\p{L}-]*$/u.exec(prompt.slice(0, at)) ?? [];
  const [more = ''] = /^[\p{L}-]*/u.exec(prompt.slice(at)) ?? [];
  return thingOf(found[1], said + more, 1);
}
