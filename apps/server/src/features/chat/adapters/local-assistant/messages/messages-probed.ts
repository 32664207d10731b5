import type { MessageRow, MessageSet } from './message-row.ts';

/**
 * A third of 1,230 messages of many kinds of people, written before the grammar was tried on them, with what is
 * read since: haste, complaints, small talk, questions without the form of one, references. One a line.
 */
export const probedMessages: readonly MessageSet[] = [
  told(
    'fr',
    'empty',
    `
    un trigger word c’est quoi => help trigger-words
    je veux parler à un humain => help contact
    j’ai une idée d’image => ask subject
    affiche « Nuit des étoiles » => make "Nuit des étoiles"
    un compte est obligatoire ? => help account
    la limite de taille => help limits
    le tarif => help prices
    un remboursement est possible ? => help prices
    j'ai une question => unclear
    j'ai un problème => help contact
    le site rame => help contact
    mon film a planté => job film
    les styles c'est payant ? => help prices
    une vidéo prend combien de temps => help duration
    mon entraînement en est où => job training
    une heure que j'attends => wait
    je suis perdu => unclear
    je m'appelle Léo => unclear
    il pleut ici => unclear
    t'es nul => unclear
    je t'aime => unclear
    pourquoi le ciel est bleu ? => unclear
    qui a gagné le match hier => unclear
    test 1 2 1 2 => unclear
    👍 => unclear
    hein ? => unclear
    pardon ? => unclear
    sérieux ? => unclear
    tu peux répéter => unclear
    on arrête là => stop
    deux minutes stp => wait
    à demain => thanks
    bonjour, j'aurais une question sur les tarifs => help prices
    ça vaut combien un abonnement => help prices
    faut-il payer par image => help prices
    vous acceptez paypal => help prices
    mes images sont publiques ? => help privacy
    vous utilisez mes images pour entraîner l'IA ? => help privacy
    c'est anonyme ? => help privacy
    je peux mettre des photos de mes enfants sans risque ? => help privacy
    les gif passent ? => help formats
    une vidéo de 3 go ça passe ? => help limits
    je peux faire combien d'images par jour => help limits
    comment on fait un reel => help films
    comment entraîner mon style => help styles
    à quoi sert le trainer => help styles
    où je retrouve mes images => list pictures
    j'ai quoi comme styles => list styles
    je peux revendre les images => help ownership
    usage commercial ok ? => help ownership
    comment vérifier une image => help signature
    je veux fermer mon compte => help account
    comment je me désabonne => help prices
    y a une corbeille ? => help bin
    je veux signaler un bug => help contact
    c'est chatgpt derrière ? => help engine
    tu sais pas faire les visages ? => help engine
    je commence par où => help general
    je sais pas quoi dessiner => ask subject
    une image => ask subject
    je voudrais créer quelque chose de beau => ask subject
    un truc cool => ask subject
    vas-y => thanks
    encore une => ask picture
    recommence => ask picture
    efface tout => cannot delete
    ferme la session => help account
    mode sombre => unclear
    mets de la musique => cannot sound
    trouve un nom pour ma boîte => cannot write
    code moi un site => unclear
    réserve un resto => unclear
    envoie un mail => cannot send
    comment télécharger mon image => help sharing
    retouche ma photo => ask picture
    colorise une vieille photo => ask picture
    je veux modifier une photo => ask picture
    fais un film => film
    diaporama de mes 10 dernières photos avec musique => film
    assemble mes clips => film
    montage type bande annonce => film
    apprends mon style => train
    crée un style Aquarelle avec mes images => train
    annule l'entraînement => cancel training
    coupe court => stop
    chat noir => make "chat noir"
    astronaute à cheval, style affiche rétro => make "astronaute cheval"
    ma grand-mère dans son jardin => make "jardin"
    paris => make "paris"
    besoin d'un visuel pour une brocante dimanche => make "brocante"
    tu nous dessines une girafe => make "girafe"
    j'aurais voulu un paysage de toscane => make "toscane"
    pour un flyer : un DJ en soirée => make "DJ"
    moi je verrais bien un vieux port => make "vieux port"
    slt un dauphin stp => make "dauphin"
    dessine moi un mouton => make "mouton"
    halloween => make "halloween"
    une affiche avec écrit SOLDES => make "SOLDES"
    icône d'appli météo => make "météo"
    x4 un robot => make "robot" ×4
    un tigre puis un lion => make "tigre" | make "lion"
    un phare et fais-en un film => make "phare" | film
    max file size? => help limits
    call mom => unclear
    nah => unclear
    brb => wait
    yo => greet
    yo t'es là ? => greet
    on m'a dit que c'était gratuit => help prices
    ma carte a été refusée => unclear
    je suis prof, vous avez un tarif école ? => help prices
    tu parles espagnol ? => unclear
    ça prend longtemps ? => help duration
    quelle résolution ont les images => help formats
    où je mets mes photos => unclear
    c'est open source ? => unclear
    comment renommer une conversation => unclear
    vous faites aussi des logos ? => make "logos"
    tu connais Magritte ? => unclear
    raconte moi un truc => unclear
    mdr t'es bête => unclear
    non mais laisse => stop
    plus tard => wait
    c'est bon j'ai compris => unclear
    merci chef => thanks
    lapin dans un champ de carottes => make "lapin carottes"
    t'as moyen de me faire un lapin => make "lapin"
    envoie un coucher de soleil => cannot send
    on voudrait une image de nos vacances : une plage, un parasol => make "plage parasol"
    photo d'un vieil homme assis sur un banc => make "homme banc"
    skyline de tokyo de nuit => make "tokyo nuit"
    deux enfants jouent dans la neige => make "enfants neige"
    la mer au clair de lune => make "mer lune"
    un chat qui me regarde => make "chat"
    affiche de film d'horreur => make "horreur"
    emblème d'une équipe de foot => make "foot"
    coloriage de licorne => make "licorne"
    sous l'océan, une épave et des poissons => make "épave poissons"
    4 phares différents => make "phares" ×4
    un lion et un tigre => make "lion tigre"
    dessine un chat et transforme le en film => make "chat" | film
    un phare au format 4:5 => make "phare" @4:5
    bannière youtube sur l'espace => make "espace" @16:9
    une forêt avec NATURE => make "forêt" ~NATURE
    un phare façon estampe japonaise => make "phare"
    un phare, seed 42 => make "phare"
    list styles => list styles
    dis voir, tu saurais faire un chien saucisse en costume ? => make "chien costume"
    je te laisse le choix => ask subject
    mes photos vous les mettez où => help privacy
    pk c'est aussi lent => help duration
    un truc me chagrine, mes images sont à moi ou à vous ? => help ownership
    un best of de mes vidéos de ski en 45 secondes => film
    quand est-ce que mon style sera prêt => job training
    allô ? => unclear
    ok laisse tomber merci => stop
    les trois mousquetaires => make "mousquetaires"
    vieux port de marseille au petit matin => make "port marseille"
    baleine volante au dessus de la ville => make "baleine ville"
    un autocollant de grenouille rigolote => make "grenouille"
    plan de la ville => make "plan ville"
    deux amoureux sur un banc public => make "amoureux banc"
    un arbre en 3 versions : printemps, été, hiver => make "arbre"
    on y va => unclear
    lol => praise
  `,
  ),
  told(
    'en',
    'empty',
    `
    i want to talk to a human => help contact
    a fox => make "fox"
    how much per image => help prices
    do i need a credit card => help prices
    is it gdpr compliant => help privacy
    can i upload mov files => help formats
    how do styles work => help styles
    what model do you use => help engine
    can i speak to someone => help contact
    my film failed => job film
    make something => ask subject
    you suck => unclear
    write an email to my boss => cannot write
    what => unclear
    thanks a bunch => thanks
    reset my password => help account
    what styles do i have => list styles
    cancel my film => cancel film
    30s reel from my holiday footage => film
    edit my photo => ask picture
    another => ask picture
    three logos for a bakery => make "bakery" ×3
    wallpaper of mountains for my phone => make "mountains" @9:16
    need a thumbnail for my cooking channel => make "cooking"
    do you speak english? => unclear
    how about a lonely tree => make "lonely tree"
    can we do a pirate ship => make "pirate ship"
    are my images public => help privacy
    how do i make a film => help films
    i want my money back => help prices
    the download button does nothing => help sharing
    learn from these pictures => train
    slideshow with music please => film
    find my cat pictures => list pictures
    pls make me a logo of a bear => make "bear"
    a cat who knows too much => make "cat"
    what can i do here => help general
    what happens to my uploads => help privacy
    is there a limit on pictures => help limits
    who owns what i make => help ownership
  `,
  ),
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
    could it be more dramatic => edit 1: scene
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

function told(
  language: MessageSet['language'],
  situation: MessageSet['situation'],
  lines: string,
): MessageSet {
  const rows = lines
    .split('\n')
    .filter((line) => line.includes(' => '))
    .map((line): MessageRow => {
      const [message = '', expected = ''] = line.trim().split(' => ');
      return [message, expected];
    });
  return { language, situation, rows };
}
