import type { Trait } from './worn-words.ts';

/** How somebody is seen, built and lit, what marks his face, and the small things on face, neck and head. */
export const faceTraits: readonly (readonly [Trait, string])[] = [
  [
    { isThreeQuarter: true },
    'de trois quarts, vu de trois quarts, vue de trois quarts, vus de trois quarts, trois quarts face, de 3 4, vue 3 4, three quarter view, three quarters view, 3 4 view, three quarter profile, three quarter portrait, in three quarter view, tourne de trois quarts',
  ],
  [
    { isFacing: true },
    'de face, vu de face, vue de face, vus de face, vues de face, front view, front facing, facing the camera, seen from the front, frontal',
  ],
  // Years and what they do.
  [{ age: 'toddler' }, 'de deux ans et demi, two and a half'],
  [
    { age: 'old' },
    'octogenaire, septuagenaire, soixantaine d annees, la soixantaine, soixante dizaine d annees, nonagenaire, centenaire, du troisieme age, grabataire, aged, in her seventies, in his seventies, in her eighties, in his eighties, in their seventies',
  ],
  [
    { age: 'adult' },
    'quadragenaire, quinquagenaire, quarantaine, la quarantaine, la cinquantaine, cinquantaine, quarantaine d annees, cinquantaine d annees, d age mur, d age moyen, middle aged, middle age, in her forties, in his forties, in her fifties, in his fifties',
  ],
  [
    { age: 'young' },
    'vingtaine, la vingtaine, trentaine, la trentaine, vingtaine d annees, trentaine d annees, in her twenties, in his twenties, in her thirties, in his thirties',
  ],
  [{ age: 'teen' }, 'teenage, teenaged, adolescent, adolescente'],
  [
    { hasWrinkles: true },
    'rides, rides profondes, ride, ridee, ride profonde, visage ride, visage burine, burine, burinee, visage marque, deep wrinkles, wrinkle, wrinkles, wrinkled, wrinkly, weathered, weathered face, visage parchemine',
  ],
  [{ stature: 'tall' }, 'tall, grand, grande, de grande taille'],
  [{ stature: 'short' }, 'smallish, de petite taille'],
  [
    { build: 'stout' },
    'ventru, ventrue, bedonnant, bedonnante, corpulent, corpulente, enrobe, enrobee, rondouillard, dodu, dodue, replet, potele, potelee, obese, en surpoids, bien en chair, gros ventre, chubby, plump, overweight, potbellied, pot bellied, stout, portly, big belly, fat, heavyset, plus size, tout rond',
  ],
  [
    { hasRoundFace: true },
    'joufflu, joufflue, joues rondes, bonnes joues, visage rond, chubby cheeks, round cheeks, round face, chubby face',
  ],
  [
    { build: 'slim' },
    'mince, maigre, svelte, elance, elancee, longiligne, filiforme, fluet, slim, thin, skinny, slender, lanky, lean',
  ],
  [
    { build: 'strong' },
    'muscle, musclee, musculeux, costaud, baraque, robuste, carrure, large d epaules, athletique, muscular, athletic, brawny, burly, buff, broad shouldered, strong',
  ],
  // On the skin.
  [
    { onSkin: 'soot' },
    'suie, suie sur le visage, de la suie sur le visage, visage couvert de suie, couvert de suie, couverte de suie, visage noirci, visage plein de suie, soot, soot on her face, soot on his face, sooty, sooty face, covered in soot',
  ],
  [{ onSkin: 'vitiligo' }, 'vitiligo'],
  [
    { onSkin: 'scar' },
    'cicatrice, balafre, balafree, cicatrices, cicatrice sur la joue, cicatrice au visage, cicatrice sur le visage, scar, scarred, scars, scar on his cheek, scar on her cheek, scar across his face, scar across her face, scar on his face, scar on her face',
  ],
  [
    { piercing: 'nose' },
    'piercing au nez, piercing dans le nez, piercing, piercings, anneau au nez, anneau dans le nez, nose ring, nose piercing, septum, septum piercing, pierced nose',
  ],
  [
    { piercing: 'lip' },
    'piercing a la levre, anneau a la levre, lip ring, lip piercing, pierced lip',
  ],
  [
    { piercing: 'brow' },
    'piercing a l arcade, piercing au sourcil, eyebrow piercing, brow piercing, pierced eyebrow',
  ],
  [
    { hasPointedEars: true },
    'oreilles pointues, aux oreilles pointues, oreilles d elfe, pointed ears, pointy ears, elf ears, elven ears',
  ],
  [
    { hasTongueOut: true },
    'tire la langue, qui tire la langue, tirant la langue, tirent la langue, langue tiree, la langue sortie, sticking out her tongue, sticking out his tongue, sticking her tongue out, sticking his tongue out, sticks out her tongue, sticks out his tongue, tongue out, with her tongue out, with his tongue out, poking her tongue out, poking his tongue out',
  ],
  [
    { mood: 'surprised' },
    'bouche ouverte, la bouche ouverte, bouche grande ouverte, open mouth, mouth open, with an open mouth, with his mouth open, with her mouth open, mouth wide open',
  ],
  [
    { mood: 'calm' },
    'visage ferme, le visage ferme, mine grave, air grave, straight face, straight faced',
  ],
  [
    { handAt: 'chin' },
    'menton dans la main, le menton dans la main, menton sur la main, le menton pose sur la main, menton appuye sur la main, la main sous le menton, main sous le menton, main sur le menton, la tete dans la main, chin in hand, chin in her hand, chin in his hand, resting her chin on her hand, resting his chin on his hand, chin resting on her hand, chin resting on his hand, chin on her hand, chin on his hand, hand on chin, hand on her chin, hand on his chin, hand under her chin, hand under his chin',
  ],
  [
    { handAt: 'lips' },
    'doigt sur la bouche, un doigt sur la bouche, doigt sur les levres, le doigt sur les levres, un doigt sur les levres, qui fait chut, finger on her lips, finger on his lips, finger to her lips, finger to his lips, finger on lips, shushing, making a shush sign',
  ],
  [
    { hair: 'bald' },
    'tete rasee, la tete rasee, crane chauve, le crane rase, cheveux rases, boule a zero, sans cheveux, shaved head, a shaved head, shaven head, bald head, bald headed, hairless, no hair',
  ],
  [
    { hairCut: 'buzz' },
    'cheveux ras, coupe rase, coupe militaire, cheveux tondus, buzz cut, buzzcut, crew cut, cropped hair, short cropped hair',
  ],
  [
    { hasHat: true, hatKind: 'flatcap' },
    'casquette plate, casquette gavroche, gavroche, flat cap, newsboy cap',
  ],
  [
    { hasHat: true, hatKind: 'backwards' },
    'casquette a l envers, casquette retournee, casquette en arriere, casquette devant derriere, backwards cap, cap backwards, backward cap, cap on backwards, reversed cap',
  ],
  [
    { hasHat: true, hatKind: 'cowboy' },
    'chapeau de cow boy, chapeau de cowboy, stetson, cowboy hat, cow boy hat, ten gallon hat',
  ],
  [
    { onSkin: 'mud' },
    'boue sur le visage, de la boue sur le visage, visage boueux, mud on his face, mud on her face, muddy face, chocolat autour de la bouche, du chocolat sur le visage, barbouille, barbouillee',
  ],
  [
    { onSkin: 'rosy' },
    'joues rouges, joues roses, joues rosies, pommettes roses, pommettes rouges, rosy cheeks, red cheeks, pink cheeks, rougit, qui rougit, blushing',
  ],
  [
    { onSkin: 'paint' },
    'visage peint, visages peints, le visage peint, maquillage de supporter, joues peintes, face paint, face painting, painted face, painted faces, faces painted, face painted',
  ],
  [
    { hasBraces: true, mood: 'smile' },
    'appareil dentaire, un appareil dentaire, bagues dentaires, bagues aux dents, braces, dental braces, with braces, wearing braces',
  ],
  [
    { hasMissingTooth: true },
    'sans dents de devant, sans ses dents de devant, dents de devant, dents de lait, qui perd ses dents, without front teeth, no front teeth, missing his front teeth, missing her front teeth',
  ],
  [
    { hasBeard: true, beardKind: 'braided' },
    'barbe tressee, une barbe tressee, une longue barbe tressee, barbe en tresse, barbe nattee, braided beard, plaited beard',
  ],
  [
    { hairCut: 'pigtails' },
    'couettes, deux couettes, des couettes, pigtails, two pigtails, bunches, two bunches',
  ],
  [
    { hairCut: 'long', hair: 'grey' },
    'long silver hair, cheveux argentes longs, longs cheveux argentes, long white hair, longs cheveux blancs, long grey hair, long gray hair, silver long hair',
  ],
  [{ hair: 'grey' }, 'silver hair, silver haired, white haired, grey haired, gray haired'],
  // Between the lips, before the eyes, over the face.
  [
    { inMouth: 'pipe' },
    'pipe, sa pipe, une pipe, fume la pipe, qui fume la pipe, la pipe a la bouche, pipe a la bouche, smoking a pipe, with a pipe, with his pipe',
  ],
  [{ inMouth: 'cigar' }, 'cigare, un cigare, fume un cigare, cigar, smoking a cigar'],
  [{ inMouth: 'pacifier' }, 'tetine, une tetine, pacifier, dummy'],
  [{ inMouth: 'lollipop' }, 'sucette a la bouche, lollipop in mouth, sucant une sucette'],
  [{ onEyes: 'monocle' }, 'monocle, un monocle'],
  [
    { onEyes: 'eyepatch' },
    'cache oeil, un cache oeil, bandeau sur l oeil, borgne, eyepatch, eye patch, one eyed',
  ],
  [
    { onEyes: 'goggles' },
    'goggles, lunettes d aviateur, lunettes de soudeur, lunettes de protection, lunettes de pilote, aviator goggles, flying goggles, safety goggles',
  ],
  [
    { onFace: 'mask' },
    'masque chirurgical, un masque chirurgical, masque medical, masque sur le visage, masque sanitaire, surgical mask, face mask, medical mask',
  ],
  [{ onFace: 'clownNose' }, 'nez rouge, nez de clown, un nez rouge, red nose, clown nose'],
  // About the neck.
  [{ onNeck: 'stethoscope' }, 'stethoscope, un stethoscope, stethoscope autour du cou'],
  [
    { onNeck: 'medal' },
    'medaille, une medaille, medaille d or, sa medaille, medaille autour du cou, medaille d or autour, medal, gold medal, medal around her neck, medal around his neck',
  ],
  [
    { onNeck: 'bowtie' },
    'noeud papillon, un noeud papillon, noeuds papillon, bow tie, bowtie, bow ties, same bow tie, meme noeud papillon',
  ],
  [
    { onNeck: 'camera' },
    'appareil photo autour du cou, un appareil autour du cou, camera around his neck, camera around her neck, camera around the neck, appareil photo en bandouliere',
  ],
  [{ onNeck: 'bandana' }, 'bandana autour du cou, foulard de cow boy, bandana around his neck'],
  [
    { onNeck: 'headphones' },
    'casque autour du cou, casque audio autour du cou, headphones around her neck, headphones around his neck, headphones around the neck',
  ],
  [
    { veil: 'white' },
    'voile de mariee, un voile de mariee, mariee voilee, bridal veil, wedding veil, veiled, long veil, voile en dentelle',
  ],
  [
    { hasHat: true, hatKind: 'beanie' },
    'bonnet de laine, bonnet en laine, wool hat, woolen hat, woollen hat, knit cap, knitted hat, woolly hat, tuque, bobble hat, knit hat',
  ],
  [
    { clothes: 'jumper' },
    'pulls, jumper, jumpers, sweaters, pull de noel, pulls de noel, christmas jumper, christmas jumpers, christmas sweater, christmas sweaters, ugly christmas sweaters, matching jumpers, matching sweaters, pulls assortis',
  ],
  // What somebody moves with.
  [
    { aid: 'wheelchair' },
    'fauteuil roulant, en fauteuil roulant, dans un fauteuil roulant, en fauteuil, dans son fauteuil roulant, wheelchair, in a wheelchair, in her wheelchair, in his wheelchair, wheelchair user, using a wheelchair',
  ],
  [{ aid: 'crutches' }, 'bequille, bequilles, sur des bequilles, crutches, on crutches'],
  [
    { aid: 'cane' },
    'canne, une canne, avec une canne, sa canne, appuye sur sa canne, appuyee sur sa canne, walking stick, cane, with a cane, leaning on a cane, leaning on his cane, leaning on her cane',
  ],
  // From where light falls.
  [
    { light: 'behind' },
    'contre jour, a contre jour, en contre jour, backlit, backlight, back lit, backlighting, rim light',
  ],
  [
    { light: 'left' },
    'lumiere laterale, eclairage lateral, eclairage lateral dur, eclaire de cote, eclairee de cote, eclaire par la gauche, lumiere dure, lumiere venant de gauche, lumiere venant de la gauche, lumiere de gauche, clair obscur, en clair obscur, side light, side lit, side lighting, hard side light, sidelight, light from the left, light coming from left, light coming from the left, chiaroscuro, rembrandt lighting, dramatic lighting, low key, low key lighting',
  ],
  [
    { light: 'right' },
    'eclaire par la droite, lumiere venant de droite, lumiere venant de la droite, lumiere de droite, light from the right, light coming from the right',
  ],
  [
    { light: 'neon' },
    'lumiere neon, lumieres neon, lumiere de neon, neons, lumiere des neons, neon light, neon lights, neon lighting, neon pink, pink and blue light, neon pink and blue light, lumiere rose et bleue, eclairage neon, lumieres roses et bleues, lit by neon',
  ],
  [
    { light: 'candle' },
    'a la bougie, a la lueur d une bougie, lueur d une bougie, eclaire a la bougie, eclairee a la bougie, lumiere de bougie, candlelight, by candlelight, candle light, candle lit, candlelit, lueur du feu, eclaire par le feu, firelight, lit by the fire',
  ],
  [{ mood: 'smile' }, smiles()],
  [
    { mood: 'calm' },
    'l air fier, air fier, fier, fiere, proud, proud look, digne, dignified, stoic, impassible, neutral expression, expression neutre',
  ],
];

/** Of all who are there, too. */
function smiles(): string {
  return 'sourire malicieux, malicieux, malicieuse, espiegle, sourire en coin, mischievous smile, mischievous, playful smile, smirk, smirking, awkward smile, awkward smiles, tout le monde sourit, tous sourient, everyone smiling, everybody smiling, all smiling, big smile, grand sourire, large sourire, broad smile, gentle smile, sourire doux, sourire timide, shy smile, qui sourit a l appareil, sourit a l appareil, smiling at the camera';
}
