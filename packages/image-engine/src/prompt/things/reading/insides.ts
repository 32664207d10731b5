import type { EverydayRoom, Interior, TradeRoom } from '../../../illustration/place-names.ts';
import { everydayInsides } from './everyday-insides.ts';
import { storiedInsides } from './storied-insides.ts';
import { tradeInsides } from './trade-insides.ts';

/**
 * Buildings that one can be in: seen from inside where « dans », “inside” or « intérieur » says so, or
 * where what is named with them stands inside. `always` are seen from inside whatever is said.
 */
type Inside = { readonly within: string; readonly always?: string };

/** Nothing is called so. */
const unnamed = '(?!)';

/** The place's own words, into which the others are put (`word-tables.ts` reads them). */
export const insideWords: Readonly<Record<Interior, string>> = {
  ...wordsOfTrades(),
  ...{ church: 'interieur d eglise', castleHall: 'interieur de chateau' },
  ...{ station: 'interieur de gare', theatre: 'interieur de theatre' },
  ...{ factory: 'interieur de halle', garage: 'interieur de garage', barn: 'interieur de grange' },
  ...{ cellar: 'interieur de cave', cabin: 'interieur de cabane', ship: 'interieur de bateau' },
  ...{ spaceship: 'interieur de vaisseau', classroom: 'interieur de classe' },
  ...{ barber: 'interieur de coiffeur', restaurant: 'interieur de restaurant' },
  ...{ bar: 'interieur de bar', shop: 'interieur de boutique', bakery: 'interieur de boulangerie' },
  ...{ laundromat: 'interieur de laverie', ward: 'interieur d hopital' },
  photoStudio: 'interieur de studio photo',
};

