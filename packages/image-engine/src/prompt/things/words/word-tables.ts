import type {
  Crop,
  Format,
  MannerName,
  Place,
  RelationKind,
} from '../../../illustration/illustration-description.ts';
import type { Mark } from '../../../illustration/vocabulary/marks.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import { insideWords } from '../reading/insides.ts';
import { spotWords } from './spot-words.ts';
import { wordTable } from './word-table.ts';

export const mannerWords = wordTable<MannerName>({
  papier:
    'papier decoupe, en papier decoupe, style papier decoupe, en style papier decoupe, papiers colles, decoupage, paper cut, papercut, paper craft, origami, collage, papiers decoupes',
  gravure:
    'gravure, gravure sur bois, estampe, engraving, woodcut, etching, a l encre, encre de chine',
  linogravure:
    'linogravure, lino, en linogravure, linocut, linoprint, lino print, style linogravure, tampon encreur',
  facettes:
    'low poly, lowpoly, en low poly, style low poly, polygonal, polygones, facettes, en facettes',
  trait:
    'line art, lineart, dessin au trait, au trait, au trait fin, trait fin, en traits fins, line drawing, one line drawing, ligne claire, a colorier, coloriage, page de coloriage, coloring page, colouring page, coloring book, contours noirs, style line art',
  pointilles:
    'pointillisme, pointilliste, style pointilliste, pointillism, pointillist, a la seurat, style seurat',
  vitrail:
    'vitrail, en vitrail, style vitrail, stained glass, stained glass style, style vitraux, mosaique de verre',
  bulle:
    'pop art, style pop art, bd, style bd, bande dessinee, style bande dessinee, comic, comics, comic book style, style comics, comic style, cartoon style, style cartoon, warhol, lichtenstein',
  gouache:
    'gouache, a la gouache, tempera, peinture a la gouache, acrylique, livre pour enfant, livre pour enfants, livre d enfant, livre d enfants, livre jeunesse, album jeunesse, dessin pour livre d enfant, illustration pour livre d enfant, illustration jeunesse, dessin pour enfant, dessin pour enfants, illustration pour enfant, illustration pour enfants, dessin enfantin, illustration enfantine, children s book, children s book illustration',
  aquarelle:
    'aquarelle, en aquarelle, a l aquarelle, peinture aquarelle, style aquarelle, aquarelle douce, dessin aquarelle, watercolor, watercolour, watercolor painting, watercolour painting, watercolor style, in watercolor, watercolor illustration, lavis',
  huile:
    'peinture a l huile, a l huile, huile sur toile, tableau a l huile, oil painting, oil on canvas, in oils, impasto, style impressionniste, impressionniste, impressionnisme, impressionist, impressionist painting, peinture impressionniste, tableau impressionniste, au couteau, style van gogh, van gogh style, a la van gogh',
  crayon:
    'dessin au crayon, au crayon, aux crayons, crayons de couleur, crayon de couleur, aux crayons de couleur, au crayon de couleur, croquis, esquisse, pencil drawing, pencil sketch, coloured pencil, colored pencil, coloured pencils, colored pencils, sketch, sketched, crayon drawing, dessin d enfant, style croquis, fusain, au fusain, charcoal drawing, pastel sec, aux pastels',
  pixel: 'pixel art, pixel, pixels, 8 bits, 8 bit, 16 bits, pixelise, jeu retro',
  autocollant:
    'autocollant, sticker, stickers, autocollants, en autocollant, en sticker, autocollant de, autocollant d, sticker of, vignette, gommette',
  affiche:
    'aplats, style affiche, poster style, style poster, vintage poster style, advertising poster style, en affiche, minimal poster',
  net: 'aplat, flat design, vectoriel, vectorielle, vector, dessin vectoriel, flat, style plat, pictogramme, en aplat',
  volume:
    'en volume, 3d, en 3d, rendu 3d, 3d render, pate a modeler, en pate a modeler, claymation, clay, plastiline, maquette 3d',
  isometrique:
    'isometrique, en isometrique, isometrie, en isometrie, vue isometrique, isometric, isometric view, style isometrique, diorama, maquette, en miniature, style miniature',
  carte:
    'carte ancienne, vieille carte, style carte, style carte ancienne, style carte au tresor, ancient map, old map, antique map, vintage map, carte au tresor, carte de pirate, treasure map, carte geographique, carte de la region, carte illustree, map, illustrated map, carte d une ile, carte d un royaume, carte d un royaume imaginaire, carte imaginaire, carte d un monde, carte d un monde imaginaire, kingdom map, fantasy map, map of a kingdom, carte de l ile, carte du monde imaginaire, carte fantasy',
  plan: 'plan, plan de quartier, plan de ville, plan de la ville, plan du quartier, carte de ville, carte du metro, carte de metro, city map, street map',
});

