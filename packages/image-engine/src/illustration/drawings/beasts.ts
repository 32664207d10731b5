/** What an animal on four legs looks like: `beast-body.ts` draws it in every posture. */
export type Beast = {
  /** Between the joints of shoulder and hip. */
  readonly long: number;
  /** Radii of chest, waist and rump. */
  readonly trunk: readonly [number, number, number];
  /** From the joints to the ground, and how thick above and below. */
  readonly legs: readonly [long: number, thigh: number, shin: number];
  /** How long, up from straight ahead in degrees, and how thick at the shoulder and at the head. */
  readonly neck: readonly [long: number, up: number, root: number, top: number];
  /** Radius, how long and how thick the muzzle is, in radii. */
  readonly head: readonly [radius: number, muzzle: number, tip: number];
  readonly ears:
    | 'pointed'
    | 'large'
    | 'round'
    | 'big-round'
    | 'long'
    | 'floppy'
    | 'folded'
    | 'upright'
    | 'aside'
    // Seen from the front alone.
    | ('none' | 'tufts' | 'fan' | 'side');
  readonly tail: 'bushy' | 'long' | 'tuft' | 'stub' | 'hair' | 'wag' | 'curl' | 'ringed' | 'bare';
  readonly coat: string;
  /** Belly, cheeks and throat. */
  readonly light: string;
  /** Ears, far legs are darker by themselves. */
  readonly dark: string;
  /** Below the knee. */
  readonly shin?: string;
  /** A pad is as broad as the leg, with nails. */
  readonly foot: 'paw' | 'hoof' | 'pad';
  readonly footColour?: string;
  readonly nose?: string;
  /** Of ears that differ from the coat. */
  readonly ear?: string;
  readonly tailColour?: string;
  /** Of a mane and a tail that flow. */
  readonly hasRainbowHair?: true;
  readonly marks?:
    | 'stripes'
    | 'zebra'
    | 'spots'
    | 'rosettes'
    | 'patches'
    | 'saddle'
    | 'points'
    | 'tiles'
    | 'mask';
  readonly markColour?: string;
  /** Of a face that has marks of its own. */
  readonly face?:
    | 'patches'
    | 'band'
    | 'badger'
    | 'blaze'
    | 'mask'
    | 'dusk'
    | 'brows'
    | 'muzzle'
    | ('discs' | 'hood' | 'topEyes');
  readonly iris?: string;
  readonly mane?: 'flowing' | 'upright' | 'lion' | 'forelock';
  readonly horns?:
    | 'short'
    | 'long'
    | 'antlers'
    | 'shovels'
    | 'curled'
    | 'spiral'
    | 'horn'
    | 'tusks'
    | 'nose'
    | 'knobs';
  readonly hump?: number;
  /** Of a camel. */
  readonly humps?: 1 | 2;
  readonly udder?: true;
  readonly wool?: true;
  readonly beard?: true;
  readonly wings?: string;
  readonly beak?: 'point' | 'flat' | 'hook';
  readonly beakColour?: string;
  readonly comb?: true;
  readonly spines?: true;
  readonly trunkNose?: true;
  readonly curls?: true;
  /** Long hair about cheeks and chest. */
  readonly ruff?: true;
};

/**
 * A line for each: its name, then what it has from the line of its build, then what is its own. The
 * measures are those of `Beast`.
 */
