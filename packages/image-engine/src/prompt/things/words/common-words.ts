/** Words by what they can be, plain (`tokenise`). */

export const groups = new Map<string, number>([
  ...[
    'troupeau',
    'groupe',
    'bande',
    'banc',
    'meute',
    'group',
    'herd',
    'tas',
    'pile',
    'plusieur',
    'several',
    'many',
    'corbeille',
    'plein',
    'pleine',
    'panier',
    'basket',
  ].map((word): [string, number] => [word, 4]),
  ...['paire', 'pair', 'couple'].map((word): [string, number] => [word, 1]),
]);

/** How many are « une rangée de », “an army of”; what is named behind them is what there is. */
export const gatherings: ReadonlyMap<string, number> = new Map([
  ...'bande troupe equipe team gang stack heap tower tour pyramide pyramid'
    .split(' ')
    .map((word): [string, number] => [word, 4]),
  ...'rangee ligne file row line bunch collection monde world queue'
    .split(' ')
    .map((word): [string, number] => [word, 5]),
  ...'armee army nuee swarm essaim cercle circle ring cloud flock sea mer'
    .split(' ')
    .map((word): [string, number] => [word, 8]),
  ...'douzaine dozen dizaine centaine hundred thousand millier million'
    .split(' ')
    .map((word): [string, number] => [word, 12]),
]);

/** Shown by every picture or said of none. */
export const silent = new Set(
  'mignon mignonne cute kawaii adorable style un une et en vers fond groupe tenant qui que that called says saying from same named dit disant son sa ses leur leurs leur vue qualite jolie joli beau belle voeux invitation carte seule pose posee ecrit ecrite written ambiance magnifique superbe mignons isole isolee studio produit thumbnail avec nomme nommee appele aux toute tout chaque appli app notre'.split(
    ' ',
  ),
);

/** A noun stands after these. */
export const beforeNouns = new Set(
  'un une des le la les l du de d au aux a an the some deux troi quatre cinq six sept huit neuf dix two three four five six avec with sur dan on in sous under devant derriere mon ma mes ton ta son sa ses notre leur cet cette ce my your his her their petit petite grand grande gro grosse vieu vieille vieil jeune joli jolie beau belle bon bonne small big little old young cute nouveau nouvelle and et ou of for pour comme plusieur en chaque par sans entre ver'.split(
    ' ',
  ),
);

/** Never a thing, whatever names and tags say: « dés », « et ». */
export const functionWords = new Set(
  'tre sucre sugar ouvert ouverte machine un une de des du la le les et en au aux on in sur sous dans par pour avec sans deux trois troi quatre cinq six sept huit neuf dix ete est marque application entreprise societe son ses sa ton mon qui que ne pas plus tres the of and with at to it is no'.split(
    ' ',
  ),
);

/** « au coin du feu » has no coin in it. */
export const onlyEnglish = new Set(
  'couch couche coin car chair bat case ride sale slip cave mare bribe if pen'.split(' '),
);
/** In an English sentence they are no beds and no cats. */
export const onlyFrench = new Set('lit pain chat main four dent champ our mare bra'.split(' '));
export const bodyParts = new Set(
  'tooth tongue langue finger lip levre cheek joue chin menton neck cou shoulder knee genou foot toe orteil hair cheveu poing aile wing queue tail oreille ear corne horn patte paw criniere mane bec beak plume feather yeux yeu cheveu oeil eye nez nose bouche mouth bra arm jambe leg main hand pied doigt griffe dent ecaille moustache epaule tete head dos back ventre'.split(
    ' ',
  ),
);