/** How near the picture is to what it shows. */
export const framingWords = wordTable<'close' | 'far' | 'wide'>({
  close:
    'gros plan, en gros plan, tres gros plan, gros plan sur, gros plan de, plan serre, en plan serre, plan rapproche, en plan rapproche, cadrage serre, plan americain, plan poitrine, plan taille, close up, close up of, closeup, closeup of, extreme close up, extreme close up of, macro, macro of, macro photo, macro photo of, macro shot, macro shot of, macro photograph of, macrophotographie, macrophotographie de, macrophotographie d, macro photographie, photo macro, photo macro de, photo macro d, en macro, tres gros plan sur, tres gros plan de, detail shot of, vu de pres, vue de pres, vus de pres, de tres pres, tight shot',
  far: 'au loin, au fond, tout au fond, dans le lointain, a l horizon, in the distance, far away, in the background, on the horizon, en arriere plan, a l arriere plan',
  wide: 'plan large, en plan large, plan d ensemble, vue d ensemble, wide shot, vu de loin, vue de loin, seen from afar',
});

/** Said behind a place: nobody is there. */
export const desertedWords = wordTable<'deserted'>({
  deserted:
    'vide, deserte, desertee, empty, deserted, abandonne, abandonnee, sans personne, nobody, with no people, without people',
});

export const formatWords = wordTable<Format>({
  logo: 'logo, logotype, embleme, icone, icon, emblem, badge',
  poster:
    'affiche, affiche de voyage, affiche de concert, affiche de film, movie poster, poster, couverture, pochette, flyer, carte postale, carte, carte de voeux, invitation, faire part, carton d invitation, greeting card, card, cover, couverture de livre, banniere youtube, banniere twitch, youtube banner, miniature youtube, youtube thumbnail, carte de restaurant, tract, save the date',
  sign: 'panneau, enseigne, pancarte, banniere, banderole, sign, signboard, ecriteau',
  pattern:
    'mandala, mandalas, rosace, motif de, motif, motifs, papier peint, pattern, seamless pattern, motif repetitif, pattern of, imprime, papier cadeau, papier d emballage, wrapping paper, gift wrap, wallpaper pattern, tissu imprime, seamless texture, marble texture, texture marbre, texture de marbre, wood texture, wood grain texture, wood grain, texture bois, texture de bois, leopard print, leopard pattern, imprime leopard, motif leopard, camouflage pattern, camo pattern, motif camouflage, fond a rayures, fond a pois, striped background, striped wallpaper, floral wallpaper',
  packshot:
    'packshot, photo produit, photo de produit, product shot, publicite pour, pub pour, mise en scene produit, product photo, mockup, product mockup, mock up, mockups, maquette produit',
  portrait: 'portrait, visage, headshot, buste, avatar, photo de profil, face, selfie',
});

