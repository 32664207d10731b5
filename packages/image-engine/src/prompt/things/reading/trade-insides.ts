import type { TradeRoom } from '../../../illustration/place-names.ts';

/**
 * Where trades are plied, and where one waits, plays or is judged: the place's own words, what is
 * seen from inside where « dans » says so, and what is whatever is said.
 */
export type TradeInside = {
  readonly to: string;
  readonly within?: string;
  readonly always: string;
};

export const tradeInsides: Readonly<Record<TradeRoom, TradeInside>> = {
  printShop: {
    to: 'interieur d imprimerie',
    within: String.raw`imprimerie|print(?:ing)? shop|printing house`,
    always: String.raw`imprimeries?|atelier d[’'](?:imprim(?:eur|erie)|un imprimeur)|print(?:ing)? (?:shop|house|workshop)|printer[’']s (?:shop|workshop)`,
  },
  laboratory: {
    to: 'interieur de laboratoire',
    within: String.raw`labo(?:ratoire)?|lab(?:oratory)?(?!\s+coats?)`,
    always: String.raw`laboratoires?(?: (?:de (?:chimie|sciences?|recherche|biologie|physique)|scientifique|d[’']alchimi(?:e|ste)|secret))?|labo(?: (?:de (?:chimie|sciences?|recherche)|photo))?(?!\p{L})|(?:science|chemistry|research|biology|medical|physics|alchemist[’']?s?|alchemy|secret) lab(?:oratory)?|laborator(?:y|ies)|mad scientist[’']s lab(?:oratory)?`,
  },
  operating: {
    to: 'interieur de bloc operatoire',
    within: String.raw`bloc op[ée]ratoire|operating (?:room|theat(?:re|er))`,
    always: String.raw`salle d[’']op[ée]rations?|bloc op[ée]ratoire|operating (?:room|theat(?:re|er))|surgery room`,
  },
  dentist: {
    to: 'interieur de cabinet dentaire',
    within: String.raw`cabinet dentaire`,
    always: String.raw`cabinet (?:de dentiste|dentaire|du dentiste)|chez (?:le|un) dentiste|dentist[’']?s? (?:office|surgery|room)|dental (?:office|clinic|surgery)|at the dentist(?:[’']s)?`,
  },
  forge: {
    to: 'interieur de forge',
    within: String.raw`forge|smithy`,
    always: String.raw`(?:blacksmith[’']?s? )?forge(?: (?:m[ée]di[ée]vale|de village|du forgeron))?(?!\s+(?:une?|des|les?|la|l[’']|an?|the|son|sa|her|his)[\s’'])|smithy|blacksmith[’']s (?:shop|workshop)|atelier (?:de|du|d[’']un) forgeron`,
  },
  cockpit: {
    to: 'interieur de cockpit',
    within: String.raw`poste de pilotage|cockpit`,
    always: String.raw`(?:(?:fighter )?jet |air ?plane |plane |aircraft |airliner |helicopter |pilot[’']s )?(?<!(?:spaceship|starship|spacecraft) )cockpits?(?: d[’']un (?:avion(?: de (?:ligne|chasse))?|h[ée]licopt[èe]re)| d[’']avion(?: de (?:ligne|chasse))?| of an? (?:air ?)?(?:plane|jet))?(?! d[’'](?:un )?vaisseau| of a space)|(?:poste|cabine) de pilotage(?! d[’']un vaisseau)(?: d[’']un avion)?`,
  },
  galley: {
    to: 'interieur de cuisine pro',
    always: String.raw`cuisines? (?:de|d[’']un(?: grand)?) (?:restaurant|chef)(?: [ée]toil[ée])?|cuisine professionnelle|(?:busy )?(?:restaurant|commercial|professional|chef[’']?s?) kitchen`,
  },
  clockShop: {
    to: 'interieur d horlogerie',
    within: String.raw`horlogerie|clock ?shop|watch ?shop`,
    always: String.raw`horlogeries?|atelier (?:d[’']|de l[’']|d[’']un )(?:horloger(?:ie)?)|(?:watch|clock) ?maker[’']?s?[’']? (?:shop|workshop|studio)|clock ?shop|watch repair shop`,
  },
  jail: {
    to: 'interieur de prison',
    within: String.raw`prison|prison cell|jail(?: cell)?|cellule(?: de prison)?`,
    always: String.raw`prisons?|cellule de prison|prison cell|jail(?: cell)?|(?:(?:dark|old|stone|castle|medieval) )*dungeons?(?! master)|cachots?|oubliettes?|derri[èe]re les barreaux|behind bars`,
  },
  court: {
    to: 'interieur de tribunal',
    within: String.raw`tribunal|court(?:room| of law)`,
    always: String.raw`tribunal|salle d[’']audience|court ?room|court of law`,
  },
  gym: {
    to: 'interieur de salle de sport',
    within: String.raw`gym`,
    always: String.raw`salle de (?:sport|gym|musculation|muscu|fitness)|club de (?:sport|fitness)|fitness (?:cent(?:er|re)|room|club)|(?:weight|workout) room|(?<=(?:the|a|modern|at|in|my|his|her|local|crowded|empty|old) )gym(?!nast)`,
  },
  dance: {
    to: 'interieur de studio de danse',
    within: String.raw`studio de danse|dance studio`,
    always: String.raw`(?:studio|salle|cours|[ée]cole) de (?:danse|ballet)(?: classique)?|(?:dance|ballet) (?:studio|class|school)|dance rehearsal room`,
  },
  marketHall: {
    to: 'interieur de halle aux etals',
    within: String.raw`halles?|march[ée] couvert|market hall|covered market|indoor market`,
    always: String.raw`halles? (?:de|du|au) march[ée]|march[ée]s? couverts?|(?:covered|indoor) market(?: hall)?|market hall`,
  },
  ballroom: {
    to: 'interieur de salle de bal',
    within: String.raw`salle de bal|ballroom`,
    always: String.raw`salles? de bal|ball ?rooms?`,
  },
  tavern: {
    to: 'interieur de taverne',
    within: String.raw`taverne|tavern|auberge|saloon|inn`,
    always: String.raw`tavernes?(?: m[ée]di[ée]vale)?|(?:medieval |fantasy )?taverns?|auberge m[ée]di[ée]vale|medieval inn|(?:western |old )?saloons?`,
  },
  corridor: {
    to: 'interieur de long passage',
    always: String.raw`(?:long |sombre |grand )?couloirs? (?:vide |sombre |d[ée]sert |blanc )?(?:d[’'](?:un )?(?:h[ôo]pital|h[ôo]tel|immeuble)|de l[’'](?:h[ôo]pital|h[ôo]tel)|de clinique)|(?:hospital|clinic|hotel|office|asylum) (?:corridor|hallway)s?|(?:long|empty|dark|endless) (?:corridor|hallway)s?|long couloir(?: (?:vide|sombre|d[ée]sert))?|couloir (?:vide|sombre|d[ée]sert|sans fin)`,
  },
  waitingRoom: {
    to: 'interieur de salle d attente',
    within: String.raw`salle d[’']attente|waiting room`,
    always: String.raw`salles? d[’']attente(?: (?:d[’']un (?:m[ée]decin|h[ôo]pital)|du (?:m[ée]decin|docteur|dentiste)))?|(?:hospital|doctor[’']?s?|dentist[’']?s?)? ?waiting room`,
  },
  airliner: {
    to: 'interieur d avion',
    always: String.raw`cabine d[’'](?:un )?avion|int[ée]rieur d[’']un avion(?: de ligne)?|(?:air ?)?plane cabin|airliner cabin|(?:inside|aboard|on board) (?:of )?(?:an? |the )?(?:air ?plane|airliner|plane)|(?:[àa] bord|[àa] l[’']int[ée]rieur) d[’']un avion|couloir d[’'](?:un )?avion`,
  },
  serverRoom: {
    to: 'interieur de salle de serveurs',
    always: String.raw`salles? (?:des|de) serveurs|server room|data ?cent(?:er|re)|centre de donn[ée]es`,
  },
  recording: {
    to: 'interieur de studio d enregistrement',
    always: String.raw`studio d[’']enregistrement|(?:music |sound )?recording studio|studio de (?:radio|musique)|(?:radio|podcast|music) studio|studio de podcast`,
  },
  arcade: {
    to: 'interieur de salle d arcade',
    within: String.raw`arcade`,
    always: String.raw`salle (?:de jeux )?d[’']arcades?|(?:video |retro |80s )?(?:game )?arcade(?: room| hall)|(?:video|retro|80s|penny) (?:game )?arcade`,
  },
  casino: {
    to: 'interieur de casino',
    within: String.raw`casino`,
    always: String.raw`casinos?`,
  },
  lockerRoom: {
    to: 'interieur de vestiaire',
    within: String.raw`vestiaires?|locker room|changing room`,
    always: String.raw`vestiaires?|(?:locker|changing) rooms?`,
  },
  diner: {
    to: 'interieur de diner americain',
    within: String.raw`diner`,
    always: String.raw`diners? (?:am[ée]ricains?|r[ée]tro|des ann[ée]es [56]0|vintage)|(?:american|retro|roadside|fifties|50s|vintage|chrome|classic) diners?|(?:inside (?:of )?|in )?an? diner|the (?:corner |old |local )?diner|diner (?:counter|booth|interior)s?`,
  },
  bowlingAlley: {
    to: 'interieur de bowling',
    within: String.raw`bowling`,
    always: String.raw`(?:salle|piste)s? de bowling|bowling (?:alley|lanes?)|(?:au|dans (?:un|le)) bowling`,
  },
  cinemaHall: {
    to: 'interieur de cinema',
    within: String.raw`cin[ée]ma|movie theat(?:re|er)|cinema`,
    always: String.raw`salles? (?:de cin[ée]ma|obscure)|movie theat(?:re|er)s?|^(?:an? |une? |le |the )?(?:vieux |old |empty |petit )*cin[ée]ma(?: vide)?(?= *$)|cinema (?:hall|auditorium|room)|(?:au|dans (?:un|le)) cin[ée]ma|at the (?:cinema|movies)`,
  },
  meeting: {
    to: 'interieur de salle de reunion',
    within: String.raw`salle de r[ée]union|meeting room`,
    always: String.raw`salles? de (?:r[ée]union|conf[ée]rences?)|(?:meeting|conference|board) ?rooms?`,
  },
  sauna: {
    to: 'interieur de sauna',
    within: String.raw`sauna|hammam`,
    always: String.raw`saunas?|steam room`,
  },
  mine: {
    to: 'interieur de mine',
    within: String.raw`mines?|coal ?mine`,
    always: String.raw`mines? (?:de (?:charbon|sel|diamants?|cuivre|fer|nains)|souterraine)|(?:coal|gold|diamond|salt|copper|dwarven|underground|abandoned) ?mines?(?! ?cart)|mine ?shaft|galeries? (?:de|d[’']une) mine`,
  },
  tomb: {
    to: 'interieur de pyramide',
    always: String.raw`tombe(?:au)? (?:[ée]gyptien(?:ne)?|d[eu](?:s|['’]un)? pharaons?)|int[ée]rieur d[’']une pyramide|egyptian (?:tomb|burial chamber)|pharaoh[’']s tomb|inside (?:of )?a pyramid`,
  },
  butcher: {
    to: 'interieur de boucherie',
    within: String.raw`boucherie|charcuterie|butcher[’']?s?(?: shop)?`,
    always: String.raw`chez le boucher|butcher(?:[’']?s)? shop`,
  },
  fishShop: {
    to: 'interieur de poissonnerie',
    within: String.raw`poissonnerie|fishmonger[’']?s?(?: shop)?|fish shop`,
    always: String.raw`poissonneries?|chez le poissonnier|fishmonger(?:[’']s)? (?:shop|stall)|fish (?:shop|counter)`,
  },
  flowerShop: {
    to: 'interieur de fleuriste',
    within: String.raw`fleuriste|flower ?shop|florist[’']?s?(?: shop)?`,
    always: String.raw`chez (?:le|la|un|une) fleuriste|boutique de fleurs|magasin de fleurs|flower ?shop|florist[’']?s shop`,
  },
  toyShop: {
    to: 'interieur de magasin de jouets',
    within: String.raw`magasin de jouets|toy ?(?:shop|store)`,
    always: String.raw`(?:magasin|boutique) de jouets|toy ?(?:shop|store)`,
  },
  tailor: {
    to: 'interieur d atelier de couture',
    always: String.raw`atelier (?:de|du|d[’']un(?:e)?) (?:couture|tailleur|couturi[èe]re?|haute couture)|tailor[’']?s? (?:shop|workshop|studio)|sewing (?:room|workshop|studio)|dressmaker[’']s (?:shop|workshop)|fashion (?:studio|workshop)`,
  },
  potter: {
    to: 'interieur d atelier de poterie',
    always: String.raw`atelier (?:de|du|d[’']un) (?:poterie|potier|c[ée]rami(?:que|ste))|potter(?:y|[’']s) (?:studio|workshop)|ceramics? (?:studio|workshop)`,
  },
  painter: {
    to: 'interieur d atelier de peintre',
    always: String.raw`atelier (?:de|du|d[’']un(?:e)?|d[’']) ?(?:peintre|peinture|artiste)|(?:artist|painter)[’']?s? (?:studio|atelier|workshop)|painting studio|art studio`,
  },
  bakehouse: {
    to: 'interieur de fournil',
    within: String.raw`fournil|bakehouse`,
    always: String.raw`fournil|bakehouse|boulangerie(?: de village| artisanale)?(?=.*(?<!\p{L})(?:four|fourn[ée]e|p[ée]trin)(?!\p{L}))|bakery(?=.*(?<!\p{L})(?:oven|dough|baking)(?!\p{L}))|bakery kitchen`,
  },
};
