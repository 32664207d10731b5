/** Where trades are plied, and where one waits, plays or is judged. */
export const tradeRooms = [
  ...(['printShop', 'laboratory', 'operating', 'dentist', 'forge'] as const),
  ...(['cockpit', 'galley', 'clockShop', 'jail', 'court'] as const),
  ...(['gym', 'dance', 'marketHall', 'ballroom', 'tavern'] as const),
  ...(['corridor', 'waitingRoom', 'airliner', 'serverRoom', 'recording'] as const),
  ...(['arcade', 'casino', 'lockerRoom', 'bowlingAlley', 'cinemaHall'] as const),
  ...(['meeting', 'sauna', 'mine', 'tomb', 'butcher'] as const),
  ...(['fishShop', 'flowerShop', 'toyShop', 'tailor', 'potter'] as const),
  ...(['painter', 'bakehouse', 'diner'] as const),
] as const;
export type TradeRoom = (typeof tradeRooms)[number];

/** Rooms of which one knows at once what they are for: behind a stage, up in a tower, at a magician's. */
export const storiedRooms = [
  ...(['dressingRoom', 'clockworks', 'wizardStudy', 'alchemy', 'lobby'] as const),
  ...(['lampRoom', 'spiralStairs', 'carInside', 'atticBookshop'] as const),
] as const;
export type StoriedRoom = (typeof storiedRooms)[number];

/** Where one works, waits, travels or trains. */
export const everydayRooms = [
  ...storiedRooms,
  ...(['lift', 'openOffice', 'bookshop', 'dojo', 'airport'] as const),
  ...(['subway', 'carPark', 'pharmacy', 'pantry', 'stairwell'] as const),
] as const;
export type EverydayRoom = (typeof everydayRooms)[number];

/** Insides of buildings and of what one can be in. */
export const interiors = [
  ...tradeRooms,
  ...everydayRooms,
  ...(['church', 'castleHall', 'station', 'theatre', 'factory', 'garage', 'barn'] as const),
  ...(['cellar', 'cabin', 'ship', 'spaceship', 'classroom', 'barber', 'restaurant'] as const),
  ...(['bar', 'shop', 'bakery', 'laundromat', 'ward', 'photoStudio'] as const),
] as const;
export type Interior = (typeof interiors)[number];

/** Lands that nobody built on. */
export const wildLands = [
  ...(['steppe', 'tundra', 'heath', 'scrub', 'swamp', 'polar', 'volcano'] as const),
  ...(['mars', 'oasis', 'bamboo', 'orchard'] as const),
] as const;
export type WildLand = (typeof wildLands)[number];

/** Where one goes out, to play, to look or to work. */
export const outings = [
  ...(['playground', 'campsite', 'buildingSite', 'funfair', 'finishLine'] as const),
  ...(['shipDeck', 'porch', 'shopWindow', 'cyclades'] as const),
  ...(['rooftop', 'clifftop', 'quayside'] as const),
] as const;
export type Outing = (typeof outings)[number];

/** Lands, towns and shores as a bird sees them. */
export const aerials = [
  ...(['villageAbove', 'cityAbove', 'fieldsAbove', 'forestAbove', 'riverAbove'] as const),
  ...(['roadAbove', 'seaAbove', 'beachAbove', 'coastAbove', 'harbourAbove'] as const),
  ...(['poolAbove', 'mazeAbove'] as const),
] as const;
export type Aerial = (typeof aerials)[number];
export const isAerial = (place: string | null): place is Aerial =>
  (aerials as readonly (string | null)[]).includes(place);

/** What is seen cut open. */
export const sections = [
  ...(['houseSection', 'groundSection', 'anthillSection', 'burrowSection'] as const),
  ...(['volcanoSection', 'earthSection'] as const),
] as const;
export type Section = (typeof sections)[number];
export const isSection = (place: string | null): place is Section =>
  (sections as readonly (string | null)[]).includes(place);

/** Where an illustration plays. */
export const places = [
  ...interiors,
  ...wildLands,
  ...outings,
  ...aerials,
  ...sections,
  // Out of focus, behind what is seen from very near.
  'blur',
  // Close by the panes, with what stands or sits there.
  'windowsill',
  'studio',
  'room',
  'bedroom',
  'kitchen',
  'office',
  'library',
  'bathroom',
  'table',
  'street',
  'alley',
  'paris',
  'newyork',
  'city',
  'cafe',
  'market',
  'garden',
  'field',
  'hills',
  'forest',
  'jungle',
  'savanna',
  'desert',
  'mountain',
  'snow',
  'ice',
  'beach',
  'sea',
  'harbour',
  'underwater',
  'river',
  'road',
  'sky',
  'space',
  'moon',
  'party',
  'stage',
  'stadium',
  'wall',
  'graveyard',
  'canal',
  'neon',
  'ring',
  'village',
  'seine',
  'cave',
  'carriage',
  'hall',
  'workshop',
  'attic',
  'greenhouse',
  'museum',
  'supermarket',
  'platform',
  'pool',
  'gorge',
  'cliffs',
  'coast',
  'isle',
  'fjord',
  'zen',
  'allotment',
  'formal',
  'ramparts',
  'ski',
  'terraces',
  'path',
  'avenue',
  'footbridge',
  'roofs',
  'townview',
  'balcony',
  'steps',
  'square',
  'perched',
  'whitelane',
] as const;
export type Place = (typeof places)[number];

/** How the houses of a town are built. */
export const towns = [
  ...(['timbered', 'flemish', 'brick', 'wooden', 'granite', 'ochre', 'tiled', 'clay'] as const),
] as const;
export type TownName = (typeof towns)[number];

/** Under a ceiling, of which things hang. */
export const roofed: ReadonlySet<Place> = new Set<Place>([
  ...([
    'room',
    'bedroom',
    'kitchen',
    'office',
    'library',
    'hall',
    'workshop',
    'attic',
    'museum',
    'windowsill',
  ] as const),
  ...interiors,
]);

/** On what things are shown by themselves, where no place was told. */
export const stillSets = [
  ...(['linen', 'marble', 'slate', 'board', 'cafe', 'picnic', 'counter'] as const),
  ...(['sweep', 'podium', 'leaves', 'pastel', 'shelf', 'sill'] as const),
] as const;
export type StillSetName = (typeof stillSets)[number];