export const relationWords = wordTable<RelationKind>({
  on: 'sur, fait du, qui fait du, faisant du, fait de la, qui fait de la, traverse, qui traverse, traversant, franchit, crossing, assis sur, monte sur, juche sur, juchee sur, assise sur, pose sur, posee sur, couche sur, on, on top of, sitting on, lying on, upon, riding, chevauchant, monte sur, perche sur, debout sur, a dos de, a dos d, en haut de, en haut d, en haut du, tout en haut de, tout en haut d, tout en haut du, au sommet de, au sommet d, au sommet du, atop, on top, at the top of, growing out of, growing from, growing on, poussant sur, qui pousse sur, qui poussent sur, landing on, posing on, qui se pose sur, qui se posent sur, se pose sur, se posant sur',
  in: 'au volant d, au volant de, au volant du, aux commandes de, aux commandes d, aux commandes du, at the wheel of, at the helm of, behind the wheel of, au fond d un, au fond d une, at the bottom of, on the bottom of, deep inside, stuck in, stuck inside, trapped in, trapped inside, coince dans, coincee dans, coinces dans, enferme dans, enfermee dans, prisonnier d, prisonniere d, sort de, sort d, sort du, qui sort de, qui sort d, qui sort du, sortent de, sortent d, sortent du, qui sortent de, qui sortent d, qui sortent du, sortant de, sortant d, sortant du, depasse de, depasse d, depasse du, qui depasse de, qui depasse d, qui depasse du, depassant de, depassant d, jaillit de, jaillit d, jaillit du, qui jaillit de, qui jaillit d, qui jaillit du, surgit de, surgit d, surgit du, qui surgit de, qui surgit d, qui surgit du, surgissant de, surgissant d, coming out of, coming out from, coming from, peeking out of, peeking from, peeking out from, popping out of, sticking out of, poking out of, emerging from, rising from, rising out of, bursting out of, climbing out of, jumping out of, spilling out of, growing inside, growing in, poussant dans, qui pousse dans, qui poussent dans, pousse dans, poussent dans, dans, plante dans, plantee dans, planted in, a l interieur de, au creux de, in, inside, into',
  above:
    'par dessus, par dessus un, par dessus une, over the top of, au dessus de, au dessus du, au dessus d, au dessus, above, over, survolant, survole, flottant au dessus, qui flotte au dessus de, qui flotte au dessus d, qui flotte au dessus du, flotte au dessus de, flotte au dessus d, flotte au dessus du, flottant au dessus de, flottant au dessus d, flottant au dessus du, floating above, floating over, hovering above, hovering over, levitating above',
  under:
    'sous, a l ombre de, a l ombre des, a l ombre du, a l ombre d, in the shade of, en dessous, en dessous de, au dessous de, under, below, beneath, au pied de, au pied du, au pied d, at the foot of',
  before:
    'devant, en face de, in front of, frappe a, frappent a, qui frappe a, qui frappent a, toque a, toquent a, sonne a, sonnent a, qui sonnent a, knocking on, knocking at, knock on, at the door of',
  behind: 'derriere, behind, a l arriere de',
  beside:
    'suit, qui suit, suivent, qui suivent, suivant, following, suivi de, suivi d, suivie de, suivie d, suivis de, suivis d, followed by, observe, qui observe, observent, qui observent, observant, contemple, qui contemple, contemplent, contemplant, fixe, qui fixe, fixant, admire, qui admire, admirent, admirant, watching, gazing at, staring at, admiring, looking up at, looking down at, attaque, qui attaque, attaquent, qui attaquent, attaquant, attacking, poursuivi par, poursuivie par, poursuivis par, poursuivies par, pourchasse par, pourchassee par, pourchasses par, chased by, being chased by, pursued by, running away from, running from, fleeing from, fleeing, escaping from, qui fuit, qui fuient, fuyant, s enfuit devant, qui s enfuit devant, attache a, attachee a, attaches a, attachees a, tied to, chained to, leashed to, qui porte, mordillant, poursuit, qui poursuit, poursuivent, qui poursuivent, poursuivant, pourchasse, qui pourchasse, pourchassant, court apres, qui court apres, courent apres, qui courent apres, chasing, chases, chasing after, running after, runs after, se bat avec, qui se bat avec, se battent avec, se bat contre, qui se bat contre, qui joue a la balle avec, fighting with, fighting a, jouent avec, qui jouent avec, parmi, among, amongst, amid, surrounded by, garde, gardent, qui garde, qui gardent, guarding, protege, qui protege, a cote de, a cote du, a cote d, pres de, pres d, pres du, aupres de, face a, face au, face aux, qui fait face a, facing, looking at, qui regarde, regardant, avec, with, beside, next to, near, et, and, a cote, plus, mange, qui mange, mangent, qui mangent, grignote, qui grignote, grignotent, qui grignotent, devore, qui devore, eats, nibbling, mangeant, eating, wearing, qui porte un, coiffe de, boit, qui boit, buvant, boivent, drinking, qui lit, lisant, lit un, lit une, lit le, lit son, reading, joue avec, qui joue avec, jouant avec, joue de l, qui joue de l, jouent de l, jouant de l, joue de la, joue du, qui joue du, qui joue de la, playing, playing with, holding a, porte un, tient, tenant, holding, qui tient, tiennent, porte, portant, portent, qui portent, tend, brandit, qui brandit, brandissent, brandishing, achete, qui achete, achetent, buying, regarde, boit, joue avec, lit un, lisant, se tiennent la main, main dans la main, hand in hand',
  between:
    'entre, between, entre elles, entre eux, entre les deux, entre elles deux, entre eux deux, between them, in between, au milieu de, au milieu des, in the middle of, growing between, poussent entre, qui poussent entre, pousse entre, qui pousse entre',
  around:
    'autour de, autour d, autour du, around, entoure de, entouree de, entoure d, entouree d, entoures de, entourees de, cerne de, cernee de, surrounded by, surrounded with, encircled by, parseme de, parsemee de, eparpilles autour de, scattered around, strewn around',
  breathes: 'crache, crachant, qui crache, crache du, spitting, breathing, souffle',
});

