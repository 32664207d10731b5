import type { Place } from '../../../illustration/illustration-description.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import type { Draft } from '../collect/draft-things.ts';
import type { Piece } from '../reading/piece.ts';

/** Named round, they are as they are drawn. */
export const round = new Set(
  'soccer-ball basketball balloon sphere circle-shape round-table draped-table mirror-ball whole-pizza flat-plate doughnut cookie yarn petanque beach-ball tangerine sun full-moon glasses'.split(
    ' ',
  ),
);

/** « une valise ouverte »: drawn so, or so anyhow. */
export function isUnfolded(said: string, last: Draft | undefined): boolean {
  const opened = /^(ouvert|open)(e?s?|ed)$/.test(said) && last ? openOnes[last.id] : undefined;
  if (!opened || !last) return false;
  last.id = opened;
  return true;
}
const openOnes: Readonly<Record<string, string>> = {
  ...{ luggage: 'open-suitcase', 'closed-book': 'open-book', books: 'open-book' },
  ...{ 'open-book': 'open-book', laptop: 'laptop-open', 'treasure-chest': 'treasure-chest' },
  ...{ 'open-suitcase': 'open-suitcase', umbrella: 'umbrella', window: 'window' },
};

/** « des boucles d'oreilles en forme de feuille »: a picture of its own. */
const shaped: readonly (readonly [says: RegExp, from: string, id: string])[] = [
  [/^(feuilles?|leaf|leaves)$/, 'earrings', 'leaf-earrings'],
  [/^(simple|plain|fine?)$/, 'ring', 'plain-ring'],
];
export function isShaped(said: string, last: Draft | undefined): boolean {
  const found = shaped.find(([says, from]) => from === last?.id && says.test(said));
  if (found) last!.id = found[2];
  return (
    found !== undefined ||
    (/^(forme|shaped)$/.test(said) && /^(leaf-)?earrings$/.test(last?.id ?? ''))
  );
}

/** « un chevalier en armure »: he wears it. */
export const isOfArmour = (last: Draft | undefined, said: string): boolean =>
  /^(armures?|armou?r)$/.test(said) &&
  last !== undefined &&
  (/knight/.test(last.id) || /gladiator|viking|soldier/.test(last.person?.costume ?? ''));

/** Of which a word is said: what follows right behind (“old train”), else what was named last. */
export function toldOf(
  pieces: readonly Piece[],
  index: number,
  last: Draft | undefined,
): { readonly id: string } | undefined {
  const next = pieces[index + 1];
  const isNext =
    next?.says === 'thing' && next.from === pieces[index]!.to && next.isAfterStop !== true;
  return isNext ? { id: next.named.id } : last;
}

/** « du linge aux fenêtres » of a lane: its scenery shows that. */
export const isOfPlace = (said: string, place: Place | null): boolean =>
  ofPlaces.some(([words, where]) => where === place && words.test(said));
