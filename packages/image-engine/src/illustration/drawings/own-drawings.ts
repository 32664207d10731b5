import type { Drawing } from './drawing.ts';
import { arrangedFlowers } from './own/arranged-flowers.ts';
import { askedOften } from './own/asked-often.ts';
import { bakedAndCooked } from './own/baked-and-cooked.ts';
import { birds } from './own/birds.ts';
import { boatsAndAircraft } from './own/boats-and-aircraft.ts';
import { buildersTools } from './own/builders-tools.ts';
import { carsAndTrucks } from './own/cars-and-trucks.ts';
import { civicAndDesk } from './own/civic-and-desk.ts';
import { clothes } from './own/clothes.ts';
import { coldFood } from './own/cold-food.ts';
import { cooksTools } from './own/cooks-tools.ts';
import { cyclesBusesTrains } from './own/cycles-buses-trains.ts';
import { deskAndSickroom } from './own/desk-and-sickroom.ts';
import { devices } from './own/devices.ts';
import { drinks } from './own/drinks.ts';
import { dwellings } from './own/dwellings.ts';
import { figures } from './own/figures.ts';
import { flowers } from './own/flowers.ts';
import { forms } from './own/forms.ts';
import { fromAboveDrawings } from './own/from-above.ts';
import { furniture } from './own/furniture.ts';
import { gardenAndStreet } from './own/garden-and-street.ts';
import { goods } from './own/goods.ts';
import { holders } from './own/holders.ts';
import { homeAndPlay } from './own/home-and-play.ts';
import { houseAndOfficeGoods } from './own/house-and-office-goods.ts';
import { houses } from './own/houses.ts';
import { indoorPieces } from './own/indoor-pieces.ts';
import { jewels } from './own/jewels.ts';
import { kitchen } from './own/kitchen.ts';
import { landmarks } from './own/landmarks.ts';
import { larderAndRoads } from './own/larder-and-roads.ts';
import { meals } from './own/meals.ts';
import { nature } from './own/nature.ts';
import { natureAndBeastsMore } from './own/nature-and-beasts-more.ts';
import { nursery } from './own/nursery.ts';
import { oftenNamed } from './own/often-named.ts';
import { orchestra } from './own/orchestra.ts';
import { outOfDoors } from './own/out-of-doors.ts';
import { packshots } from './own/packshots.ts';
import { plants } from './own/plants.ts';
import { playAndFeasts } from './own/play-and-feasts.ts';
import { playAndScreen } from './own/play-and-screen.ts';
import { sportsAndMusicGear } from './own/sports-and-music-gear.ts';
import { stillLife } from './own/still-life.ts';
import { streetAndScience } from './own/street-and-science.ts';
import { sweets } from './own/sweets.ts';
import { tablePleasures } from './own/table-pleasures.ts';
import { talesAndTravels } from './own/tales-and-travels.ts';
import { tameAnimals } from './own/tame-animals.ts';
import { toolsBooksTreasures } from './own/tools-books-treasures.ts';
import { toolsOfHouse } from './own/tools-of-house.ts';
import { tradePieces } from './own/trade-pieces.ts';
import { wardrobeDrawings } from './own/wardrobe.ts';
import { wildAnimals } from './own/wild-animals.ts';
import { readDrawings } from './read-drawings.ts';

/**
 * Drawn by us where they matter most, in files by what they show; each in units of its own, since a
 * thing is laid at its natural size.
 */
const texts = [
  holders,
  arrangedFlowers,
  askedOften,
  birds,
  boatsAndAircraft,
  carsAndTrucks,
  clothes,
  coldFood,
  cyclesBusesTrains,
  deskAndSickroom,
  devices,
  drinks,
  dwellings,
  figures,
  flowers,
  forms,
  fromAboveDrawings,
  furniture,
  gardenAndStreet,
  goods,
  houses,
  indoorPieces,
  jewels,
  kitchen,
  landmarks,
  meals,
  nature,
  outOfDoors,
  packshots,
  plants,
  playAndFeasts,
  stillLife,
  sweets,
  tablePleasures,
  tameAnimals,
  tradePieces,
  toolsBooksTreasures,
  toolsOfHouse,
  houseAndOfficeGoods,
  sportsAndMusicGear,
  playAndScreen,
  bakedAndCooked,
  natureAndBeastsMore,
  streetAndScience,
  talesAndTravels,
  wildAnimals,
  buildersTools,
  cooksTools,
  nursery,
  oftenNamed,
  orchestra,
  wardrobeDrawings,
  civicAndDesk,
  homeAndPlay,
  larderAndRoads,
];

let drawings: ReadonlyMap<string, Drawing> | null = null;

/** How many things we drew ourselves. */
export function countOwnDrawings(): number {
  ownDrawing('sofa');
  return drawings!.size;
}

export function ownDrawing(id: string): Drawing | null {
  drawings ??= readDrawings(texts.map((one) => one.trim()).join('\n'));
  return drawings.get(id) ?? null;
}
