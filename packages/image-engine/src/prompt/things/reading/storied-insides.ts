import type { StoriedRoom } from '../../../illustration/place-names.ts';
import type { TradeInside } from './trade-insides.ts';

const magician = String.raw`(?:magicien(?:ne)?|sorci[eè]re?|enchanteur|mage)`;
const clockTower = String.raw`(?:clock[ -]?tower|big ben)`;
const frenchTower = String.raw`(?:tour (?:de l[’']|d[’'](?:une )?)horloge|beffroi|clocher)`;

/** Rooms of which one knows at once what they are for: written as `trade-insides.ts` is. */
export const storiedInsides: Readonly<Record<StoriedRoom, TradeInside>> = {
  dressingRoom: {
    to: 'interieur de loge',
    always: String.raw`(?:loges? (?:de|d[’'](?:un|une)?) ?(?:th[ée][âa]tre|artistes?|acteurs?|actrices?|com[ée]dien(?:ne)?s?|danseuses?|maquillage|clowns?|cirque|chanteuses?)|(?:dans|en) (?:sa|une|la|leur) loge|(?:backstage|theat(?:re|er)|actor[’']?s[’']?|actress[’']?s?|ballet|makeup|make-up) dressing[ -]rooms?|(?:in|inside) (?:(?:a|the|her|his|their) )?(?:backstage )?dressing[ -]rooms?(?! table)|dressing[ -]rooms? (?:backstage|of a theat(?:re|er))|green room of a theat(?:re|er))(?:,? (?:with|avec) (?:an?|the|une?|des?) (?:(?:lit|lighted|big|large|grand|round|glowing|vanity|light[ -]?bulb) ?)*(?:mirror|miroir)(?: [ée]clair[ée]| lumineux| [àa] ampoules)*)?`,
  },
  clockworks: {
    to: 'interieur de tour d horloge',
    always: String.raw`(?:inside|within|interior of|the inside of|in the (?:works|mechanism|belly) of) (?:(?:of|a|an|the|old|giant|great|huge) )*${clockTower}|${clockTower} (?:interior|mechanism|clockwork|room)|(?:dans|[àa] l[’']int[ée]rieur d[e’'u]|l?[’']?int[ée]rieur d[e’'u]|m[ée]canisme d[e’'u]|rouages d[e’'u])\s*(?:(?:une|la|un|le|l[’']|vieille|grande?|ancienne) ?)*${frenchTower}`,
  },
  wizardStudy: {
    to: 'interieur de cabinet de magie',
    always: String.raw`(?:wizard|witch|sorcerer|mage|magician|enchanter)(?:[’']s|s[’'])? (?:study|library|office|chamber|den|tower room|workshop|room|desk)|(?:bureau|cabinet|antre|repaire|bureau de travail|chambre|biblioth[èe]que|atelier) (?:d[’'](?:un |une )?|d[eu] (?:la |l[’'])?|de )${magician}`,
  },
  alchemy: {
    to: 'interieur de laboratoire d alchimie',
    always: String.raw`alchem(?:ist|y)(?:[’']?s)? (?:lab(?:oratory)?|workshop|study|room|den)|potion(?:s)? (?:lab(?:oratory)?|class(?:room)?|shop|room)|(?:labo(?:ratoire)?|atelier|antre|cabinet|officine) (?:d[’'](?:un |une )?|de l[’'])alchimi(?:ste|e)|(?:labo(?:ratoire)?|salle|cours|boutique) (?:de|des) potions`,
  },
  lobby: {
    to: 'interieur de hall d hotel',
    always: String.raw`(?:(?:grand|luxury|fancy|old|art deco) )*hotel (?:lobby|reception(?: desk)?|foyer)|lobby of (?:a|an|the) (?:\p{L}+ )?hotel|(?:halls?|r[ée]ception|lobby|accueil) (?:d[’'](?:un |une )?(?:grand )?|de l[’'])h[ôo]tel`,
  },
  spiralStairs: {
    to: 'interieur de colimacon',
    always: String.raw`escaliers? (?:en (?:colima[çc]on|spirale)|tournants?|h[ée]lico[ïi]da(?:l|ux))|(?:spiral|winding|helical) (?:stair ?case|stairs|stairway)s?`,
  },
  lampRoom: {
    to: 'interieur de lanterne de phare',
    always: String.raw`lighthouse(?:[’']s)? (?:lamp|lantern|light|lens)(?:[ -]?room)?|(?:lamp|lantern) ?room of (?:a|the|an old) lighthouse|(?:salle|chambre) (?:de la |de )?(?:lampe|lanterne|veille|optique) (?:d[’']un|du|de) phare|lanterne (?:d[’']un|du|de) phare|inside (?:the top of )?(?:a|the) lighthouse|(?:[àa] l[’']int[ée]rieur d[’']un|dans un|dans le) phare`,
  },
  carInside: {
    to: 'interieur de voiture',
    always: String.raw`(?:car|taxi|vehicle) (?:interior|cabin|dashboard)|(?:(?:in|on) the )?(?:inside|interior) of (?:a|an|the|my|our) (?:\p{L}+ )?(?:car|taxi)|int[ée]rieur d[’']?e? ?(?:un |une |la |l[’'])?(?:voiture|auto|taxi)|habitacle(?: d[e’'] ?(?:une |la )?(?:voiture|auto))?|tableau de bord d[e’'] ?(?:une |la )?voiture`,
  },
  atticBookshop: {
    to: 'interieur de librairie mansardee',
    always: String.raw`attic (?:book ?(?:shop|store)|library)|book ?(?:shop|store) in (?:an|the) attic|(?:librairie|bouquinerie) (?:(?:dans|sous) (?:un |une |les |le )?(?:grenier|combles?|toits?|mansarde)|mansard[ée]e)|biblioth[èe]que (?:dans un grenier|mansard[ée]e|sous les toits)`,
  },
};