const ofPlaces: readonly (readonly [says: RegExp, place: Place])[] = [
  [/^(linge|laundry|washing)$/, 'alley'],
  [/^(spectateurs?|public|tribunes?|crowd|stands)$/, 'stadium'],
  [/^taill[ée]e?s?$|^(clipped|trimmed)$/u, 'formal'],
  [/^chemin[ée]es?$|^chimneys?$/u, 'roofs'],
  [/^chemin[ée]es?$|^chimneys?$/u, 'village'],
  [/^(vitrines?|devantures?|boutiques?|shops?|storefronts?|shop windows?)$/u, 'street'],
  [/^(vitrines?|devantures?|boutiques?|shops?|storefronts?|shop windows?)$/u, 'alley'],
  [/^(tropicale?s?|seen|vue?s?|d[ée]serte)$/u, 'isle'],
  [/^(livres?|books?|[ée]tag[èe]res?|shelves)$/u, 'library'],
  [/^([ée]tals?|stalls?|stands?)$/u, 'market'],
  [/^(carreaux|carrelage|tiles|fa[ïi]ence)$/u, 'kitchen'],
  [/^(carreaux|carrelage|tiles|fa[ïi]ence)$/u, 'bathroom'],
  [/^(sombre|dark|obscure?)$/, 'cave'],
  [
    /^(spotlights?|projecteurs?|sc[èe]ne|rideaux?|curtains?|si[èe]ges?|seats?|velvet|velours|red velvet|rouges?)$/u,
    'theatre',
  ],
  [/^(vo[ûu]t[ée]e?s?|vaulted|vins?|wine|bouteilles?|bottles?|tonneaux|barrels)$/u, 'cellar'],
  [
    /^(vitraux|vitrail|stained glass|nef|nave|autel|altar|rosace|gothique|gothic|bancs?|pews?)$/u,
    'church',
  ],
  [/^(cuir|leather|en cuir|fauteuils?|chairs?)$/u, 'barber'],
  [/^(automatique|machines?|tambours?)$/u, 'laundromat'],
  [/^(nappes?|[àa] carreaux|nappes? [àa] carreaux|checkered|tablecloths?)$/u, 'restaurant'],
  [/^(horloge|clock|verri[èe]re|bancs?|benches)$/u, 'station'],
  [/^(foin|paille|hay|straw|box|stalls?)$/u, 'barn'],
  [/^(pupitres?|chaises?|bureaux|desks?|chairs?|tableau)$/u, 'classroom'],
  [/^([ée]tag[èe]res?|shelves|bocaux|jars?|rayons?)$/u, 'shop'],
  [/^(pains?|bread|[ée]tag[èe]res?|shelves|baguettes?)$/u, 'bakery'],
  [/^([ée]tag[èe]res?|shelves|bouteilles?|bottles)$/u, 'bar'],
  [/^(outils?|tools?|[ée]tag[èe]res?)$/u, 'garage'],
  [/^(parquet|wooden|floor|wooden floor|sol en bois|en bois)$/u, 'hall'],
  [/^(en bois|bois|wooden|wood|rondins|de bois)$/u, 'cabin'],
  [/^(en bois|bois|wooden|wood|de bois)$/u, 'barn'],
  [/^(en bois|bois|wooden|wood|de bois)$/u, 'ship'],
  [/^(cosmos|[ée]toiles?|stars?|console|boutons|planets?|plan[èe]tes?)$/u, 'spaceship'],
  [
    /^(feu|fire|flammes?|flames?|braises?|embers|[ée]tincelles?|sparks?|flying|m[ée]di[ée]vale?|medieval)$/u,
    'forge',
  ],
  [
    /^(fioles?|flasks?|[ée]prouvettes?|tubes? [àa] essais?|test tubes?|b[ée]chers?|beakers?|vials?|de toutes les couleurs|verrerie|chimie|chemistry)$/u,
    'laboratory',
  ],
  [
    /^(horloges?|pendules?|montres?|clocks?|watches|walls?|murs?|hundreds|centaines|dozens)$/u,
    'clockShop',
  ],
  [
    /^(flammes?|flames?|vapeur|steam|casseroles?|po[êe]les?|pots?|pans?|feu|fire|service|en plein service|fourneaux|stoves?)$/u,
    'galley',
  ],
  [/^(si[èe]ges?|seats?|hublots?|portholes?|couloir|aisle)$/u, 'airliner'],
  [/^(halt[èe]res?|dumbbells?|weights?|poids|miroirs?|mirrors?)$/u, 'gym'],
  [/^(miroirs?|mirrors?|barre|parquet)$/u, 'dance'],
  [/^(barreaux|bars|cellule|cell)$/u, 'jail'],
  [/^([ée]tals?|stalls?|stands?|verri[èe]re|fruits?|l[ée]gumes|vegetables)$/u, 'marketHall'],
  [/^(lustres?|chandeliers?|miroirs?|dor[ée]e?s?|golden)$/u, 'ballroom'],
  [
    /^(tonneaux|barrels|poutres|beams|chemin[ée]e|fireplace|feu|m[ée]di[ée]vale?|medieval)$/u,
    'tavern',
  ],
  [
    /^(four|oven|fourn[ée]e|pains?|bread|loaves|baguettes?|dor[ée]s?|golden|village)$/u,
    'bakehouse',
  ],
  [/^(presse|press|feuilles?|sheets|caract[èe]res|type)$/u, 'printShop'],
  [/^(cadrans?|dials?|manettes?|boutons?|buttons|tableau de bord|controls)$/u, 'cockpit'],
  [/^(fleurs?|flowers?|bouquets?|seaux|buckets|plantes?)$/u, 'flowerShop'],
  [/^(jouets?|toys?|peluches?)$/u, 'toyShop'],
  [/^(jambons?|saucissons?|hams?|sausages?|viandes?|meat)$/u, 'butcher'],
  [/^(poissons?|fish|glace|ice)$/u, 'fishShop'],
  [/^(tissus?|fabrics?|cloth|rouleaux|bobines?)$/u, 'tailor'],
  [/^(pots?|bols?|bowls?|vases?|argile|clay)$/u, 'potter'],
  [/^(toiles?|tableaux|canvas(?:es)?|paintings?)$/u, 'painter'],
  [/^(rails?|lanternes?|lanterns?|wagonnets?|charbon|coal)$/u, 'mine'],
  [/^(quilles?|pins|pistes?|lanes?)$/u, 'bowlingAlley'],
  [/^([ée]crans?|screen|rideaux?|curtains?|fauteuils?|si[èe]ges?|seats?)$/u, 'cinemaHall'],
  [/^(hi[ée]roglyphes?|hieroglyphs?|sarcophages?|sarcophagus|torches?)$/u, 'tomb'],
  [/^(anim[ée]e?s?|busy|bustling|passants)$/u, 'street'],
  [/^(anim[ée]e?s?|busy|bustling|passants)$/u, 'newyork'],
  [/^(anim[ée]e?s?|busy|bustling|passants)$/u, 'paris'],
];

