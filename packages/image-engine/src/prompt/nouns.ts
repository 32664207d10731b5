/** French nouns: gender, plural and what stands before them; English articles and plurals. */

export type Gender = 'm' | 'f';

const feminine: ReadonlySet<string> = new Set(
  `onde pellicule aiguille bobine balise colonne fiole courbe touche patte gélule alvéole cocotte pousse éolienne danseuse coche
  spirale toque truelle chope bulle grappe
  pièce plage cage page image nage rage fleur couleur vapeur lueur soeur odeur hauteur main fin souris brebis perdrix noix croix vis nuit
  dent forêt mer clé clef moto photo radio vertu peau eau jument fourmi tour cour cuiller chair pizza véranda villa part
  mort soif maison chanson saison boisson cloison prison moisson guérison toison gens femme fille dame reine mère nounou
  maman mamie table chaise fenêtre montagne colline rivière route rue ville lampe porte armoire poire pomme banane fraise cerise
  carotte tomate olive pêche prune figue mangue crêpe gaufre quiche tarte tartine soupe salade sauce viande bière bouteille tasse
  assiette fourchette cuillère casserole poêle robe veste jupe chemise cravate écharpe botte basket chaussure bague montre lune
  étoile planète fusée pluie neige herbe feuille branche rose tulipe plante oie poule vache chèvre girafe grenouille tortue baleine
  abeille coccinelle mouche araignée chouette mouette cigogne colombe autruche loutre licorne sirène fée sorcière princesse caravane
  voiture barque péniche gondole montgolfière grue roue ancre bouée bougie lanterne guirlande cloche couronne épée flèche hache
  pelle scie corde échelle boîte caisse valise malle mallette lettre carte étiquette enveloppe affiche guitare flûte trompette
  batterie harpe balle boule raquette tente cabane hutte grange ferme église cathédrale mosquée école usine banque bibliothèque
  boutique fontaine statue pyramide falaise cascade vague île plume coquille méduse pieuvre crevette huître moule étagère commode
  citrouille aubergine courgette patate noisette cacahuète baguette brioche madeleine machine manette tablette télévision
  trottinette luge poussette brouette tondeuse roulotte diligence locomotive ambulance niche ruche clôture barrière palissade
  horloge pendule loupe seringue pilule ampoule pile prise sucette glace verrine marmite théière bouilloire cafetière
  poubelle corbeille jarre amphore cruche vigne lavande citronnelle menthe camomille pivoine jonquille marguerite jacinthe
  tête silhouette sphère paire bande classe
  voyageuse foule famille équipe personne victime star vedette sentinelle moufle mitaine salopette culotte chaussette sandale
  casquette toque perruque moustache barbe natte tresse mouche libellule guêpe cigale chenille limace truite sardine raie
  carpe otarie antilope gazelle biche louve lionne tigresse chatte chienne ourse jument truie brebis dinde caille perruche
  boucle carafe éphéméride vierge épingle éponge poutre jambe perle bombe crème chaîne cymbale minuscule majuscule pantoufle aurore autoroute
  hyène betterave source lèvre piñata diya kaaba aile épave anse arche palette vis maracas combi télécabine cerisaie pomme-de-terre
  manche chambre cuisine cave serre gare station terrasse place piscine forge menuiserie boulangerie patate datte
  pelote laine toile craie gomme règle colle peinture palette gravure enclume clef cible courge palme molécule pagaie télécommande mousse souche racine planche bêche pioche faux lance armure`.split(
    /\s+/,
  ),
);
const masculine: ReadonlySet<string> = new Set(
  `musée lycée trophée scarabée café thé canapé pâté été comité côté pré blé marché parapluie incendie génie zombie bateau fromage
  conifère caractère extraterrestre feu mont t-rex van juge écran massif tas îlot fish food club big-ben scooter
  arbre livre verre cercle phare temple âne tigre zèbre singe renne crabe cygne homme globe casque masque disque kiosque vase dôme
  cône trône cadre chêne saule hélicoptère dinosaure stade monstre fantôme squelette insecte reptile crocodile violoncelle
  pupitre meuble siège manège collège fleuve navire immeuble oeuvre plâtre marbre cidre sucre beurre concombre poivre
  champagne légume pamplemousse coude père frère prince pirate peintre poète juge arbitre élève garde pilote athlète cycliste
  pompiste journaliste artiste dentiste fleuriste chimiste scientifique mécanique astronaute cosmonaute touriste gymnaste ange
  diable ogre gnome elfe centaure minotaure golem cirque igloo cactus iris lotus lys bol sable ciel soleil nuage sapin
  arc-en-ciel phénix dragon loup renard ours chat chien cheval lapin mouton cochon coq canard hibou aigle pigeon corbeau
  perroquet paon flamant héron cerf sanglier écureuil hérisson castor blaireau raton lion léopard éléphant rhinocéros
  hippopotame chameau dromadaire lama koala panda kangourou gorille paresseux dauphin requin phoque morse narval poisson homard poulpe
  escargot papillon scorpion serpent lézard caméléon tracteur train tramway bus taxi camion vélo avion voilier kayak canoë
  sous-marin satellite piano tambour saxophone violon micro appareil téléphone ordinateur écran clavier crayon stylo
  pinceau cahier carnet journal timbre billet coffre sac panier seau tonneau baril bocal pot plat couteau four frigo lit
  fauteuil bureau tapis coussin miroir cadre rideau lustre lampadaire réverbère banc pont puits moulin château palais chalet
  portefeuille border-collie corps gratte-ciel phare fort clocher toit mur portail escalier tunnel quai ponton port canal lac étang champ jardin parc verger
  bois désert volcan glacier iceberg rocher galet coquillage corail bouquet trèfle champignon raisin melon ananas citron
  kiwi avocat ail oignon poivron piment maïs chou brocoli pain croissant gâteau macaron éclair chocolat bonbon caramel
  miel yaourt oeuf riz sushi taco burger sandwich hot-dog cocktail vin jus lait sirop parfum savon peigne rasoir chapeau
  béret bonnet foulard gant manteau pull gilet pantalon short maillot costume kimono tutu noeud ruban collier bracelet
  diamant bijou rubis groupe couple gang peuple public orchestre meuble store vitrail pique-nique cône symbole signe
  monde axe type style genre rythme problème système programme poème thème cèdre hêtre érable frêne if coffret écrin
  chèque grade stade garage mixage pétale crâne organe muscle ventre torse membre nombre chiffre titre texte mot
  sable marbre haltère orgue cuivre bronze observatoire grimoire mille-feuille zinc fer acier nain roi mage ogre vampire cercueil squelette microscope télescope
  thermomètre aquarium terrarium vivarium hamac arrosoir râteau sécateur tuyau jet robinet évier lavabo bain
  téléphérique selfie smoothie cookie pégase dogue yorkshire barbecue abaque astérisque caducée intercalaire graphique hippocampe
  phacochère porte-bloc porte-documents porte-monnaie porte-voix porte-clés bloc-notes serre-joint lance-pierre sanctuaire stéthoscope trampoline
  moustique bonhomme granité foie caméscope colisée capricorne sagittaire serpentaire centaure semi-remorque drone gyrophare kaléidoscope
  peuplier platane tilleul olivier palmier bananier rosier muguet lilas pissenlit bleuet coquelicot tournesol nénuphar`.split(
    /\s+/,
  ),
);