/** How they look at each other; « côte à côte » is how they stand anyhow. */
export const stanceWords = wordTable<'facing' | 'apart' | 'beside'>({
  facing:
    'face a face, nez a nez, front a front, yeux dans les yeux, qui se regardent, se regardent, se regardant, qui se font face, se font face, se faisant face, l un en face de l autre, l une en face de l autre, l un face a l autre, l une face a l autre, facing each other, face to face, nose to nose, looking at each other, staring at each other, looking into each other s eyes, gazing at each other',
  apart:
    'dos a dos, qui se tournent le dos, se tournent le dos, adosses l un a l autre, adossees l une a l autre, back to back, facing away from each other',
  beside:
    'l un contre l autre, les uns contre les autres, l une contre l autre, blottis l un contre l autre, blotties l une contre l autre, blottis les uns contre les autres, blottis ensemble, serres l un contre l autre, colles l un a l autre, cuddled together, curled up together, curled together, snuggled together, huddled together, snuggling, cuddling together, cote a cote, l un a cote de l autre, l une a cote de l autre, side by side, next to each other',
});

/** On which side something is; of what follows, unless « de » leads to what is beside it. */
export const sideWords = wordTable<'left' | 'right'>({
  left: 'in the top left corner, in the bottom left corner, in the left corner, in the upper left corner, in the lower left corner, top left, bottom left, en haut a gauche, en bas a gauche, dans le coin gauche, dans le coin en haut a gauche, dans le coin en bas a gauche, a gauche de, a gauche du, a gauche d, a gauche, sur la gauche, a sa gauche, to the left of, on the left of, left of, on the left, to the left, on the left side, on its left',
  right:
    'in the top right corner, in the bottom right corner, in the right corner, in the upper right corner, in the lower right corner, top right, bottom right, en haut a droite, en bas a droite, dans le coin droit, dans le coin en haut a droite, dans le coin en bas a droite, a droite de, a droite du, a droite d, a droite, sur la droite, a sa droite, to the right of, on the right of, right of, on the right, to the right, on the right side, on its right',
});

/** Postures, patterns and stuffs that no picture of a thing shows. */
export const unseenWords = wordTable<'unseen'>({
  unseen:
    'en silhouette, silhouette, de dos, vu de dos, vue de dos, sur le dos, sur le ventre, sur le flanc, sur une patte, sur la pointe des pieds, on its back, on his back, on her back, on tiptoe, ecossais, ecossaise, a paillettes, a volants, vue du ciel, vu du ciel, vue aerienne, en plongee, vu d en bas, vue d en bas, en contre plongee, aerial view, aerial shot, aerial photo, aerial, drone shot, drone view, drone photo, drone footage, low angle shot, low angle view, high angle, high angle shot, high angle view, vue en plongee, vue en contre plongee, vu en contre plongee, photo aerienne, bird s eye view, birds eye view, bird eye view, worm s eye view, fish eye, fisheye, a vol d oiseau, vue d oiseau, low angle, from below, seen from below, en dentelle, en plastique, l une, l un, l autre, one of them, from behind, seen from behind, viewed from behind, view from behind, back view, rear view, vu de derriere, vue de derriere, vus de derriere, vues de derriere, vu par derriere, en contre plongee, wide angle, full body, half body, from head to toe, de la tete aux pieds, over the shoulder, par dessus son epaule, over its shoulder, over his shoulder, over her shoulder, vu d en dessous, vue d en dessous, vus d en dessous, vues d en dessous',
});

/** How what is shown is set up, lit and seen. */
export type Staging = 'ramp' | 'glow' | 'above' | 'wet' | 'upturned' | Mark;
export const stagingWords = wordTable<Staging>({
  stripes: 'raye, rayee, rayes, rayees, a rayures, avec des rayures, striped, stripy, with stripes',
  dots: 'a pois, avec des pois, polka dot, polka dots, polka dotted, spotted, dotted, with polka dots',
  flowers:
    'a fleurs, a petites fleurs, a grosses fleurs, a motif floral, a motifs floraux, a motifs fleuris, a imprime floral, a imprime fleuri, flower print, floral print, flower patterned, floral patterned, with a flower pattern, with a floral pattern, with flowers on it',
  checks: 'a carreaux, checkered, checked, chequered, plaid pattern',
  cracks:
    'fissure, fissuree, fissures, fissurees, fele, felee, feles, felees, craquele, craquelee, lezarde, lezardee, cracked, with cracks, with a crack, casse, cassee, casses, cassees, brise, brisee, brises, brisees, broken, shattered',
  upturned: 'a l envers, upside down, upturned, la tete en bas, tete en bas, head down',
  wet: 'avec des gouttes d eau, avec gouttes d eau, couvert de gouttes, couverte de gouttes, couvertes de gouttes, couvert de gouttes d eau, couverte de gouttes d eau, perlee de gouttes, perle de gouttes, gouttes de rosee, gouttes de condensation, buee, condensation, water drops, water droplets, with water drops, with water droplets, drops of water, droplets, covered in droplets, covered in water drops, covered with water drops, dew drops, mouille, mouillee',
  above:
    'vu de haut, vue de haut, vus de haut, vues de haut, vu d en haut, vue d en haut, vu de dessus, vue de dessus, vus de dessus, vues de dessus, vu du dessus, vue du dessus, vus du dessus, vues du dessus, mise a plat, pose a plat, posee a plat, a plat, seen from above, from above, top view, top down, top down view, overhead view, overhead shot, overhead, viewed from above, view from above, shot from above, flat lay, flatlay, flat lay of, flatlay of, knolling',
  ramp: 'fond degrade, sur fond degrade, sur un fond degrade, en degrade, degrade, gradient background, gradient, gradient backdrop, on a gradient background',
  glow: 'eclairage studio, eclairage de studio, lumiere de studio, lumiere studio, studio lighting, studio light, soft light, soft lighting, lumiere douce, spot, sous un spot, spot light, spotlight, dramatic lighting, eclairage dramatique, clair obscur, lumiere rasante, eclairage doux, rim light, backlight',
});