/** « un ballon rond », « une voiture garée », « un café fumant »: its picture shows that. */
export function isSoAnyhow(said: string, last: { readonly id: string } | undefined): boolean {
  if (!last) return false;
  if (/^(rond|ronde|round)s?$/.test(said)) return round.has(last.id);
  // « au poil roux »: its colour is all that is seen of it.
  if (coverings.test(said)) return isAnimal(last.id);
  return shownAnyhow.some(([words, ids]) => words.test(said) && ids.test(last.id));
}
const coverings =
  /^(poils?|pelage|fourrure|plumage|plumes?|robe|[ée]cailles?|fur|coat|plumage|feathers?|scales)$/u;
const shownAnyhow: readonly (readonly [says: RegExp, ids: RegExp])[] = [
  [
    /^(pouss(?:e|ent|ant)|grow(?:s|ing)?)$/,
    /flower|blossom|mushroom|tree|plant|tulip|rose|herb|grass|seedling|cactus/,
  ],
  [
    /^(brill(?:e|ent|ant|ante)|lui(?:t|sent)|[ée]claire(?:nt)?|scintill(?:e|ent|ant)|shin(?:es?|ing)|glow(?:s|ing)?|twinkl(?:es?|ing))s?$/u,
    /sun|moon|star|lamp|lantern|candle|lighthouse|aurora|light|fireworks|jack-o|comet/,
  ],
  [
    /^(navigu(?:e|ent|ant)|vogu(?:e|ent|ant)|pass(?:e|ent)|sail(?:s|ing)?)$/,
    /boat|ship|barge|ferry|canoe/,
  ],
  [
    /^(d[ée]coll(?:e|ant|age)|qui d[ée]colle|lift off|lifting off|taking off|launching|launch)$/u,
    /rocket|shuttle/,
  ],
  [
    /^(roul(?:e|ent|ant)|circul(?:e|ent|ant)|driving|drives)$/u,
    /^(automobile|convertible|sports-car|deux-chevaux|delivery-truck|fire-engine|bus|minibus|camper-van|taxi|tramway|motorcycle|vespa|motor-scooter|ambulance|police-car|double-decker|articulated-lorry)$/,
  ],
  [/^(amarr[ée]e?s?|moored|docked|accost[ée]e?s?)$/u, /boat|ship|barge|gondola|sail/],
  [
    /^(gar[ée]e?s?|stationn[ée]e?s?|parked)$/u,
    /car|auto|van|truck|bus|chevaux|convert|moto|vespa|bicycle|caravan|taxi/,
  ],
  [/^(fumant|fumante|steaming|chaude?|hot)s?$/, /coffee|tea|ramen|soup|hot-bev|pot-of-food/],
  [
    /^(allum[ée]e?s?|lit|burning)$/u,
    /candle|lamp|campfire|fireplace|lantern|jack-o|lights|garland/,
  ],
  [
    /^(vieux|vieil|vieille|old|ancien|ancienne|antique|vintage)s?$/,
    /steam|castle|chateau|gramophone|derelict|lantern|candle|windmill|viaduct|knight|deux-chevaux|bookshelf|scroll|treasure|galleon|pirate|church|camper-van|vespa|typewriter/,
  ],
  [
    /^(ray[ée]e?s?|striped|à rayures)$/u,
    /beach-hut|umbrella-on-ground|^parasol|zebra|tiger|market-stall|awning/,
  ],
  [/^(align[ée]e?s?|lined up|en rang|in a row|in a line)$/u, /./],
  [/^boules?$/, /^petanque$/],
  [/^(double|bun|buns|sesame|sésame)$/u, /^(hamburger|cut-of-meat|steak-plate)$/],
  [/^(stack|pile|butter|beurre|melting|fondant|syrup|sirop)$/, /^(pancakes|waffle)$/],
  [/^(caramel|coule|coulant|dripping|nappage|sauce)$/, /^(crepes|pancakes|waffle|custard)$/],
  [/^(fondu|fume|fumante?|steaming)s?$/, /^(hot-chocolate|soup-bowl|ramen-bowl)$/],
  [/^(ouverte?|open|opened)s?$/, /^(sardine-tin|locket|open-box|open-book|open-suitcase)$/],
  [/^(paille|straw)$/, /^(scarecrow|straw-chair|lemonade-glass)$/],
  [/^(assise|seat)$/, /^straw-chair$/],
  [/^(sans fil|wireless|bluetooth)$/, /^(headphone|earbuds|speaker|computer-mouse)$/],
  [
    /^(fondu|fondue|melted|melting|coule|coulant|dripping|oozing|cheddar)$/,
    /^(hamburger|raclette-grill|whole-pizza|cheese|cheese-wedge|cheese-board)$/,
  ],
  [
    /^(artisanale?s?|homemade|handmade|faite?s? main|main|maison|craft|bio|organic|natural|naturel|naturelle|naturels|frais|fraiche|fresh)$/,
    /./,
  ],
  [
    /^(chantilly|whipped cream|cr[eè]me|guimauves?|marshmallows?)$/u,
    /^(hot-chocolate|pancakes|three-scoop-cone)$/,
  ],
  [/^(sucre|sugar)$/, /^(crepe-stack|crepes|pancakes|doughnut)$/],
  [/^(tapenade|sauce|jus|gravy|pur[ée]e)$/u, /^mashed-plate$/],
  [/^(étages?|tiers?|tiered|tier)$/u, /^(tiered-cake|wedding-cake)$/],
  [/^(boules?|scoops?)$/, /cone|ice-cream|petanque/],
  [/^(panier|basket)$/, /^bicycle$/],
  [
    /^(jouets?|toy|toys)$/,
    /^(tractor|automobile|train|locomotive|bus|delivery-truck|fire-engine|boat|sailboat|racing-car|airplane|helicopter)$/,
  ],
  [/^(ficelle|twine|brin|sprig|kraft)$/, /^kraft-gift$/],
  [/^(tranches?|slices?|popping|saut\p{L}*|pain|bread)$/u, /^toaster$/],
  [
    /^(cadran|dial|rotary|retro|r[ée]tro|vintage|ancienn?e?s?|vieux|vieille|old|antique)$/u,
    /^(rotary-phone|vintage-camera|old-key|typewriter|gramophone)$/,
  ],
  [/^(folded|pli[ée]e?s?)$/u, /^folded-blanket$/],
  [/^(acoustique|acoustic)$/, /^acoustic-guitar$/],
  [/^(japonaise?s?|japanese)$/, /^(teapot|ramen-bowl|sushi-board|bonsai)$/],
  [/^(remplie?s?|pleine?s?|full|filled)$/, /basket|bowl|crate|bucket|can$|barrel/],
  [
    /^(hydratante?s?|nourrissante?|mains?|hands?|visage|corps|solaire)$/,
    /^(tube-standing|cream-jar|shampoo-bottle|pump-bottle)$/,
  ],
  [/^(pi[èe]ces?|pieces|plateau|board|mid|game|partie|en cours)$/u, /^chessboard$/],
  [/^(plat|platter|assiette|plate|dish)$/, /platter|dish|plate|board|moules|pancakes|crepe/],
  [/^(cocktail|glac[ée]e?|iced|cold)$/u, /^(mojito|lemonade-glass)$/],
  [/^(manche|handle|bois|wooden)$/, /^pocket-knife$/],
  [/^(royal|garnie?)$/, /^couscous-dish$/],
  // All of them are seen from the side.
  [
    /^(profil|profile|side view)$/,
    /car|auto|van|truck|bus|chevaux|convert|moto|vespa|bicycle|scooter|train|tram|horse|cow|deer|fox|heron|stork|chicken|elephant|lion/,
  ],
  [
    /^(assise?s?|sitting|seated)$/,
    /cat|dog|rabbit|fox|owl|frog|bear|panda|koala|raccoon|monkey|gorilla|lion|tiger|wolf|puppy|kitten|chipmunk|penguin|hamster|mouse/,
  ],
  [/^(debout|standing)$/, /^(?!.*(snake|fish|whale|shark))/],
  [/^(plafond|ceiling)s?$/, /^(star|glowing-star|string-lights|lamp|mirror-ball|heart)$/],
  [/^(flottant|flottante|floating)s?$/, /boat|ship|canoe|kayak|duck|swan|castle|island|balloon/],
];
