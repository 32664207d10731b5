import type { EverydayRoom } from '../../../illustration/place-names.ts';
import { storiedInsides } from './storied-insides.ts';
import type { TradeInside } from './trade-insides.ts';

/** Where one works, waits, travels or trains: written as `trade-insides.ts` is. */
export const everydayInsides: Readonly<Record<EverydayRoom, TradeInside>> = {
  ...storiedInsides,
  lift: {
    to: 'interieur d ascenseur',
    within: String.raw`ascenseur|elevator|lift`,
    always: String.raw`ascenseurs?|elevators?|(?:stuck |trapped |alone )?(?:in|inside) (?:a|an|the) lift|lift (?:doors|cabin|interior)`,
  },
  openOffice: {
    to: 'interieur d open space',
    within: String.raw`open[ -]space|open[ -]plan office`,
    always: String.raw`open[ -]space|open[ -]plan(?: office)?|office,? open[ -]plan|bureaux? (?:paysagers?|ouverts?|partag[ée]s?)|coworking(?: space)?|(?:espace|bureaux?) de coworking|(?:startup|start-up|busy|shared|corporate|tech) office(?:s| space)?|office cubicles?|cubicles?`,
  },
  bookshop: {
    to: 'interieur de librairie',
    within: String.raw`librairie|book ?(?:shop|store)`,
    always: String.raw`(?:vieille |petite |grande )?librairies?(?: (?:ancienne|de quartier|ind[ée]pendante|d[’']occasion))?|bouquiniste|(?:old |cozy |cosy |second[ -]?hand |used |independent )*book ?(?:shop|store)s?(?: interior)?`,
  },
  dojo: {
    to: 'interieur de dojo',
    within: String.raw`dojo`,
    always: String.raw`dojos?(?: (?:japonais|traditionnel|with tatamis?|avec (?:des )?tatamis?))?|(?:sur (?:un|le|des|les) )?tatamis?(?: mats?)?|(?:judo|karate|aikido|martial arts) (?:hall|gym|studio|school)|salle de (?:judo|karat[ée]|arts martiaux)`,
  },
  airport: {
    to: 'interieur d aerogare',
    within: String.raw`a[ée]roport|a[ée]rogare|airport(?: terminal)?`,
    always: String.raw`(?:hall|terminal|salle d[’']embarquement)s? (?:d[’'](?:un )?|de l[’'])?a[ée]roport|a[ée]rogare|a[ée]roports?|airport (?:terminal|lounge|hall|gate|departure hall)|airports?|departure lounge|boarding gate|salle d[’']embarquement`,
  },
  subway: {
    to: 'interieur de station souterraine',
    always: String.raw`(?:station|quai|couloir)s? d[eu] m[ée]tro|(?:subway|metro|underground|tube) (?:station|platform)s?|m[ée]tro parisien`,
  },
  carPark: {
    to: 'interieur de parc de stationnement',
    within: String.raw`parking(?: souterrain)?|parking garage|car park`,
    always: String.raw`parkings?(?: (?:souterrain|couvert|vide|d[ée]sert|sous-terrain|de supermarch[ée]))*(?! (?:meter|ticket|space|sign))|parking (?:lot|garage|structure)s?|(?:underground |multi-?storey )?car ?parks?|parc de stationnement`,
  },
  pharmacy: {
    to: 'interieur de pharmacie',
    within: String.raw`pharmacie|pharmacy|drug ?store`,
    always: String.raw`pharmacies?|pharmacy|drug ?stores?`,
  },
  pantry: {
    to: 'interieur de garde manger',
    always: String.raw`garde-manger|cellier|pantry|larder|food cellar|root cellar`,
  },
  stairwell: {
    to: 'interieur d escalier',
    always: String.raw`cage d[’']escaliers?|escaliers? d[’'](?:immeuble|une? maison|int[ée]rieur)|stair ?wells?|indoor (?:stairs|staircase)|(?:dans|in|on) (?:les |l[’']|the |a )?(?:escaliers?|stairs|staircase)(?! (?:de|ext|en pierre))|(?:grand |wooden |old )?(?:stair ?case|escalier)(?: en bois| principal)?(?= *$)`,
  },
};
