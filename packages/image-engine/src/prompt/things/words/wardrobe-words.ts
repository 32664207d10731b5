import type { Person } from '../../../illustration/illustration-description.ts';

export type Trait = { readonly [Key in keyof Person]?: Person[Key] };

/** Garments of countries and of sports, gloves, shoes, and what is laid about the shoulders. */
export const wardrobe: readonly (readonly [Trait, string])[] = [
  [
    { costume: 'scientist' },
    'lab coat, a lab coat, white lab coat, a white lab coat, blouse blanche, une blouse blanche, en blouse blanche, blouse de laboratoire',
  ],
  [
    { boots: 'brown' },
    'bottines, bottes de cow boy, bottes de cowboy, santiags, bottes en cuir, bottes de cuir, bottes hautes, bottes fourrees, cowboy boots, cow boy boots, western boots, ankle boots, combat boots, leather boots, snow boots, knee high boots, rubber boots, work boots, his boots, her boots',
  ],
  [{ costume: 'sari' }, 'sari, un sari, en sari, saree, in a sari, in a saree'],
  [{ costume: 'toga' }, 'toge, une toge, en toge, toga, in a toga'],
  [
    { costume: 'djellaba' },
    'djellaba, une djellaba, en djellaba, boubou, en boubou, caftan, en caftan, kaftan, gandoura, thobe',
  ],
  [
    { costume: 'wetsuit' },
    'combinaison de plongee, en combinaison de plongee, combinaison neoprene, en combinaison neoprene, combinaison de surf, wetsuit, wet suit, in a wetsuit',
  ],
  [
    { costume: 'tracksuit' },
    'survetement, en survetement, survet, en survet, en jogging, un jogging, tracksuit, in a tracksuit, sweatpants',
  ],
  [
    { costume: 'tuxedo' },
    'smoking, en smoking, un smoking, queue de pie, en queue de pie, tuxedo, in a tuxedo, black tie, dinner jacket',
  ],
  [
    { clothes: 'suit', tie: 'red' },
    'cravate, une cravate, sa cravate, cravates, tie, a tie, his tie, her tie, necktie',
  ],
  [{ legwear: 'kilt' }, 'kilt, un kilt, en kilt, in a kilt, wearing a kilt'],
  [
    { over: 'braces' },
    'bretelles, des bretelles, a bretelles, suspenders, with suspenders, wearing suspenders',
  ],
  [{ over: 'shawl' }, 'chale, un chale, son chale, avec un chale, shawl, her shawl, his shawl'],
  [
    { over: 'towel' },
    'serviette sur les epaules, la serviette sur les epaules, une serviette sur les epaules, serviette autour du cou, la serviette autour du cou, une serviette autour du cou, towel on his shoulders, towel on her shoulders, towel over his shoulder, towel over her shoulder, towel around his neck, towel around her neck, towel over his shoulders, towel over her shoulders',
  ],
  [
    { over: 'sash' },
    'echarpe tricolore, une echarpe tricolore, echarpe de maire, echarpe de miss, sash, tricolour sash, tricolor sash, mayoral sash, beauty queen sash',
  ],
  [
    { over: 'ermine' },
    'hermine, cape d hermine, manteau d hermine, un manteau d hermine, son manteau d hermine, sa cape d hermine, une cape d hermine, ermine cape, ermine coat, ermine robe, ermine cloak, ermine mantle',
  ],
  [{ over: 'poncho' }, 'poncho, un poncho, en poncho, his poncho, her poncho'],
  [
    { gloves: 'red', areGlovesForBoxing: true },
    'gants de boxe, des gants de boxe, ses gants de boxe, boxing gloves, his boxing gloves, her boxing gloves',
  ],
  [
    { gloves: 'brown' },
    'gants, des gants, ses gants, moufles, des moufles, ses moufles, gloves, mittens, his gloves, her gloves, gants en cuir, leather gloves, wearing gloves',
  ],
  [
    { shoes: 'sandals' },
    'sandales, des sandales, en sandales, tongs, des tongs, en tongs, claquettes, en claquettes, sandals, in sandals, flip flops, in flip flops',
  ],
  [
    { shoes: 'slippers' },
    'chaussons, des chaussons, en chaussons, ses chaussons, pantoufles, en pantoufles, ses pantoufles, slippers, in slippers, her slippers, his slippers',
  ],
  [
    { shoes: 'heels' },
    'talons, des talons, talons aiguilles, talons hauts, a talons hauts, en talons, hauts talons, escarpins, des escarpins, en escarpins, chaussures a talons, high heels, in high heels, in heels, stilettos, pumps',
  ],
  [
    { shoes: 'none' },
    'pieds nus, les pieds nus, nu pieds, pied nu, barefoot, bare feet, with bare feet, barefooted',
  ],
  [
    { shoes: 'shoes' },
    'chaussures, des chaussures, ses chaussures, souliers, des souliers, baskets, des baskets, ses baskets, shoes, sneakers, trainers, his shoes, her shoes, his sneakers, her sneakers',
  ],
];
