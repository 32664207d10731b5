import type { LightName } from '../scene/scene-description.ts';

const open = String.raw`(?<![\p{L}-])`;
const shut = String.raw`(?![\p{L}-])`;

/** French or English words for the light, the tones and the print of a whole picture. */
const rows: readonly (readonly [light: LightName, says: string])[] = [
  [
    'dramatic',
    String.raw`(?:dramatic|cinematic|theatrical|moody|film noir|movie|epic|chiaroscuro)(?: and \p{L}+)? (?:light(?:ing|s)?|shadows?|mood|shot|look|still|atmosphere|scene|style|vibes?)|(?:[ée]clairages?|lumi[èe]res?|ambiance|rendu|style|atmosph[èe]re|ciel) (?:tr[èe]s )?(?:dramatiques?|cin[ée]matographiques?|cin[ée]ma|[ée]piques?)|cin[ée]matographiques?|cinematic|dramati(?:que|ques|c)|clair[- ]obscur|chiaroscuro|moody|ombres (?:dures|port[ée]es|profondes|marqu[ée]es)|(?:harsh|hard|deep|strong|long) shadows|contrastes? (?:forts?|marqu[ée]s?|[ée]lev[ée]s?)`,
  ],
  [
    'lowkey',
    String.raw`low[- ]key|film noir|lugubres?|sinistres?|gloomy|creepy|spooky|eerie|t[ée]n[ée]breu(?:x|se|ses)|ambiance sombre|dark (?:mood|atmosphere|and moody)|gritty|inqui[ée]tante?s?`,
  ],
  ['highkey', String.raw`high[- ]key|sur[- ]?expos[ée]e?s?|overexposed|tr[èe]s lumineu(?:x|se)`],
  [
    'soft',
    String.raw`(?:soft|gentle|diffused?|delicate)(?: (?:morning|warm|natural|golden|daylight|window|summer|pastel))* (?:light(?:ing)?|glow|focus|tones)|lumi[èe]res? (?:tr[èe]s )?(?:douces?|tamis[ée]es?|diffuses?|naturelles?|feutr[ée]es?|du matin)(?: (?:du|de) (?:matin|soir|l['’]aube))?|[ée]clairages? (?:doux|diffus|tamis[ée]s?)|(?:early )?morning (?:sun)?light|soft focus|feutr[ée]e?s?|natural light(?:ing)?`,
  ],
  [
    'sunny',
    String.raw`plein soleil|grand soleil|soleil (?:[ée]clatant|[ée]crasant|de plomb|radieux|br[ûu]lant|au z[ée]nith)|(?:bright|blazing|harsh|scorching|brilliant|dazzling) (?:sun(?:light|shine)?|daylight)|ensoleill[ée]e?s?|sunny|sunlit|sun[- ]drenched|inond[ée]e? de (?:soleil|lumi[èe]re)|bright light`,
  ],
  [
    'golden',
    String.raw`golden[- ](?:hour|light|sunlight|glow)|heure dor[ée]e|lumi[èe]res? (?:dor[ée]es?|chaudes?|rasantes?|du (?:soir|couchant)|de (?:fin|soir) (?:du |de (?:la )?)?(?:jour(?:n[ée]e)?|soir[ée]e|apr[èe]s-midi)|de (?:coucher|couchant)(?: (?:de|du) soleil)?)|(?:[ée]clairage|ambiance) (?:de (?:fin|coucher|couchant)(?: (?:du|de) (?:jour(?:n[ée]e)?|soleil))?|dor[ée]e?)|(?:end[- ]of[- ](?:the[- ])?day|late[- ]day|sunset) (?:sun)?light(?:ing)?|(?:late )?(?:afternoon|evening|setting) (?:sun(?:light)?|light)|soleil (?:rasant|du soir|dor[ée]|bas)|sun[- ]kissed`,
  ],
  [
    'rays',
    String.raw`(?:god|sun|light)[- ]?(?:rays|beams|shafts)|(?:rays|beams|shafts) of (?:sun)?light|sunbeams?|rayons? (?:du |de )?(?:soleil|lumi[èe]re)|(?:sun)?light (?:streaming|filtering|pouring|coming) (?:in )?through|(?:soleil|lumi[èe]re) qui (?:filtre|perce|traverse|passe)|crepuscular|lumi[èe]re (?:divine|c[ée]leste|des vitraux)|shaft of light`,
  ],
  [
    'backlit',
    String.raw`(?:[ée]clair[ée]e?s? )?(?:[àa]|en) contre[- ]jour|contre[- ]jour|back[- ]?lit|back[- ]?light(?:ing)?|rim[- ]?light(?:ing)?|silhouettes?|en ombre chinoise`,
  ],
  [
    'candle',
    String.raw`candle[- ]?lit|candle[- ]?light|[àa] la (?:lueur|lumi[èe]re) (?:d['’]une |des |de la |d['’]un |du )?(?:bougies?|chandelles?|feu|lampe)|aux chandelles|lueur (?:des |d['’]une |du )?(?:bougies?|feu)|fire[- ]?light|by the fire(?:side|place)?|lit by (?:a )?(?:single )?(?:candles?|fire|lanterns?|lamp)|lamp[- ]?light`,
  ],
  [
    'moonlit',
    String.raw`(?:au )?clair de (?:la )?lune|moon[- ]?lit|moon[- ]?light|by moonlight|lumi[èe]re de (?:la )?lune|bleu nuit`,
  ],
  [
    'neon',
    String.raw`(?:\p{L}+ )?neon[- ](?:lights?|glow|lit|lighting|reflections)|(?:lumi[èe]res?|[ée]clairages?|ambiance) (?:aux? |de |des )?n[ée]ons?|[ée]clair[ée]e?s? (?:au|aux|par (?:des|les)) n[ée]ons?|n[ée]ons (?:violets?|roses?|bleus?|rouges?|verts?)|cyber[- ]?punk|synth[- ]?wave|vapor[- ]?wave|retro[- ]?wave`,
  ],
  [
    'stage',
    String.raw`[ée]clairage (?:de )?(?:th[ée][âa]tral|th[ée][âa]tre|sc[èe]ne|spot)|stage light(?:ing|s)?|spot ?lit|sous les projecteurs|in the spotlight|theatrical light(?:ing)?`,
  ],
  [
    'faded',
    String.raw`(?:couleurs?|tons?|teintes?) (?:pass[ée]e?s?|fan[ée]e?s?|d[ée]lav[ée]e?s?|us[ée]e?s?|vieillie?s?)|faded(?: colou?rs?)?|washed[- ]out|(?:style |look |photo |effet )?polaroids?|(?:style |look |photo |esprit )?(?:r[ée]tro|vintage)(?: (?:style|look|photo|colou?rs?|feel|vibes?))?|nostalgi(?:e|que|ques|c|a)|(?:style |ann[ée]es |the )(?:19)?[4-8]0s?|lo[- ]?fi|35 ?mm(?: (?:look|film))?|argentique|kodachrome|old photo(?:graph)?|vieille photo|sur[ae]nn[ée]e?s?|poussi[ée]reu(?:x|se|ses)|dusty`,
  ],
  [
    'cold',
    String.raw`(?:cold|cool|icy|steel)(?: blue)? (?:tones?|colou?rs?|light(?:ing)?|palette|mood)|(?:tons?|couleurs?|teintes?|lumi[èe]res?|palette|ambiance) (?:tr[èe]s )?(?:froide?s?|glac[ée]e?s?|bleut[ée]e?s?)|lumi[èe]res? bleues?|blue light(?:ing)?`,
  ],
  [
    'warm',
    String.raw`(?:warm|earthy)(?: (?:golden|orange|earth|autumn|and inviting))? (?:tones?|colou?rs?|light(?:ing)?|palette|mood|glow|atmosphere)|(?:tons?|couleurs?|teintes?|palette|ambiance|atmosph[èe]re) (?:tr[èe]s )?(?:chaude?s?|chaleureuse?s?)|chaleureu(?:x|se|ses)|cos[yi]|co[sz]y|hygge|cocooning`,
  ],
  [
    'vivid',
    String.raw`(?:vivid|vibrant|bold|bright|saturated|punchy|acid)(?: and \p{L}+)? colou?rs|couleurs? (?:tr[èe]s )?(?:vives?|acidul[ée]es?|satur[ée]es?|[ée]clatantes?|flashy|pop)|high[- ]contrast|tr[èe]s contrast[ée]e?|satur[ée]e?s?|vibrant|vivid|pimpante?s?`,
  ],
  [
    'pastel',
    String.raw`(?:couleurs?|tons?|teintes?|palette|in) pastels?|(?<!(?:roses?|bleue?s?|verte?s?|jaunes?|violet(?:te)?s?|mauves?|pinks?|blues?|greens?|yellows?|purples?) )pastel(?:s| colou?rs?| tones?| palette)?`,
  ],
  [
    'muted',
    String.raw`(?:muted|desaturated|subdued|earthy) (?:tones?|colou?rs?|palette)|desaturated|d[ée]satur[ée]e?s?|(?:tons?|couleurs?|palette) (?:sourde?s?|neutres?|[ée]teinte?s?)|(?:presque |quasi |almost |nearly )monochromes?|gris perle|neutral tones`,
  ],
  [
    'glow',
    String.raw`dreamy|onirique|vaporeu(?:x|se|ses)|[ée]th[ée]r[ée]e?s?|ethereal|f[ée][ée]rique|hazy glow|glowing|lumi[èe]re irr[ée]elle|magical (?:light|glow|atmosphere)|ambiance magique|lueur magique`,
  ],
  [
    'fireflies',
    String.raw`(?:(?:des |les |quelques |many |some )?(?:petites? )?)(?:lucioles?|fire ?fl(?:y|ies)|glow[- ]?worms?|vers luisants)|particules? (?:lumineuses?|dor[ée]es?|magiques?)|poussi[èe]re (?:d['’][ée]toiles?|de f[ée]es?|magique|dor[ée]e)|(?:fairy|pixie|star|magic) dust|floating (?:embers|sparks|lights)|bokeh|sparkles|[ée]tincelles|scintillante?s?`,
  ],
  ['grain', String.raw`grain (?:argentique|de film|photo)|film grain|grainy|granuleu(?:x|se)`],
  [
    'mono',
    String.raw`(?:en|in) (?:noir et blanc|black[- ]and[- ]white|n ?& ?b|b ?& ?w)|(?<=[,;.:]\s*)(?:(?:photo|portrait|image|dessin|style|rendu) )?(?:noir et blanc|black[- ]and[- ]white|b&w)(?=\s*(?:[,;.]|$))|(?:photo(?:graphie)?|portrait|dessin|film|image) (?:en )?noir et blanc|(?:black[- ]and[- ]white|b&w) (?:photo(?:graph|graphy)?|picture|portrait|image|drawing|illustration|film|movie|style)|(?<!presque |quasi |almost |nearly )monochrom(?:es?|atic)|gr[ae]yscale|niveaux de gris`,
  ],
  [
    'sepia',
    String.raw`(?:en |in |(?:tons?|couleurs?|teintes?|effet|photo|style) )?s[ée]pia(?: (?:tones?|photo(?:graph)?|style|colou?rs?))?`,
  ],
];