const insides: Readonly<Record<Interior, Inside>> = {
  ...insidesOfTrades(),
  church: {
    within:
      '[ée]glises?|cath[ée]drales?|chapelles?|abbayes?|basiliques?|monast[èe]re|couvent|churches|church|cathedral|chapel|abbey|basilica|monastery',
    always: "nef d[’' ]une? (?:[ée]glise|cath[ée]drale)|church nave",
  },
  castleHall: {
    within: 'ch[âa]teau(?: fort| m[ée]di[ée]val)?|palais|manoir|castle|palace|manor',
    always:
      "salle du tr[ôo]ne|salle de banquet|grande? salle (?:de|d[’']un) ch[âa]teau|throne room|great hall|castle hall|banquet hall",
  },
  station: {
    within: 'gare|train station|railway station',
    always: 'hall de (?:la )?gare|station hall',
  },
  theatre: {
    within:
      'th[ée][âa]tre|op[ée]ra|cin[ée]ma|auditorium|theat(?:re|er)|opera house|movie theat(?:re|er)|cinema',
    always:
      "sc[èe]nes? (?:de|d[’']un|du) (?:grand )?(?:th[ée][âa]tre|op[ée]ra)|(?:theat(?:re|er)|opera) stage|stage of an? (?:theat(?:re|er)|opera)|salle de (?:spectacle|th[ée][âa]tre|cin[ée]ma|concert)|(?:th[ée][âa]tre|op[ée]ra) vide|empty (?:theat(?:re|er)|opera house|cinema)",
  },
  factory: {
    within:
      "usine|fabrique|entrep[ôo]t|hangar(?: [àa] avions?| d[’']aviation)?|manufacture|factory|warehouse|aircraft hangar|hangar",
    always: 'halle industrielle|friche industrielle|industrial hall',
  },
  garage: {
    within:
      'garage|atelier (?:de m[ée]canique|auto|m[ée]canique)|carport|car workshop|repair shop|auto shop',
  },
  barn: {
    within:
      'grange|[ée]table|[ée]curie|bergerie|poulailler|porcherie|barn|stables?|cowshed|henhouse|chicken coop',
  },
  cellar: {
    within:
      'caves?(?: vo[ûu]t[ée]e| [àa] vin)?|crypte|cachot|donjon|oubliettes?|catacombes|cellar|dungeon|crypt|catacombs|prison|cellule|prison cell',
    always:
      'catacombes|catacombs|cryptes?|crypts?|caves? [àa] vins?|wine cellar|caves? vo[ûu]t[ée]es?|vaulted cellar',
  },
  cabin: {
    within:
      'cabane|chalet|hutte|cabanon|refuge(?: de montagne)?|log cabin|cabin|hut|cottage|yourte|yurt|roulotte|tiny house',
  },
  ship: {
    within:
      "(?:cabine|cale) (?:de|d[’']un) (?:bateau|navire|galion|voilier)|bateau pirate|galion|(?:ship|boat)(?:[’']s|s)? (?:cabin|hold)|captain[’']s cabin|cabine (?:de|du) capitaine|sous-marin|submarine|p[ée]niche",
    always:
      "cabine (?:de|du) capitaine(?: d[’']un (?:bateau|navire|galion)(?: (?:de )?pirates?)?)?|captain[’']s cabin|cabine (?:de|d[’']un) (?:bateau|navire|voilier)",
  },
  spaceship: {
    within:
      'vaisseau(?: spatial)?|station spatiale|cockpit|fus[ée]e|capsule spatiale|spaceship|space ship|space station|spacecraft|starship',
    always:
      "(?:vue? )?(?:depuis|par|[àa] travers|from|through) (?:le |un |la |the |a )(?:hublot|fen[êe]tre|window|porthole) (?:d[’']un |of a |of the |du )(?:vaisseau(?: spatial)?|spaceship|spacecraft|space station|station spatiale)|cockpit d[’'](?:un )?vaisseau(?: spatial)?|cabine (?:de pilotage )?d[’']un vaisseau(?: spatial)?|spaceship cockpit",
  },
  classroom: {
    within: '[ée]cole|classe|school|classroom',
    always: '(?:salle|sale) de classe(?: de maternelle)?|classe de maternelle|classrooms?',
  },
  barber: {
    within:
      "salon de coiffure|barbier|coiffeur|institut de beaut[ée]|barber(?:[’']?s)? ?shop|hair salon|beauty salon|hairdresser[’']?s?",
    always:
      "salon de coiffure|barber(?:[’']?s)? ?shop|(?:chez le|chez un) (?:barbier|coiffeur)|at the (?:barber|hairdresser)(?:[’']?s)?|hair salon",
  },
  restaurant: {
    within:
      'restaurants?|brasserie|pizzeria|trattoria|auberge|taverne|cantine|caf[ée]t[ée]ria|inn|tavern|diner|bistrot?',
  },
  bar: { within: 'bar|pub|saloon|bar [àa] (?:vins?|cocktails?)|cocktail bar|coffee ?shop|caf[ée]' },
  shop: {
    within:
      "boutique|magasin|[ée]picerie|apothicaire|herboristerie|quincaillerie|confiserie|chocolaterie|fromagerie|boucherie|fleuriste|magasin de jouets|shop|store|apothecary|candy store|toy store|grocery(?: store)?|butcher[’']?s?(?: shop)?",
  },
  bakery: { within: 'boulangerie|p[âa]tisserie|bakery|pastry shop' },
  laundromat: {
    within: 'laverie|pressing|laundry',
    always: 'laverie(?: automatique)?|laundromat|launderette',
  },
  ward: {
    within: 'h[ôo]pital|clinique|infirmerie|hospital|clinic',
    always: "chambre d[’']h[ôo]pital|hospital room|salle d[’']op[ée]ration",
  },
  photoStudio: {
    within: 'studio photo|studio de photo(?:graphie)?|photo studio|photography studio',
    always: 'studio photo|studio de photographe|photo(?:graphy)? studio',
  },
};

const article = String.raw`(?:une?|l[ea]|les|des|notre|mon|ma|sa|son|leur|an?|the|my|our|his|her|their|some)\s+|l['’]\s*|`;
const adjective = String.raw`(?:(?:vieil(?:le)?|vieux|ancien(?:ne)?|grande?|petite?|immense|belle|beau|sombre|old|ancient|empty|small|big|large|huge|tiny|abandoned|dark|cozy|cosy|modern|rustic|little|vast|gothic|medieval|busy|vintage)\s+){0,2}`;
const letters = String.raw`(?![\p{L}-])`;
const start = String.raw`(?<![\p{L}-])`;

/** What stands inside when it is named with a building: « un garage avec une voiture », « une épicerie avec des bocaux ». */
const furnished =
  /(?<!\p{L})(?:comptoirs?|tables?|nappes?|chaises?|fauteuils?|tabourets?|si[èe]ges?|bancs?|lustres?|chandeliers?|bougies?|[ée]tag[èe]res?|poutres|parquet|carrelage|carreaux|plafond|vo[ûu]t[ée]e?s?|int[ée]rieure?s?|counters?|chairs?|tables?|stools?|seats?|shelves|chandeliers?|candles?|beams|ceiling|vaulted|indoors?|interior|pont [ée]l[ée]vateur|[ée]tabli|outils|tools|workbench|murs? en|brick walls|tiled floor|ampoules|bocaux|jars|lampes? suspendues|pendant lamps?|machines?|miroirs?|mirrors?)(?!\p{L})/iu;