/** By its ending where no list knows it. */
const feminineEnd =
  /(?:[ts]ion|xion|té|ée|ie|ure|ette|elle|esse|euse|trice|ance|ence|anse|ense|ise|ude|ade|aille|ille|otte|ine|eille|ienne|onne|ère|ace|che|gne|se|ue|ole|ane|ite|ote|pe|ppe|ffe|lle|mme|nne|rre|sse|tte|nte|nce|gue|que|ire|rte|rde|rme|rne|rbe)$/u;

/** Of its first word, which the others say more of. */
export function genderOf(noun: string): Gender {
  const [head = ''] = noun.toLowerCase().split(/[\s’']/u);
  if (/^(?:grande|petite|vieille|belle|grosse|longue|haute|nouvelle|bonne)$/u.test(head))
    return 'f';
  const bare = head.replaceAll('œ', 'oe');
  for (const form of [bare, bare.replace(/x$|s$/u, '')]) {
    if (feminine.has(form)) return 'f';
    if (masculine.has(form)) return 'm';
  }
  const [first = bare] = bare.split('-');
  if (first !== bare && (feminine.has(first) || masculine.has(first)))
    return feminine.has(first) ? 'f' : 'm';
  return feminineEnd.test(bare.replace(/s$/u, '')) ? 'f' : 'm';
}

/** Ends like several and is one. */
const singular =
  /^(?:ours|souris|bras|tapis|bois|repas|puits|palais|ananas|brebis|perdrix|noix|croix|choix|houx|phénix|lynx|box|prix|radis|cactus|iris|lys|lotus|bus|abribus|autobus|minibus|trolleybus|corps|dos|os|jus|couscous|panais|relais|marais|fils|gars|temps|printemps|héros|super-héros|tennis|pubis|mars|judas|as|anis|maïs|cassis|paradis|taillis|châssis|logis|permis|avis|vernis|buis|atlas|canevas|matelas|cadenas|verglas|lilas|plus|virus|hibiscus|eucalyptus|crocus|campus|velours|parcours|concours|discours|secours|cours|cosmos|albatros|rhinocéros|tyrannosaurus|stégosaurus|t-rex|biceps|forceps|colis|taxis?|paix|voix|porte-voix|faux|vis|tournevis|tas|sens|sans|dans|index|fax|thermos|clafoutis|paresseux|chauve-souris|bloc-notes|porte-documents|porte-clés|porte-bagages|sèche-cheveux|gratte-ciel|princess)(?:$| )/iu;

/** « étincelles », « boules de pétanque »: told as several. */
export const isSeveral = (noun: string): boolean =>
  /(?:[^sx’']s|x)$/u.test(noun.split(' ')[0] ?? '') && !singular.test(noun);

const mass: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /^(?:beurre|fumée|mousse|riz|sel|sucre|poivre|sable|foin|fromage râpé|pop-corn|lard|argent|houblon|lierre|brume|poussière|vapeur|linge|gui|caviar|salsa|guacamole)(?:$| )/iu,
  en: /^(?:butter|smoke|moss|rice|salt|sugar|pepper|sand|hay|popcorn|bacon|money|hops|ivy|mist|dust|steam|laundry|mistletoe|caviar|salsa|guacamole|confetti|jewellery|bread|seaweed|bamboo)$/iu,
};

/** Of which there is some, and not one. */
export const isMass = (noun: string, language: 'fr' | 'en'): boolean => mass[language].test(noun);

/** « un beurrier », « du beurre », « de la fumée » */
export function articleOf(noun: string, gender: Gender): string {
  if (!isMass(noun, 'fr')) return gender === 'f' ? 'une' : 'un';
  if (vowel.test(noun)) return 'de l’';
  return gender === 'f' ? 'de la' : 'du';
}

/** How those are called who are of one sex: the first word of a trade. */
const sexes: readonly (readonly [masculine: string, feminine: string])[] = [
  ...([
    ['teur', 'trice'],
    ['eur', 'euse'],
    ['ier', 'ière'],
    ['ger', 'gère'],
    ['her', 'hère'],
  ] as const),
  ...([
    ['ien', 'ienne'],
    ['nain', 'naine'],
    ['yeur', 'yeuse'],
    ['urgien', 'urgienne'],
  ] as const),
];
const sole =
  /^(?:chanteur|chanteuse|acheteur|acheteuse|sculpteur|docteur|professeur|ingénieur|chauffeur|amateur|auteur|personnage|berger|bergère)$/u;
const soleForms: Readonly<Record<string, string>> = {
  ...{ chanteur: 'chanteuse', acheteur: 'acheteuse', sculpteur: 'sculptrice', berger: 'bergère' },
};

/** « boxeuse », « boulanger »: a trade as it is said of her or of him. */
export function ofSex(name: string, gender: Gender): string {
  const [head = '', ...more] = name.split(' ');
  const said = (form: string) => [form, ...more].join(' ');
  if (sole.test(head)) {
    const [his, hers] =
      Object.entries(soleForms).find((forms) => forms.includes(head)) ?? ([head, head] as const);
    return said(gender === 'f' ? hers : his);
  }
  for (const [his, hers] of sexes) {
    if (gender === 'f' && head.endsWith(his)) return said(head.slice(0, -his.length) + hers);
    if (gender === 'm' && head.endsWith(hers)) return said(head.slice(0, -hers.length) + his);
  }
  return name;
}

/** « invités » are men where no word says that all are women. */
export const genderOfPeople = (noun: string): Gender =>
  /^(?:jeunes? |petites? |vieilles? )?(?:femme|fille|dame|amie|copine|voisine|sœur|soeur|mère|grand-mère|grand mère|maman|mamie|reine|princesse|fée|personne|sorcière|star|mariée|tante|nièce|cousine|\p{L}+(?:euse|ière|gère|trice|ienne|esse|onne|ette))s?(?:$| )/iu.test(
    noun,
  )
    ? 'f'
    : 'm';

const vowel =
  /^(?:[aeiouyâàéèêëîïôöûü]|œ|h(?!ibou|éron|aricot|amac|amster|érisson|omard|utte|uit|ache|arpe|ot|ockey|angar|aie|amburger|ors|eurt))/iu;

/** « d’un chat », « de la » */
export const ofWord = (noun: string): string => (vowel.test(noun) ? `d’${noun}` : `de ${noun}`);

/** « arbres en fleurs », « chevaux »: the first word and what is said right behind it. */
export function pluralOf(noun: string): string {
  const words = noun.split(' ');
  const end = words.findIndex((word) =>
    /^(?:de|du|des|d’.*|d'.*|à|au|aux|en|avec|sur|dans|pour|sous)$/iu.test(word),
  );
  return words.map((word, at) => (end >= 0 && at >= end ? word : pluralWord(word))).join(' ');
}

function pluralWord(word: string): string {
  if (/(?:[sxz]|&)$/u.test(word) || /\d$/.test(word)) return word;
  if (/(?:eau|au|eu)$/u.test(word)) return `${word}x`;
  if (/al$/u.test(word) && !/^(?:bal|carnaval|festival|chacal|récital)$/u.test(word))
    return word.replace(/al$/u, 'aux');
  return `${word}s`;
}

/** “an owl”, “a unicorn” */
export const anEnglish = (noun: string): string =>
  /^(?:[aeio]|u(?!ni|se|ro)|h(?:our|onest))/iu.test(noun) ? `an ${noun}` : `a ${noun}`;

/** “foxes”, “slices of lemon” */
export function pluralEnglish(noun: string): string {
  const at = noun.search(/ (?:of|with|in|on|for) /u);
  const head = at < 0 ? noun : noun.slice(0, at);
  return `${pluralEnglishWord(head)}${at < 0 ? '' : noun.slice(at)}`;
}

const unchanging =
  /(?:sheep|deer|fish|moose|bison|glasses|scissors|trousers|jeans|shorts|people)$/iu;
const irregular: Readonly<Record<string, string>> = {
  ...{ man: 'men', woman: 'women', child: 'children', person: 'people', mouse: 'mice' },
  ...{
    goose: 'geese',
    foot: 'feet',
    tooth: 'teeth',
    leaf: 'leaves',
    knife: 'knives',
    wolf: 'wolves',
  },
};

function pluralEnglishWord(noun: string): string {
  if (unchanging.test(noun)) return noun;
  const [last = ''] = /\S+$/u.exec(noun) ?? [];
  const known = irregular[last.toLowerCase()];
  if (known) return noun.slice(0, -last.length) + known;
  // Told as several.
  if (/[^s]s$/iu.test(noun) && !/(?:us|is|bus|gas)$/iu.test(noun)) return noun;
  if (/(?:s|x|z|ch|sh)$/iu.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/iu.test(noun) ? noun.replace(/y$/iu, 'ies') : `${noun}s`;
}