const rules = rows.map(
  ([light, says]) => [light, new RegExp(`${open}(?:${says})${shut}`, 'giu')] as const,
);

/** Two of them say the same of a picture, or contradict each other: the first stays. */
const alike: readonly ReadonlySet<LightName>[] = [
  new Set<LightName>(['soft', 'highkey', 'sunny', 'pastel']),
  new Set<LightName>(['neon', 'dramatic', 'lowkey', 'stage', 'candle']),
  new Set<LightName>(['golden', 'warm', 'candle']),
  new Set<LightName>(['golden', 'moonlit', 'sunny', 'neon']),
  new Set<LightName>(['faded', 'vivid', 'muted']),
  new Set<LightName>(['mono', 'sepia']),
];

export type ToldLight = {
  readonly lights: readonly LightName[];
  /** As typed: every stretch that says one of them. */
  readonly said: readonly string[];
};

/** What else they name is there to be seen: a candle, the moon, a street of neon lights, somebody. */
const shownToo =
  /lune|moon|bougie|chandelle|candle|lampe|lamp|lantern|n[ée]on|feu|fire(?!fl)|cyber|silhouette|contre|back/iu;

/** Of rooms it tells the windows and what hangs there. */
const ofRoom = /^(?:ensoleill|sunny|sunlit|cos[yi]|co[sz]y|chaleureu|hygge|cocooning)/iu;