export const cropWords = wordTable<Crop>({
  wheat: 'champ de ble, wheat field, field of wheat, champ d orge, champ de cereales',
  lavender: 'champ de lavande, lavender field, field of lavender',
  sunflower: 'champ de tournesol, sunflower field, field of sunflowers',
  tulip: 'champ de tulipe, tulip field, field of tulips',
  poppy: 'champ de coquelicot, poppy field, field of poppies',
  rapeseed: 'champ de colza, rapeseed field, canola field',
  maize: 'champ de mais, corn field, cornfield, maize field',
  rice: 'riziere, champ de riz, rice field, rice paddy',
  vine: 'vigne, vignes, vignoble, vignobles, vineyard, vineyards, champ de vigne, champ de vignes, rang de vigne, rangs de vigne, rangee de vignes, rangees de vignes, rows of vines',
  flowers:
    'champ de fleurs, champ fleuri, pre fleuri, prairie fleurie, flower field, field of flowers, wildflower meadow',
});

export const placeWordsTable = wordTable<Place>({
  ...insideWords,
  ...spotWords,
  studio: 'studio photo, photo studio',
  room: 'lobby, hotel lobby, hall d hotel, chambre de bonne, dans une piece, dans la piece, dans cette piece, couloir, entree, hall d entree, vestibule, corridor, hallway, entryway, grenier, salle a manger, dining room, attic, buanderie, salon, sejour, veranda, coin lecture, reading nook, reading corner, cozy corner, nook, interieur, piece, living room, lounge, loft, appartement, a la maison, room, interior, hall',
  bedroom:
    'chambre, chambre a coucher, chambre d hotel, chambre d enfant, chambre bebe, chambre de bebe, chambre de fille, chambre de garcon, bedroom, nursery',
  kitchen: 'cuisine, kitchen, cuisine moderne',
  office: 'au bureau, poste de travail, office, workspace, home office, bureau a domicile',
  library: 'bibliotheque pleine de livres, dans une bibliotheque, library',
  bathroom: 'salle de bain, salle de bains, bathroom',
  table:
    'sur une nappe, sur la nappe, on a tablecloth, nature morte, facon nature morte, still life, nappe, nappe a carreaux, tablecloth, brunch, diner, dejeuner, apero, breakfast, gouter, au bar',
  street:
    'passage pieton, passages pietons, passage pour pietons, passage cloute, crosswalk, pedestrian crossing, rue, rue commercante, rue pietonne, shopping street, high street, boulevard, avenue, street, trottoir, pieton, pietonne, facade, facades, carrefour, place, havana, la havane, cuba, rome, lisbonne, lisbon, naples',
  windowsill:
    'windowsill, windowsills, window sill, window ledge, ledge of a window, sill of a window, rebord de fenetre, rebord de la fenetre, rebord d une fenetre, bord de fenetre, bord de la fenetre, bord d une fenetre, appui de fenetre, sur le rebord de fenetre, sur le rebord de la fenetre, on the windowsill, on a windowsill, on the window sill',
  alley:
    'ruelle, ruelles, ruelle de village, ruelle d un village, rue de village, rue d un village, village street, village lane, ruelle etroite, rue etroite, narrow street, narrow lane, narrow alley, alley, alleyway, venelle, traboule, alfama, rue de lisbonne, lisbon street',
  newyork:
    'new york, rue de new york, manhattan, times square, rue a new york, brooklyn, broadway, avenue de new york',
  paris: 'paris, rue de paris, parisien, parisienne, rue parisienne, paris street',
  city: 'ville, centre ville, gratte ciel, skyline, city, metropole, londre, new york skyline, new york city skyline, skyline de new york, manhattan skyline, skyline de manhattan, nyc skyline',
  neon: 'ville futuriste, ville du futur, city of the future, futuristic city, futuristic cityscape, futuristic metropolis, futuristic town, futuristic street, futuriste, tokyo, rue de tokyo, cyberpunk, ville cyberpunk, shibuya, hong kong, rue a tokyo, neon, neons',
  seine:
    'quai de seine, quais de seine, quais de la seine, bord de seine, bords de seine, au bord de la seine, bord de la seine, la seine, seine, the seine, quais de paris, quai a paris, bateau mouche, peniche a paris',
  canal: 'venise, venice, amsterdam, canal, bruges',
  ring: 'ring de boxe, boxing ring, sur le ring, sur un ring, dans le ring, dans un ring, le ring, in the ring',
  cafe: 'coffee shop, coffee house, coffeehouse, salon de the, tea room, terrasse, terrasse d un cafe, terrasse de cafe, bistrot, bistro, cafe terrasse, terrace, petit cafe, cafe a, cafe parisien, devant un cafe, devant le cafe, au cafe, in front of a cafe',
  market:
    'au marche, sur le marche, sur un marche, marche, halle, market, brocante, marche de noel, vide grenier, marche provencal, flea market',
  garden:
    'jardin, jardin public, parc public, jardin de ville, public garden, public park, city park, parc, garden, park, pelouse, square, cour, backyard',
  field:
    'champ, pre, prairie, ferme, campagne, field, meadow, farm, provence, paturage, basse cour',
  hills: 'colline, vallon, vallee, hill, valley, toscane, paysage, nature',
  forest: 'foret, bois, sous bois, clairiere, forest, woods, foret enchantee',
  jungle: 'jungle, foret tropicale, amazonie, rainforest, tropique',
  savanna: 'savane, brousse, savanna, savannah, afrique, africa, safari',
  desert: 'desert, salt flat, salt flats, desert de sel, salar, dune, sahara, far west',
  mountain: 'montagne, mountain, alpe, alpage, pic, sommets, himalaya, montagnes',
  snow: 'neige, dans la neige, snow, glacier, piste de ski, piste, pistes',
  beach:
    'cote d azur, riviera, french riviera, saint tropez, croisette, plage, beach, sable, bord de mer, bord de la mer, seaside, rivage, lagon',
  sea: 'mer, ocean, sea, au large, marine, tempete en mer',
  harbour:
    'chantier naval, chantiers navals, shipyard, shipyards, boatyard, boatyards, village au bord de la mer, petit village au bord de la mer, village by the sea, small village by the sea, seaside village, village de pecheurs, village de pecheur, fishing village, village cotier, port, harbour, harbor, port de peche, vieux port, marina, quai, quais du port, petit port',
  underwater:
    'au fond de l ocean, au fond des oceans, au fond de la mer, au fond des mers, au fond de l eau, at the bottom of the sea, at the bottom of the ocean, sous l eau, sous la mer, fond marin, underwater, recif, aquarium, under the sea, fonds marins',
  ice: 'lac gele, lac glace, etang gele, riviere gelee, frozen lake, patinoire, lac de glace, mer de glace',
  river:
    'riviere, lac, etang, fleuve, river, lake, pond, mare, bord de l eau, au bord d une riviere, ruisseau, point d eau, meme point d eau, waterhole, watering hole, from a stream, in a stream, by a stream, mountain stream, creek, brook',
  road: 'route de campagne, petite route de campagne, country road, country lane, route, road, route de terre, piste de terre, dirt road, autoroute, highway',
  sky: 'ciel, nuages, dans les airs, sky, au dessus des nuages, dans le ciel, clouds, dans les nuages',
  space: 'espace, dans l espace, space, cosmos, galaxie, univers, outer space',
  moon: 'sur la lune, paysage lunaire, lunar landscape, moonscape, surface de la lune, sol lunaire, lunar surface, on the moon, the moon s surface',
  party:
    'fete des voisins, fete de quartier, fete de famille, fete de village, fete, fete surprise, surprise party, anniversaire surprise, anniversaire, fete d anniversaire, cremaillere, pendaison de cremaillere, bapteme, housewarming, party, birthday, birthday party, boum, soiree, celebration, nouvel an, reveillon',
  stage: 'concert, scene de concert, festival, stage, spectacle, opera, concert de rock',
  stadium: 'terrain, terrain de foot, match, stade, gazon, football field',
  wall: 'mur, mur de brique, mur de briques, mur en brique, mur en briques, brick wall, mur de pierre, mur de pierres, mur en pierre, mur en pierres, vieux mur, vieux mur de pierre, muret, muret de pierre, muret en pierre, stone wall, wall, devant un mur',
  village:
    'village, rue de village, rue du village, petit village, village enneige, hameau, small village, village de montagne, bourg',
  cave: 'grotte, caverne, cave of wonders, cavern, in a cave, inside a cave, a cave',
  carriage:
    'dans le metro, dans un metro, dans le train, dans un train, dans le bus, dans un bus, dans le tram, dans le tramway, dans le tgv, in the subway, on the subway, in the metro, on the train, on a train, in a train, on the bus, on a bus, on the tube',
  hall: 'gymnase, gymnasium, school gym, gym, salle de sport, terrain de basket, match de basket, terrain de volley, match de hand, basketball court, basketball match, arena, sports arena, sports hall',
  workshop:
    'atelier, workshop, atelier de menuisier, atelier de menuiserie, menuiserie, forge, atelier de bricolage, etabli d un menuisier, garage de mecanicien, dans son garage, dans un garage, dans le garage, dans leur garage, in his garage, in her garage, in a garage, in the garage, mechanic s garage, atelier mecanique, woodshop, pottery studio, atelier de poterie, cordonnerie, blacksmith shop, smithy, garage d un mecanicien',
  attic:
    'grenier, attic, combles, mansarde, sous les toits, sous les combles, sous le toit, under the eaves, vieux grenier',
  greenhouse:
    'serre, serres, greenhouse, glasshouse, serre victorienne, orangerie, jardin d hiver, serre tropicale, conservatory, jardin botanique, victorian greenhouse',
  museum:
    'musee, museum, galerie d art, art gallery, galerie, salle de musee, exposition, exhibition',
  supermarket:
    'supermarche, supermarket, hypermarche, grocery store aisle, rayon de supermarche, rayons d un supermarche, supermarket aisle, au rayon',
  platform:
    'quai de gare, quai d une gare, quai de la gare, sur un quai de gare, sur le quai de gare, sur le quai d une gare, sur le quai de la gare, sur un quai de la gare, train platform, railway platform, station platform, gare, train station, railway station, hall de gare',
  pool: 'piscine, pool, swimming pool, piscine olympique, piscine municipale, bassin de natation, bord de piscine, au bord d une piscine, au bord de la piscine, poolside',
  gorge: 'canyon, grand canyon, gorge, gorges, defile rocheux, canyons, ravin',
  cliffs:
    'falaise, falaises, cliff, cliffs, etretat, falaises d etretat, falaise d etretat, falaises de craie, falaises blanches, cote d opale, cap blanc nez, white cliffs, chalk cliffs, white cliffs of dover, cliffs of dover, sea cliffs, cliffside',
  coast:
    'cote rocheuse, cotes rocheuses, cote sauvage, cote bretonne, cote de granit rose, rocky coast, rocky coastline, rocky shore, rugged coast, wild coast, bretagne, brittany, en bretagne, finistere, coast, coastline, littoral, cornouailles, cornwall, ouessant, sentier cotier, sentier des douaniers, coastal path, coast path, presqu ile de crozon, belle ile',
  isle: 'atoll, ilot, islet',
  fjord:
    'fjord, fjords, fjord norvegien, fjords norvegiens, norwegian fjord, norvege, norway, iles lofoten, lofoten, lofoten islands',
  zen: 'jardin japonais, jardins japonais, jardin zen, jardin de the japonais, japanese garden, zen garden, japanese zen garden, japanese tea garden, jardin a kyoto, jardin de kyoto, kyoto garden',
  allotment:
    'potager, jardin potager, carre potager, potager familial, jardin de legumes, jardins ouvriers, jardin ouvrier, vegetable garden, vegetable patch, kitchen garden, veggie garden, allotment',
  formal:
    'jardin a la francaise, jardins a la francaise, jardin francais, versailles, jardin de versailles, jardins de versailles, parc de versailles, formal garden, formal gardens, french garden, french formal garden, gardens of versailles, parterre',
  ramparts:
    'grande muraille, grande muraille de chine, muraille de chine, great wall, great wall of china',
  ski: 'station de ski, station de sports d hiver, sports d hiver, domaine skiable, remontees mecaniques, telesiege, telesieges, ski resort, ski station, ski lift, ski lifts, chairlift, chairlifts',
  terraces:
    'rizieres en terrasse, rizieres en terrasses, riziere en terrasses, riziere en terrasse, riz en terrasses, terrasses de riz, rice terraces, terraced rice fields, rice terrace, cultures en terrasses',
  path: 'chemin, chemin de terre, chemin de campagne, chemin de randonnee, chemin fleuri, petit chemin, sentier, sentier de randonnee, sentier de montagne, bord de chemin, bord d un chemin, bord du chemin, path, footpath, dirt path, country path, hiking trail, hiking path, trail',
  avenue:
    'allee, allee bordee, allee bordee d arbres, allee d arbres, allee ombragee, route bordee d arbres, chemin borde d arbres, avenue bordee d arbres, tree lined avenue, tree lined road, tree lined path, tree lined street, avenue of trees, alley of trees, bordee d arbres, borde d arbres',
  footbridge:
    'pont de corde, pont de cordes, pont en corde, pont suspendu en corde, pont de lianes, pont de singe, passerelle suspendue, rope bridge, rope suspension bridge, hanging bridge, hanging rope bridge',
  roofs:
    'toits de paris, toit de paris, toits parisiens, sur les toits de paris, toits en zinc, toits de zinc, paris rooftops, rooftops of paris, parisian rooftops, roofs of paris',
  townview:
    'lyon, fourviere, florence, prague, townscape, toits de la ville, toits de lyon, toits de tuiles, toits du village, vue sur la ville, vue sur le village, view over the city, view over the town, city rooftops, town rooftops, sienne, siena, dubrovnik',
  balcony:
    'balcon, balcons, balcony, balconies, terrasse avec vue, loggia, balconnet, terrace overlooking',
  steps:
    'montmartre, butte montmartre, escaliers de montmartre, escalier de montmartre, rue en escalier, rue en escaliers, ruelle en escalier, ruelle en escaliers, street with stairs, staircase street, stairs of montmartre, montmartre stairs, montmartre steps, stepped street',
  square:
    'place du village, place de village, place de l eglise, place de la mairie, place du marche, place centrale, grand place, grande place, place principale, village square, town square, market square, main square, piazza, plaza, church square',
  perched:
    'village provencal, village perche, village perche de provence, village de provence, village du luberon, village en pierre, village medieval, gordes, luberon, village toscan, hilltop village, provencal village, perched village, provence village, tuscan village, hilltop town, medieval village',
  whitelane:
    'ruelle blanche, ruelles blanches, ruelle grecque, ruelles grecques, rue blanche, village grec, village blanc, grece, greece, greek street, greek alley, greek village, white village',
  graveyard:
    'cimetiere, cimetieres, cemetery, cemeteries, graveyard, churchyard, tombes, tombstones, halloween, horreur',
});

