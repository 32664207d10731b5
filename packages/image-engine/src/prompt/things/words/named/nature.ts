/** Plants, sky and land, in our own words: see `named.ts`. */
export const natureWords = `
cherry-tree: cerisier en fleurs, cerisier en fleur, cerisier, sakura en fleurs, arbre en fleurs, cherry tree, cherry blossom tree, amandier en fleurs
bamboo: bambou, bambous, bamboo, foret de bambous, bambouseraie
tall-plant: plante, plante verte, plante en pot, houseplant, plant
flowerpot: plant pot, planter, pot a plante, pot en terre cuite, pot de terre cuite, pot en terracotta, terracotta pot, clay pot, empty flowerpot
potted-cactus: cactus en pot, cactuses in pots, cactuses in terracotta pots, cacti in pots, cacti in terracotta pots, cactus dans des pots, cactus en pot de terre cuite, cactus in pots, cactus dans un pot, cactus en pots, potted cactus, potted cacti, cactus in a pot, cactus in a terracotta pot, cactus plant, petit cactus en pot
orchid: orchidee, orchid, orchidees, orchids, orchidee en pot, potted orchid, phalaenopsis
spiral-galaxy: galaxie spirale, spiral galaxy, galaxie en spirale, andromede, andromeda, andromeda galaxy, swirling galaxy
smiling-cloud: nuage souriant, smiling cloud
geranium-pot: pot de fleurs, pot de fleur, pots de fleurs, flower pot, flowerpot, potted flowers, pot of flowers, fleurs en pot, geraniums en pot
monstera: monstera, feuille de monstera, tropical leaf, monstera leaf, monstera leaves
palm-leaf: feuille de palmier, palm leaf, palm leaves, palm frond, palme de palmier
dandelion: pissenlit, dandelion, dandelion clock, aigrette de pissenlit
anthill: fourmiliere, fourmilieres, nid de fourmis, anthill, anthills, ant hill, ant nest, ant colony, ants nest, colonie de fourmis
volcano: volcan, volcano, eruption, volcan en eruption, lave
waterfall: cascade, chute d eau, chutes d eau, waterfall, cascades, chutes du niagara
campfire: feu de camp, campfire, bonfire
bouquet: bouquet, bouquet de fleurs, gerbe
blossom-branch: fleur de cerisier, fleurs de cerisier, sakura, cherry blossom, cherry blossoms, branche de cerisier, branche de cerisier en fleurs, cherry branch, branche fleurie, petales de cerisier, blossoming branch, cherry blossom petals ~ fleurs de pommier, apple blossom, amandier
grass-blade: brin d herbe, brins d herbe, blade of grass, blades of grass, touffe d herbe
dew-drop: goutte de rosee, gouttes de rosee, dew drop, dewdrop, drop of dew, drops of dew, rosee du matin, morning dew
lotus: lotus, fleur de lotus, lotus flower, nenuphar, water lily
rose: rose, rosier, rose rouge, roses
hibiscus: hibiscus, bougainvillier, bougainvillee, bougainvillea, bougainvillaea
sunflower: tournesol, sunflower
blossom: fleur, flower
tulip: tulipe, tulip, tulipes
hyacinth: jacinthe, hyacinth
seedling: pousse, jeune pousse, germe, seedling, sprout
evergreen-tree: sapin, pin, conifere, pine, fir
deciduous-tree: arbre, tree, chene, platane, hetre, tilleul, orme, frene, erable, marronnier, chataignier, noyer, oak, oak tree, plane tree, beech tree, linden tree, lime tree, elm tree, ash tree, chestnut tree, maple tree, vieux chene, grand chene, old oak
poppy: coquelicot, poppy, pavot
willow: saule, saule pleureur, willow, weeping willow
tree-swing: balancoire accrochee a un arbre, balancoire accrochee a un grand chene, balancoire accrochee a un chene, balancoire accrochee a un grand arbre, balancoire sous un arbre, balancoire dans un arbre, balancoire suspendue a un arbre, balancoire suspendue a un chene, balancoire a un arbre, tree swing, swing hanging from a tree, swing hanging from a large tree, swing hanging from an oak, swing hanging from an old oak, swing under a tree, rope swing
wheelbarrow: brouette, wheelbarrow
beach-hut: cabine de plage, cabines de plage, cabine de bain, cabines de bain, beach hut, beach huts, bathing hut, bathing huts, beach cabin, cabane de plage
palm-tree: palmier, palm tree
cactus: cactus, cactuses, cacti
maple-leaf: feuille d erable, feuille d automne, maple leaf
fallen-leaf: feuille morte, feuilles mortes, feuille rousse, fallen leaf
leaf-fluttering-in-wind: feuille, leaf, feuillage
four-leaf-clover: trefle, trefle a quatre feuilles, clover
nest-with-eggs: nid, nest
sun: soleil, sun
crescent-moon: croissant de lune, crescent moon
full-moon: pleine lune, lune, full moon, moon
star: etoile, star
shooting-star: etoile filante, shooting star
milky-way: galaxie, galaxy
comet: comete, comet, meteorite
cloud: nuage, cloud
rainbow: arc en ciel, rainbow
snowflake: flocon, flocon de neige, snowflake
snowman: bonhomme de neige, snowman
fire: feu, flamme, fire, brasier
droplet: goutte, goutte d eau, gouttes d eau, drop, water drop, water drops, droplets, gouttelettes
mount-fuji: mont fuji, fuji
mountain: montagne, mont, sommet, mountain
desert-island: ile deserte, ile, island
rock: rocher, caillou, rock
wood: buche, tronc, rondin, log
floor-globe: globe terrestre, mappemonde, globe ancien, globe sur pied, floor globe, antique globe, desk globe
globe-showing-europe-africa: globe, terre, planete terre, earth, monde
tornado: tornade, ouragan, tornado, cyclone
heart: coeur, heart, amour, love, saint valentin, st valentin, valentine
`;