/** A prompt without what names nothing but its light. */
export const withoutLight = (prompt: string): string =>
  rules
    .reduce(
      (rest, [, rule]) =>
        rest.replace(rule, (said) => (ofRoom.test(said) || shownToo.test(said) ? said : ' ')),
      prompt,
    )
    .replace(/\s{2,}/gu, ' ');

/** Sheets and marks have inks and no light. */
export const isPrinted = (prompt: string): boolean => printed.test(prompt);
const printed =
  /(?<!\p{L})(?:logos?|logotypes?|embl[èe]mes?|emblems?|ic[ôo]nes?|icons?|badges?|motifs?|patterns?|papier peint|wallpaper|invitations?|faire-part|menus?|[ée]tiquettes?|labels?|stickers?|autocollants?|couvertures?|covers?|flyers?|enseignes?|planches?(?=\s+(?:botanique|contact|de\s+(?:bd|stickers?|gommettes?|tatouages?)|d['’](?:autocollants?|[ée]tiquettes?|illustrations?)))|tracts?)(?!\p{L})|(?<!\p{L})(?:carte|card)(?! postale)(?!\p{L})/iu;

/** In which light a picture is told to be; none where nothing is said of it. */
export function readLight(prompt: string): ToldLight {
  const found = rules.flatMap(([light, rule]) => {
    const said = [...prompt.matchAll(rule)].map(([words]) => words);
    return said.length > 0 ? [{ light, said }] : [];
  });
  const kept = found.filter(
    ({ light }, at) =>
      !found
        .slice(0, at)
        .some((before) => alike.some((group) => group.has(light) && group.has(before.light))),
  );
  return {
    lights: kept.map(({ light }) => light),
    said: found.flatMap(({ said }) => said),
  };
}