/** What is seen before a building, which is then seen from outside. */
const outside =
  /(?<!\p{L})(?:devant|fa[çc]ade|vitrine|devanture|enseigne|ext[ée]rieur|vue? de dehors|trottoir|terrasse|storefront|shopfront|shop ?window|outside|front of|exterior|entr[ée]e|entrance|auvent|awning|logo|affiche|poster|flyer|card|carte|sticker|isom[ée]tri\p{L}+)(?!\p{L})/iu;

type Rule = {
  readonly to: string;
  readonly within: RegExp;
  readonly always: RegExp | null;
  readonly first: RegExp;
};
const rules: readonly Rule[] = Object.entries(insides).map(([place, { within, always }]) => {
  const to = insideWords[place as Interior];
  return {
    to,
    within: new RegExp(
      `${start}(?:dans|[àa]\\s+l['’]int[ée]rieur\\s+d(?:e\\s+|u\\s+|['’])|int[ée]rieur\\s+d(?:e\\s+|u\\s+|['’])|inside(?:\\s+of)?|in|interior\\s+of)\\s*(?:${article})(${adjective})(?:${within})${letters}|${start}(${adjective})(?:${within})\\s+interior${letters}`,
      'giu',
    ),
    always: always
      ? new RegExp(
          `${start}(?:(?:dans|in|inside(?:\\s+of)?|interior\\s+of|int[ée]rieur\\s+d(?:e\\s+|['’]|u\\s+))\\s*(?:${article}))?(?:${always})${letters}`,
          'giu',
        )
      : null,
    // What is named first, and then what is in it.
    first: new RegExp(
      `^((?:int[ée]rieur\\s+)?)(?:${article})(${adjective})(?:${within})(?=\\s+(?:\\p{L}+\\s+){0,2}?(?:avec|with)\\s|\\s+(?:vide|empty)${letters})`,
      'iu',
    ),
  };
});

function wordsOfTrades(): Record<TradeRoom | EverydayRoom, string> {
  const words = Object.entries({ ...tradeInsides, ...everydayInsides }).map(([place, { to }]) => [
    place,
    to,
  ]);
  return Object.fromEntries(words) as Record<TradeRoom | EverydayRoom, string>;
}

function insidesOfTrades(): Record<TradeRoom | EverydayRoom, Inside> {
  const all = Object.entries({ ...storiedInsides, ...tradeInsides, ...everydayInsides }).map(
    ([place, { within = unnamed, always }]) => [place, { within, always }],
  );
  return Object.fromEntries(all) as Record<TradeRoom | EverydayRoom, Inside>;
}

/** As typed: every word that says in which of them it plays. */
export const insideSaid = (prompt: string): string =>
  rules
    .flatMap(({ always }) => (always ? [...prompt.matchAll(always)].map(([said]) => said) : []))
    .join(' ');

/** “inside an old church” → « interieur d eglise old »: what is said of it stays. */
export function withInsides(prompt: string): string {
  const isOut = outside.test(prompt);
  for (const { to, within, always, first } of rules) {
    if (always?.test(prompt) && !isOut) {
      always.lastIndex = 0;
      return prompt.replace(always, ` ${to} `);
    }
    if (always) always.lastIndex = 0;
    const inside = prompt.replace(
      within,
      (_, before = '', after = '') => ` ${to} ${before}${after} `,
    );
    if (inside !== prompt) return inside;
    if (!isOut && first.test(prompt) && (furnished.test(prompt) || isHeldInside(to, prompt)))
      return prompt.replace(first, (_, __, adjectives = '') => ` ${to} ${adjectives} `);
  }
  return prompt;
}

/** « un garage avec une voiture », « une étable avec des vaches », “an empty factory”. */
const isHeldInside = (to: string, prompt: string): boolean =>
  (/garage|grange|halle/.test(to) &&
    /voiture|moto|car|vache|cheval|chevaux|cow|horse|tract|avion|plane|machine/iu.test(prompt)) ||
  /(?<!\p{L})(?:vide|empty)(?!\p{L})/iu.test(prompt);
