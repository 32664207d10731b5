/** Parts of what is built, driven, worn or set on a table. */
export const madeParts = [
  ...(['roof', 'shutters', 'door', 'windows', 'handle', 'wheels', 'saddle', 'basket'] as const),
  ...(['label', 'lid', 'strap', 'dial', 'frame', 'sails', 'hull', 'bands', 'shade'] as const),
  ...(['base', 'blanket', 'pillows', 'cushions', 'feet', 'seat', 'sole', 'laces'] as const),
  ...(['ribbon', 'visor', 'vase', 'petals', 'centre', 'leaves', 'stem'] as const),
] as const;
export type MadePart = (typeof madeParts)[number];

/**
 * Which of a drawing's own fills show which part: a line for each thing, the fill that a told colour
 * stands for first.
 */
const text = `
house: roof=#b5563f,#9a4533,#c76a50 shutters=#4f7f8f door=#7a4e34,#8f5f40 windows=#a8d3e4
stone-house: roof=#b8583f,#9c4733,#c96a50 shutters=#5d8f73 door=#6e4a33,#8a5a3a windows=#a9d6e8
chalet: shutters=#c24b40 door=#7a4e32 windows=#f6d98a
farmhouse: roof=#f3eee5 door=#b8412e
modern-house: windows=#86c2e2 door=#8a5f3c
apartment-block: windows=#4f6f8a,#f2cf8a roof=#66707e
office-building: windows=#83cbff
castle: roof=#b5564e,#9a463f door=#6e4a33,#543723
drawbridge-castle: roof=#d9738f,#c45f7c windows=#5f7fa8
shop-front: windows=#6f8fa3 door=#2c5f52
hut: roof=#f3ad61 door=#212121
tree-house: roof=#3b78c2
astronaut: visor=#24344f,#3d5880
any-vase: vase=#5a8fc0,#79abd6,#477aa9
flower-vase: vase=#ece5d8,#d8cfbe
plain-flower-vase: vase=#ece5d8,#d8cfbe
windmill: sails=#f6f1e6 roof=#b8523f,#5b3a29
church: windows=#00a6ed door=#321b41
lighthouse: bands=#d94f45
door: handle=#f9c23c
window: frame=#f4efe6,#e2dccf
mirror: frame=#f9c23c
wine-bottle: label=#f6ead2 lid=#8e2f3c
olive-oil: label=#f3ead8 lid=#5b4636
cream-jar: lid=#d9a06f,#e6b486
beer-bottle: label=#f6ead2 lid=#d9a93f
water-bottle: label=#fdfbf6 lid=#2f78b8,#4a90cc
jam-jar: label=#fbf4e6 lid=#d95a4a
honey-pot: label=#fdf6e6 lid=#8a5a34,#a06c42
perfume: label=#fff8ec lid=#2b2d38,#414554
lotion-bottle: label=#f3eef8 lid=#ff8687,#f8312f
potion: lid=#8c5543
teapot: lid=#ff822d handle=#ca0b4a
wristwatch: strap=#5b3a29,#7a4e32 dial=#f7f3ea frame=#c79a4b,#e6c07a
headphone: cushions=#998ea4
sneaker: sole=#ece7dc,#c9c1b2,#dbd5c9 laces=#7c8794
hiking-boot: sole=#7d4533
backpack: strap=#ca0b4a
luggage: label=#f4f4f4 wheels=#212121 handle=#636363
leather-bag: strap=#8a4a2c handle=#8a4a2c
straw-hat: ribbon=#b8503f
top-hat: ribbon=#f8312f
umbrella: handle=#8c5543
wrapped-gift: ribbon=#f2c14e,#d9a52f,#fbe3a2
lamp: shade=#f2c14e,#f8dc8c,#fdf0c4 base=#4a4038
bed: blanket=#4f86b8,#6ea0cc pillows=#e9dfcf,#ffffff frame=#7a5236,#8d6242
sofa: cushions=#e8b84a,#f0cb72,#4f8f93,#76adae feet=#5b3a29
armchair: feet=#5b3a29
design-chair: feet=#b98250,#a06a3f
chair: seat=#c08a58 feet=#8a5a3a
tent: door=#8bcfa6,#2f2a33
flowerpot: lid=#cf7649
cupcake: base=#5092ff,#3f5fff
bicycle: frame=#d8433b saddle=#6b4a32 basket=#b9793a,#9c632c wheels=#2f3542
motorcycle: wheels=#2b2f3a saddle=#33343f
motor-scooter: wheels=#433b6b saddle=#8c5543
camper-van: roof=#f4efe6 wheels=#2b2a33 windows=#bfe0ea
bus: windows=#a9d6ea wheels=#2b2f3a bands=#f4efe6
tramway: roof=#f7f0e0 windows=#bfe0ea bands=#c9962f
train: windows=#a9d6ea bands=#f4efe6 wheels=#2b2f3a
steam-train: wheels=#c24b40
automobile: windows=#a9d6ea,#d5ecf5 wheels=#2b2f3a
sports-car: windows=#bfe3ee,#a5d0df wheels=#2b2a33
deux-chevaux: roof=#f3ead8 windows=#d8edf3 wheels=#2b2a33
pickup-truck: windows=#50e2ff wheels=#321b41
tractor: wheels=#2b2a33,#454853
sailboat: sails=#fcd53f,#ff8257 hull=#00a6ed
big-sailboat: sails=#f7f3ea,#e3ddd0,#e8643f,#c94f30 hull=#f4efe2,#2f5f8a
fishing-boat: hull=#3b78c2,#2c5c98
rowing-boat: hull=#8a5a3a,#a9714a
hot-air-balloon: bands=#f6e3b8 basket=#a86f3d,#8a5630
tulip: petals=#ff6dc6,#f70a8d stem=#86d72f leaves=#86d72f
sunflower: petals=#fcd53f centre=#8c5543,#6d4534 stem=#44911b leaves=#44911b
rose: petals=#cf3a4e,#b02a40,#dd5468 stem=#4a8450 leaves=#4a8450,#5f9f58
`;

type Row = Readonly<Partial<Record<MadePart, readonly string[]>>>;
let rows: ReadonlyMap<string, Row> | null = null;

/** Null where none of a drawing's parts is known. */
export function paintedParts(id: string): Row | null {
  rows ??= new Map(text.trim().split('\n').map(readRow));
  // Flowers of every kind stand in the same vase.
  return rows.get(id) ?? (/-vase$/.test(id) ? rows.get('any-vase')! : null);
}

function readRow(line: string): readonly [string, Row] {
  const [id, ...parts] = line.split(' ');
  const fills = parts.map((one) => {
    const [part, colours] = one.split('=');
    return [part!, colours!.split(',')] as const;
  });
  return [id!.replace(':', ''), Object.fromEntries(fills)];
}
