import type { MessageSet } from './message-row.ts';
import { told } from './told-rows.ts';

/** The other messages of `messages-probed.ts`: those beside pictures. */
export const probedBesidePictures: readonly MessageSet[] = [
  told(
    'fr',
    'lake',
    `
    je l’adore => praise
    c'est exactement ça => praise
    c'est pas mal => praise
    pas convaincu => ask change
    c'est raté => ask change
    trop de montagnes => edit 1: scene
    manque de contraste => edit 1: contrast+
    un chouïa plus clair => edit 1: light+
    légèrement plus net => edit 1: sharpen
    pousse les couleurs => edit 1: saturation+
    désature => edit 1: saturation-
    plus doré => edit 1: scene
    vire la couleur => edit 1: black-and-white
    tourne d'un quart de tour => edit 1: rotate-right
    zoome sur la montagne => edit 1: zoom scene
    format carré => edit 1: @1:1
    pour ma story => edit 1: @9:16
    en meilleure qualité => edit 1: scene
    ajoute une barque rouge => edit 1: scene
    il manque une cabane => edit 1: scene
    plus de neige => edit 1: scene
    enlève les arbres => edit 1: scene
    pas d'arbres => edit 1: scene
    le ciel en rose => edit 1: scene
    version nocturne => edit 1: scene
    la même au lever du jour => edit 1: scene
    pareil mais vu du ciel => edit 1: scene
    refais => vary 1 ×1
    autre proposition => vary 1 ×1
    donne m'en trois => vary 1 ×3
    la même en différent => edit 1: scene
    à la manière de Monet => edit 1: scene
    en dessin animé => edit 1: scene
    tu vois quoi => describe 1
    combien de pixels elle fait ? => unclear
    avec quel prompt => unclear
    elle est à moi ? => help ownership
    comment je la récupère => help sharing
    poste la sur facebook => cannot send
    jette => cannot delete
    ajoute du son => cannot sound
    mets ma signature => edit 1: scene
    fond blanc => edit 1: background-colour
    non pas ça => ask change
    annule => undo
    remets comme c'était => undo
    ok merci => thanks
    nouvelle image : un moulin => make "moulin"
    et maintenant dessine un train => make "train"
    une forêt de bouleaux en hiver => make "bouleaux hiver"
    un loup, mais de profil => make "loup profil"
    mets la dans un film => film
    on voit rien => unclear
    on garde => praise
    lol => praise
    meh => ask change
    16:9 => edit 1: @16:9
    superbe ! => praise
    j'adore les couleurs => praise
    les montagnes sont moches => ask change
    la montagne est trop petite => edit 1: scene
    trop terne => edit 1: saturation+
    on dirait un tableau => unclear
    où est le bateau ? => unclear
    et le bateau ? => edit 1: scene
    mets deux bateaux => edit 1: scene
    ajoute de la brume et des oiseaux => edit 1: scene
    en noir et blanc et plus contrasté => edit 1: black-and-white contrast+
    tons pastel => edit 1: scene
    plus réaliste => edit 1: scene
    fais mieux => ask change
    recommence avec un cygne => edit 1: scene
    refais la même => vary 1 ×1
    change juste le ciel => edit 1: scene
    passe en été => edit 1: scene
    peux tu la recadrer => edit 1: zoom
    je la verrais bien en hiver => edit 1: scene
    ce serait mieux avec un bateau => edit 1: scene
    montre moi la même en rouge => edit 1: scene
    avec mon style => ask style
    et sinon ? => unclear
    c'est quoi ça => describe 1
    c'est quel lac => unclear
    je peux l'utiliser pour mon site ? => help ownership
    partage => cannot send
    un oiseau à la place => make "oiseau"
    non je voulais un oiseau => make "oiseau"
    ok maintenant un oiseau => make "oiseau"
    merci ! tu peux aussi faire un oiseau ? => make "oiseau"
    zoom out => edit 1: extend
    wow c'est dingue => praise
    j'aurais préféré de nuit => edit 1: scene
    plus d'oiseaux stp => edit 1: scene
    essaye avec un bateau => edit 1: scene
    fais la en hiver => edit 1: scene
    baisse le contraste => edit 1: contrast-
    moins vif => edit 1: saturation-
    rends la plus nette => edit 1: sharpen
    agrandis la => edit 1: enlarge
    une variante => vary 1 ×1
    c'est quoi cette image => describe 1
    comment je fais pour l'avoir sur mon tel => help sharing
    annule la modif => undo
    fais en un petit film => film
    signe la de mon nom => cannot inscribe
    tout autre chose : une tortue => make "tortue"
  `,
  ),
  told(
    'en',
    'lake',
    `
    give me 4 options => vary 1 ×4
    i don't love it => ask change
    make it night => edit 1: scene
    put a boat on it => edit 1: scene
    bit brighter => edit 1: light+
    more saturated => edit 1: saturation+
    blur it a bit => edit 1: blur
    flip it => edit 1: flip
    make it look like a painting => edit 1: scene
    try again => vary 1 ×1
    undo => undo
    email it to me => cannot send
    turn it into a video => film
    draw a castle instead => make "castle"
    same thing with snow => edit 1: scene
    could it be more dramatic => edit 1: contrast+ light-
    i want it darker => edit 1: light-
    needs more contrast => edit 1: contrast+
    let me see another => vary 1 ×1
    you forgot the boat => unclear
    save it => help sharing
    less busy => edit 1: scene
    swap the lake for a sea => edit 1: scene
    i like it but it's too dark => edit 1: light+
    go again => vary 1 ×1
  `,
  ),
  told(
    'fr',
    'edited',
    `
    encore un peu plus => edit 2: light+
    encore => edit 2: light+
    trop => edit 2: light-
    stop c'est bien => praise
    l'originale => pick 1
    idem en plus contrasté => edit 2: contrast+
    too much => edit 2: light-
    un peu trop là => edit 2: light-
    laquelle est la plus claire => unclear
    further => edit 2: light+
    ok là c'est trop clair => edit 2: light-
  `,
  ),
  told(
    'en',
    'edited',
    `
    again => vary 2 ×1
    even more => edit 2: light+
  `,
  ),
  told(
    'fr',
    'three',
    `
    refais le phare => vary 2 ×1
    celle du lac en plus sombre => edit 1: light-
    image 2 plus claire => edit 2: light+
    enlève la barbe du marin => edit 3: scene
    trois variantes de la première => vary 1 ×3
    ma préférée c'est la deux => pick 2
    reviens au lac => pick 1
    mélange la 1 et la 3 => cannot combine
    entraîne toi avec celles-là => train
    l'avant dernière, plus chaude => edit 2: warmth+
    la deux stp => pick 2
    le phare : ajoute un bateau => edit 2: scene
    la première est parfaite => praise
    les deux premières en noir et blanc => edit 1: black-and-white | edit 2: black-and-white
    décris moi le lac => describe 1
    5 variantes de la 2 => vary 2 ×4
    apprends ce style => train
    le lac est trop sombre => edit 1: light+
    la seconde, version nuit => edit 2: scene
    je préfère celle du phare => pick 2
  `,
  ),
  told(
    'en',
    'three',
    `
    the lighthouse at night => edit 2: scene
    redo the lighthouse => vary 2 ×1
    can you redo the sailor => vary 3 ×1
  `,
  ),
  told(
    'fr',
    'variants',
    `
    la 2 => pick 3
    la troisième sans les feuilles => edit 4: scene
    aucune ne me plaît => ask change
  `,
  ),
  told(
    'fr',
    'chosen',
    `
    un peu plus clair => edit chosen: light+
    c'est qui dessus => describe chosen
    fond blanc stp => edit chosen: background-colour
    trois variantes => vary chosen ×3
    enlève les yeux rouges => edit chosen: scene
    qu'est ce que tu en penses => unclear
    vieillis la photo => edit chosen: scene
  `,
  ),
];