const text = `
dog-build: long=52 trunk=17,13.5,15.5 legs=43,8,4.4 neck=25,50,12,9.5 head=13,1.35,0.5 ears=floppy tail=wag foot=paw
wolf-build: long=54 trunk=18,14,15 legs=46,8.4,4.2 neck=26,40,14,11 head=13,1.7,0.36 ears=pointed tail=bushy foot=paw
cat-build: long=46 trunk=13.5,12,13.5 legs=33,7,4.2 neck=18,48,10,9 head=13.5,0.72,0.42 ears=pointed tail=long foot=paw iris=#8fae4e
big-cat-build: long=66 trunk=20,17,18.5 legs=43,10.5,6.6 neck=24,34,16,13 head=16,0.95,0.56 ears=round tail=long foot=paw iris=#c9a44a
bear-build: long=58 trunk=25,25,26 legs=47,14,10.5 neck=26,28,21,16 head=17,1.15,0.46 ears=round tail=stub foot=paw
horse-build: long=62 trunk=21,18.5,20.5 legs=68,12,4.6 neck=47,55,16.5,9.5 head=11.5,2.15,0.58 ears=upright tail=hair foot=hoof
deer-build: long=52 trunk=16,13.5,15.5 legs=58,8.6,3.3 neck=36,60,11,7 head=9.5,1.75,0.48 ears=aside tail=stub foot=hoof
ox-build: long=68 trunk=25,24,23 legs=57,12.5,5.6 neck=28,30,19,14 head=14.5,1.6,0.66 ears=aside tail=tuft foot=hoof
sheep-build: long=44 trunk=22,22,22 legs=42,8,4.4 neck=22,30,14,11 head=11,1.35,0.6 ears=aside tail=stub foot=hoof
pig-build: long=54 trunk=22,23,22 legs=36,10,5.6 neck=17,18,19,15 head=16,1.2,0.52 ears=pointed tail=curl foot=hoof
small-build: long=30 trunk=14,17,18 legs=22,7.5,4 neck=13,28,12,11 head=13,1,0.34 ears=big-round tail=bare foot=paw
fox: wolf-build long=50 trunk=14.5,12,13.5 legs=38,7,3.8 ears=large coat=#e07f38 light=#f8eedd dark=#5a3228 shin=#4a3230 footColour=#4a3230
wolf: wolf-build coat=#8a929c light=#dfe2e4 dark=#4c5158 face=mask iris=#e2b94c
cat: cat-build coat=#e79a4c light=#f8e4c8 dark=#c9752f marks=stripes markColour=#c9752f
dog: dog-build coat=#cf9d5b light=#efdcbb dark=#8a5a34 ear=#8a5a34
lion: big-cat-build tail=tuft coat=#e0a850 light=#f7dca8 dark=#7a4326 mane=lion iris=#b9803a
tiger: big-cat-build coat=#ea8a3c light=#fbeedb dark=#33262a marks=stripes markColour=#33262a iris=#d8a63c
leopard: big-cat-build long=62 coat=#e8b860 light=#fbeccb dark=#4a3426 marks=spots markColour=#4a3426 iris=#c9a44a
bear: bear-build coat=#8a5f40 light=#c99c74 dark=#5e3f2c
polar-bear: bear-build neck=32,30,20,14 coat=#f1f0ea light=#fbfaf6 dark=#c6cbd0
panda: bear-build coat=#f6f4ef light=#ffffff dark=#33303a shin=#33303a ear=#33303a footColour=#33303a marks=mask markColour=#33303a face=patches
raccoon: cat-build head=12.5,1.15,0.34 ears=round tail=ringed coat=#8b8d92 light=#e6e3dc dark=#4a4a50 marks=mask markColour=#4a4a50 face=band iris=#2c2227
horse: horse-build coat=#9a6240 light=#b98058 dark=#4a2f26 mane=flowing footColour=#3a2a26
unicorn: horse-build coat=#fbf7f2 light=#ffffff dark=#d9c9e8 mane=flowing horns=horn markColour=#e79ac4 footColour=#e3b64a
zebra: horse-build long=58 neck=38,52,15,9.5 tail=tuft coat=#f6f3ee light=#ffffff dark=#2f2b33 marks=zebra markColour=#2f2b33 mane=upright footColour=#2f2b33
donkey: horse-build long=56 legs=54,10,4.6 neck=34,48,14,9.5 head=12,1.9,0.6 ears=long tail=tuft coat=#9b9aa0 light=#e7e3da dark=#55535c mane=upright footColour=#45434c
deer: deer-build coat=#b9783f light=#f2e0c4 dark=#6b432c horns=antlers footColour=#3f2c22
moose: deer-build trunk=20,17,17 head=12,2.1,0.8 coat=#6d4b36 light=#8d6b50 dark=#4a3226 horns=shovels hump=6 footColour=#3f2c22
cow: ox-build coat=#f6f1e8 light=#f4c9b8 dark=#3a3338 marks=patches markColour=#3a3338 horns=short nose=#eeb2a2 footColour=#4a4046 udder=true
ox: ox-build coat=#7a4a32 light=#a5744f dark=#54321f horns=long hump=5 nose=#3a2a26 footColour=#3a2a26
bison: ox-build trunk=31,25,20 neck=24,6,24,18 coat=#6b4630 light=#8a6244 dark=#3f2a1e horns=short hump=9 beard=true footColour=#2f211a
sheep: sheep-build coat=#f6f2e8 light=#ffffff dark=#3f3a40 shin=#3f3a40 footColour=#2f2b30 wool=true
ram: sheep-build coat=#f1eadb light=#ffffff dark=#6a564c shin=#6a564c footColour=#2f2b30 wool=true horns=spiral
goat: deer-build long=44 trunk=16.5,16,16 legs=44,8,4 neck=26,52,11.5,8.5 head=10.5,1.6,0.5 coat=#efe9dd light=#ffffff dark=#a08f7c horns=curled beard=true footColour=#54494a
pig: pig-build coat=#f2aeb0 light=#f9cfcb dark=#d98a90 nose=#e08a92 footColour=#b97078
boar: pig-build head=16,1.7,0.44 tail=tuft coat=#6a5040 light=#8a6d58 dark=#3f2f28 horns=tusks mane=upright footColour=#2f2420
hamster: small-build ears=round tail=stub coat=#e0aa6c light=#f8ead2 dark=#b97f48 nose=#e58f98
badger: bear-build long=46 trunk=16,17,17 legs=28,9,5.6 neck=17,18,14,11 head=11.5,1.5,0.34 coat=#7d7f86 light=#f1efea dark=#33313a shin=#33313a footColour=#33313a marks=mask markColour=#33313a face=badger
labrador: dog-build coat=#e2bd80 light=#f0d9ae dark=#b98a4f ear=#c79a5c
golden-retriever: dog-build tail=bushy coat=#d99a48 light=#efc98a dark=#efc98a ear=#bd7c30
husky: wolf-build coat=#6f7a88 light=#f7f6f2 dark=#f7f6f2 shin=#f7f6f2 footColour=#f7f6f2 face=mask iris=#8fc3e8
dalmatian: dog-build coat=#f7f5f0 light=#ffffff dark=#33303a ear=#33303a marks=spots markColour=#33303a
shepherd-dog: wolf-build head=13,1.5,0.42 ears=large coat=#c08a4c light=#dcb682 dark=#3a2f2c marks=saddle markColour=#3a2f2c shin=#c9995c face=dusk
border-collie: dog-build tail=bushy coat=#37343c light=#f6f4ef dark=#f6f4ef shin=#f6f4ef footColour=#f6f4ef ear=#2b2930 face=blaze
chihuahua: dog-build long=34 trunk=11.5,10,10.5 legs=26,5.6,3 neck=16,58,8,7.5 head=12,0.95,0.36 ears=large coat=#d6a266 light=#f2dfc0 dark=#a8713c
bulldog: dog-build long=40 trunk=20,15.5,15 legs=27,8.4,5.6 neck=13,40,16,14 head=17,0.62,0.7 ears=folded tail=stub coat=#c9a27a light=#f1e4d2 dark=#8a6446
corgi: dog-build long=54 trunk=16,15,15 legs=24,7.4,4.8 neck=21,50,12,10 head=12.5,1.25,0.4 ears=large tail=stub coat=#d9924a light=#fbf4e8 dark=#a8672e shin=#fbf4e8 footColour=#fbf4e8 face=blaze
pug: dog-build ears=folded long=36 trunk=16,14.5,14 legs=27,7.4,4.4 neck=13,50,13,11.5 head=14.5,0.5,0.62 tail=curl coat=#e3c69a light=#efdcb8 dark=#3f3538 ear=#3f3538 marks=mask markColour=#3f3538 face=muzzle
beagle: dog-build long=46 legs=34,7.6,4.4 coat=#f4efe6 light=#ffffff dark=#7a4a2c ear=#9a5f38 marks=saddle markColour=#5a3a2c face=blaze
shiba: wolf-build long=44 trunk=15.5,13.5,14.5 legs=36,7.4,4.4 head=13,1.15,0.4 tail=curl coat=#dd9650 light=#fbefdd dark=#fbefdd shin=#fbefdd footColour=#fbefdd face=mask
hyena: wolf-build long=50 ears=round hump=4 coat=#b09a78 light=#d6c6a6 dark=#4a3f36 marks=spots markColour=#5a4a3c
siamese-cat: cat-build coat=#efe3cf light=#f8f1e4 dark=#4f3c34 shin=#5a453b footColour=#4f3c34 ear=#4f3c34 marks=mask markColour=#5a453b face=dusk iris=#7fb2e0
persian-cat: cat-build tail=bushy trunk=15.5,14.5,15.5 legs=29,7.6,4.8 head=14.5,0.45,0.5 coat=#cbc4bc light=#f3eee6 dark=#948a80 iris=#d9913c ruff=true
maine-coon: cat-build tail=bushy long=50 trunk=15,13.5,15 coat=#9a7450 light=#ecdcc4 dark=#5e442e marks=stripes markColour=#5e442e ruff=true
rottweiler: dog-build trunk=18,15,16 tail=stub coat=#322d31 light=#b8723c dark=#221f22 shin=#b8723c footColour=#b8723c ear=#262226 face=brows markColour=#b8723c
saint-bernard: dog-build trunk=20,17,18 legs=45,10,6 head=15,1.2,0.56 coat=#b06a3c light=#fbf6ec dark=#7a4526 shin=#fbf6ec footColour=#fbf6ec ear=#7a4526 face=blaze
cocker: dog-build long=44 legs=34,8,4.6 tail=stub coat=#b9783e light=#dca86c dark=#8a5428 ear=#9a5f2e
samoyed: wolf-build tail=curl coat=#faf7f0 light=#ffffff dark=#ddd6ca ruff=true
pomeranian: wolf-build long=34 trunk=15,14,14 legs=24,6,3.4 neck=14,52,12,11 head=13,0.9,0.36 tail=bushy coat=#e2984e light=#f8e0bd dark=#b9702e ruff=true
yorkshire: dog-build long=32 trunk=12.5,12,12 legs=22,6,3.6 neck=13,54,10,9 head=12.5,0.9,0.4 ears=pointed tail=stub coat=#b98046 light=#d9ab74 dark=#5a5a63 marks=saddle markColour=#5a5a63 ruff=true
greyhound: dog-build trunk=17,9.5,13 legs=52,8,3.4 neck=32,52,9,7.6 head=11.5,1.38,0.34 ears=folded coat=#a3a2a6 light=#e9e6e2 dark=#77767c
lynx: big-cat-build long=52 trunk=16,14,16 legs=42,9,6.4 ears=large tail=stub coat=#c79a66 light=#f4e6cf dark=#4a3a30 marks=spots markColour=#6a523e iris=#c9a44a
black-panther: big-cat-build coat=#37353f light=#484552 dark=#24222b iris=#c9c24a
cheetah: big-cat-build trunk=16,12.5,14 legs=48,8.4,5 head=12.5,0.9,0.5 coat=#e6bd6c light=#fbf0d6 dark=#3f3028 marks=spots markColour=#3f3028
lioness: big-cat-build tail=tuft coat=#dcab5c light=#f6dcae dark=#8a5a34 iris=#b9803a
griffin: big-cat-build head=15,0.5,0.6 ears=large tail=tuft coat=#cf9a50 light=#fbf4e4 dark=#8a5a34 wings=#a06c38 beak=hook beakColour=#e9a93c face=hood ear=#fbf4e4 iris=#e9a93c
pegasus: horse-build coat=#faf7f2 light=#ffffff dark=#d9c9e8 mane=flowing wings=#eceaf4 footColour=#c9a25a
pony: horse-build long=54 trunk=21,20,20 legs=50,11,5.4 neck=32,52,15,10 coat=#b9804c light=#d6a674 dark=#f0dcae mane=flowing footColour=#4a3a30
reindeer: deer-build trunk=18,16,16 coat=#8a6448 light=#e9dcc8 dark=#5f4432 horns=antlers footColour=#33261f
gazelle: deer-build horns=long coat=#cf9a5c light=#fbf1de dark=#6b4a30 footColour=#3f2c22
doe: deer-build coat=#b9783f light=#f2e0c4 dark=#6b432c footColour=#3f2c22
elephant: bear-build long=62 trunk=31,31,30 legs=62,15.5,10.5 neck=20,22,25,22 head=21,0.5,0.5 ears=fan tail=tuft coat=#99a1ad light=#b9bfc8 dark=#767e8a foot=pad trunkNose=true footColour=#99a1ad
rhinoceros: bear-build long=68 trunk=28,29,27 legs=48,14,9 neck=22,8,25,18 head=17,1.55,0.6 ears=upright tail=tuft coat=#9a9aa0 light=#bcbcc2 dark=#717178 foot=pad horns=nose footColour=#9a9aa0
hippopotamus: bear-build long=66 trunk=29,32,29 legs=42,13.5,9.4 neck=18,12,26,22 head=18,1.4,0.82 ears=round tail=stub coat=#9b8c9c light=#c4b2c0 dark=#75687a foot=pad nose=#c3a9b4 footColour=#9b8c9c
giraffe: deer-build long=50 trunk=20,17,17 legs=80,11.5,4.6 neck=88,66,15,8 head=11,1.75,0.5 ears=aside tail=tuft coat=#ecbc62 light=#f8e4b4 dark=#8f5a2c marks=tiles markColour=#b5743a horns=knobs mane=upright footColour=#6b4a30
camel: horse-build long=58 trunk=21,20,20 legs=68,11.5,5 neck=46,40,14,8.6 head=11.5,1.7,0.56 ears=round tail=tuft coat=#d2a468 light=#ead0a4 dark=#9a7040 humps=1 footColour=#8a6238
two-hump-camel: camel humps=2
llama: deer-build long=44 trunk=19,18.5,18.5 legs=48,9,4.4 neck=46,74,13,10 head=10.5,1.35,0.52 ears=upright tail=stub coat=#f1e5d0 light=#fbf5e8 dark=#c9b190 footColour=#6b5a4a
dachshund: dog-build long=70 trunk=15,13,14 legs=22,7,4.4 neck=20,46,11,9 head=12.5,1.5,0.42 coat=#9c5d36 light=#d9a06a dark=#6b3d24 ear=#6b3d24
meerkat: small-build long=36 trunk=11,11,12 legs=26,6.5,3.6 neck=14,50,8,7.5 head=10,1.1,0.34 ears=round tail=long coat=#c8a070 light=#f0dfc2 dark=#5a4433 face=patches
ferret: small-build long=54 trunk=11,11,11.5 legs=18,6,3.6 neck=18,34,9,8.5 head=10.5,1,0.36 ears=round tail=bushy coat=#b08a62 light=#f4ead8 dark=#5a4433 face=band
capybara: pig-build long=52 trunk=20,21.5,21 legs=32,9,5 neck=18,30,16,13 head=14,1.5,0.66 ears=round tail=stub coat=#a5764a light=#bf9566 dark=#6b4a30 footColour=#5a4433
tapir: pig-build long=56 tail=stub legs=38,10,5.4 head=14,1.8,0.4 ears=round coat=#4a4750 light=#6a6670 dark=#33313a footColour=#2c2a30
hare: small-build long=36 trunk=13,14,16 legs=32,9,4 head=11.5,0.8,0.46 ears=long tail=stub coat=#b58f66 light=#f0e2cc dark=#6b4c34
snow-leopard: leopard tail=bushy coat=#d6d3cd light=#f6f4ef dark=#5a5860 markColour=#6a6870 iris=#9fc0b0
jaguar: leopard trunk=22,19,20 coat=#dd9c48
ibex: deer-build long=46 trunk=17.5,16.5,16.5 legs=44,8.6,4.2 neck=26,50,12.5,9 head=10.5,1.55,0.52 coat=#a5835f light=#dcc7a6 dark=#5f4836 horns=curled beard=true footColour=#3f342e
warthog: boar coat=#8f7a68 light=#a8937e dark=#5a4638 legs=38,9,5
yak: bison trunk=28,26,24 neck=24,10,22,17 coat=#453934 light=#5f504a dark=#2c2522 horns=long hump=6
highland-cow: ox-build coat=#b5652f light=#cf8a4e dark=#8a4a22 horns=long hump=2 nose=#d9a590 footColour=#4a342a
normandy-cow: cow dark=#7a4a2c markColour=#7a4a2c
brown-cow: ox-build coat=#b06d3a light=#cf9560 dark=#7a4826 horns=short nose=#e0b09c footColour=#4a342a udder=true
alpaca: llama coat=#c79a68 light=#e6cda6 dark=#9a7244 legs=42,9,4.6 neck=38,74,15,12
great-dane: dog-build long=56 trunk=20,13.5,16 legs=58,9.4,4.6 neck=34,54,12.5,10 head=14,1.5,0.5 ears=folded coat=#8e939c light=#b9bdc4 dark=#666b74
arctic-fox: fox coat=#f3f2ee light=#ffffff dark=#cfd3d6 shin=#f3f2ee footColour=#dfe2e3
jack-russell: dog-build long=42 trunk=13.5,12,12.5 legs=32,6.6,3.8 neck=18,52,10,9 head=12.5,1.15,0.42 ears=folded coat=#f7f3ea light=#ffffff dark=#a8683a ear=#a8683a marks=saddle markColour=#b8743f face=blaze
mammoth: elephant head=22,0.5,0.5 hump=5 coat=#7d5638 light=#a07a56 dark=#5a3c26 footColour=#7d5638
rabbit: small-build legs=24,9,4.6 head=12.5,0.62,0.5 ears=long tail=stub coat=#f4efe8 light=#ffffff dark=#d9b8b0
mouse: small-build coat=#a9a4ab light=#d9d3d3 dark=#e8a5a5 nose=#e58f98
`;