export const sizeWords = wordTable<'small' | 'large'>({
  small: 'cub, cubs, petit, petite, small, little, tiny, minuscule, mini, miniature',
  large:
    'grand, grande, gros, grosse, enorme, geant, geante, immense, big, huge, giant, large, imposant, gigantesque',
});
/** Said of animals. */
export const furWords = wordTable<ColourName>({
  orange: 'roux, rousse, ginger',
  brown: 'brun, brune, marron, fauve',
  yellow: 'blond, blonde',
});
export const motleyWords = wordTable<'motley'>({
  motley:
    'de couleurs differentes, de couleur differente, de toutes les couleurs, de plusieurs couleurs, multicolore, multicolores, of different colors, of different colours, in different colors, multicolored, multicoloured',
});
const letterWords = wordTable<'letters'>({
  letters:
    'looking at the camera, regarde l objectif, qui regarde l objectif, regarde la camera, face camera, par terre, a meme le sol, en grosses lettres, en grandes lettres, grosses lettres, en lettres, en lettres capitales, in big letters, in large letters, in letters, avec le texte, avec le mot, avec le slogan, avec l inscription, avec le titre, with the text, with the words, with the title, with title, au premier plan, in the foreground, towards the camera, toward the camera, facing the camera, into the camera, at the camera, to the camera, vers la camera, vers l objectif, face a l objectif, face a la camera, vers nous, qui nous regarde, qui nous regardent, nous regarde, looking at us, looking straight at us, towards us',
});
/** Figures of speech: what they name is not there to be seen. */
const sayingWords = wordTable<'saying'>({
  saying:
    'dressed as, dressed up as, disguised as, dressed like, deguise en, deguisee en, deguises en, deguisees en, habille en, habillee en, habilles en, costume en, costumee en, photo d ecole, photo de classe d epoque, school photo, school picture, yearbook photo, yearbook picture, profile picture, photo de profil, photo d identite, passport photo, for our company page, for our website, for my website, for our site, for our page, for my profile, for linkedin, for our team page, for our about page, pour notre site, pour notre page, pour mon profil, pour linkedin, pour notre site web, pour la page equipe, as far as the eye can see, far as the eye can see, the eye can see, a perte de vue, at eye level, eye level, in the blink of an eye, a hauteur d oeil, a hauteur des yeux, en un clin d oeil, en trompe l oeil, trompe l oeil',
});
export const emptyPhrases = new Map(
  [...letterWords, ...sayingWords].map(([words]) => [words, true]),
);
export const groundWords = wordTable<'ground'>({
  ground:
    'fond, sur fond, sur un fond, background, arriere plan, mur, devant un mur, sur un mur, wall, against a wall',
});