let known: ReadonlyMap<string, Beast> | null = null;

/** By what is drawn. */
/** Drawn as another, in its own colour or age. */
const kin: Readonly<Record<string, string>> = {
  ...{ 'black-cat': 'cat', kitten: 'cat', puppy: 'dog', rat: 'mouse' },
};
export const kinOf = (id: string): string => kin[id] ?? id;

export function beastOf(id: string): Beast | null {
  known ??= readBeasts(text);
  return known.get(id) ?? null;
}

/** Without the builds. */
export function beastNames(): readonly string[] {
  known ??= readBeasts(text);
  return [...known.keys()].filter((name) => !name.endsWith('-build'));
}

/** A line for each, as above. */
export function readBeasts(lines: string): ReadonlyMap<string, Beast> {
  const rows = new Map<string, Readonly<Record<string, unknown>>>();
  for (const line of lines.trim().split('\n')) {
    const [name, words = ''] = line.split(': ');
    const own: Record<string, unknown> = {};
    for (const word of words.split(' ')) {
      const [key, value] = word.split('=') as [string, string | undefined];
      if (value === undefined) Object.assign(own, rows.get(key));
      else own[key] = told(value);
    }
    rows.set(name!, own);
  }
  return rows as unknown as ReadonlyMap<string, Beast>;
}

function told(text: string): unknown {
  if (text === 'true') return true;
  if (text.includes(',')) return text.split(',').map(Number);
  return /^[\d.]+$/.test(text) ? Number(text) : text;
}
