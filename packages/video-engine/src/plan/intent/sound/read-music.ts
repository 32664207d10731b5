import type { Intent, MusicEnd } from '../../../model/intent.ts';
import { secondsOf, time } from '../duration/read-time.ts';
import { moodOf } from '../words/mood-words.ts';
import type { WishReader } from '../words/wish-reader.ts';
import { music } from './music-words.ts';
import { readMusicEnd } from './read-music-end.ts';

const ofMusic =
  '(?:de (?:la |ma )?(?:musique|chanson)|du (?:morceau|son)|of the (?:music|song|track))';
const chorus =
  '(?: ?,? ?(?:au|a la|sur le|sur la|at the|from the) (?:refrain|couplet|chorus|verse|drop|pont|break))?';
const off =
  /\b(?:sans|pas de|aucune|no|without|ni(?: de)?)(?: any)? (?:la |the )?(?:musique|music)\b(?! (?:forte|douce|trop|triste|calme|rock|pop|jazz|epique|joyeuse|classique|electro|techno|rap|lente|rapide|agressive|bruyante|violente|cheesy|sad|loud|with|avec (?:des )?paroles|a paroles|pendant|avant|apres|sur|dans|au (?:debut|milieu)|a (?:la fin|partir)|during|before|after|at ))|(?<!(?:don't|do not|never|not|pas|sans) )\b(?:enleve|coupe|retire|supprime|vire|oublie|zappe|remove|drop|skip|forget|lose)[rsz]? (?:la |the )?(?:musique|music)\b(?! (?:quand|pendant|a |at ))/g;
const louder =
  /\b(?:musique|music|chanson) (?:tres |bien |beaucoup |assez |plutot |super |vraiment |un peu )?(?:plus )?(?:forte|fort|a fond|louder|loud)\b(?! (?:que (?!d'habitude)|qu'|than (?!usual)))|\bmusique (?:a fond|au max(?:imum)?|au (?:volume )?max(?:imum)?|a bloc|a donf|tres haute?)\b|\b(?:volume|son) (?:de (?:la )?)?musique (?:au max(?:imum)?|a fond)\b|\bvolume (?:au max(?:imum)?|a fond)\b|\b(?:monte|augmente|pousse)[rsz]? (?:le (?:volume|son) de )?la musique\b(?: (?:a fond|au max(?:imum)?|bien fort))?|\b(?:louder|loud) music\b|\b(?:turn up|raise) the music\b/g;
const quieter =
  /\b(?:musique|music|chanson) (?:tres |bien |beaucoup |toute )?(?:moins (?=forte)|plus (?!forte))?(?:basse|bas|(?<=moins )forte|faible|discrete|doucement|quieter|quiet|low)\b|\b(?:la |une )?musique (?:(?:doit|devrait|should|must) )?(?:(?:rester?|etre|reste|soit|est|stay) )?(?:juste |bien |tout |seulement )?(?:(?:en|de) fond|en sourdine|en arriere[ -]plan|au second plan|(?:en |par[ -])?dessous(?! (?:de|du|des)))\b(?! sonore)|\bmusic (?:(?:should|must|has to) )?(?:(?:stay|be|stays|is) )?in the background\b|\b(?:baisse|diminue|reduis)[rsz]? (?:le (?:volume|son) de )?la musique\b(?! (?:quand|lorsqu|pendant|sous|des qu))|\b(?:quieter|quiet|soft|low) (?:background )?music\b|\b(?:turn down|lower) the music\b(?! (?:when|while|under|during))/g;
const notLoud =
  /\b(?:musique|music|chanson) (?:pas|moins|not) (?:trop |si |tres |too )?(?:forte?|loud|haute)\b|\bmusique toute douce\b|\bpas trop (?:fort|haut) la (?:musique|chanson)\b|\bmusique en fond,? (?:toute |bien |tres )?(?:douce|doucement|basse|discrete)\b/g;
/** No level and no moment of the music that could be set. */
const unknown = [
  /\b(?:(?:mets|baisse|monte|regle|put|set|lower|raise)[rsz]? )?(?:(?:le )?(?:volume|son) de )?(?:la |the )?(?:musique|music|chanson|volume)(?: volume)? (?:a|de|at|to|by) \d{1,3} ?(?:%|pour ?cent|db|percent)/g,
  new RegExp(
    `${music}(?: [a-z]{3,12}){0,2} (?:que |only )?${time} (?:apres|avant|after|before|into)(?: [a-z']{1,10}){0,3}`,
    'g',
  ),
];
const muteFilm =
  /\b(?:video|film|montage|clip|version) (?:totalement |completement |entierement )?(?:muette?|silencieu(?:x|se))\b|\bsans (?:aucun|le moindre) (?:son|bruit)\b(?! d)|\b(?:silent|mute) (?:film|video|movie)\b/;
const withMusic =
  /(?<![a-z])(?:avec|with) (?:la |de la |ma |une? |the |some |my )?(?:musique|music)(?![a-z])/;
const ducked =
  /\bmusique(?: [a-z']{1,10}){0,2} (?:en fond|de fond|moins forte|plus basse?|plus doucement|plus faible|discrete|baissee|attenuee|legere)(?: [a-z']{1,10}){0,2} (?:voix|parole|dialogue|quand|pendant)/;
const start = new RegExp(
  `(?:(?:commence|demarre|lance|debute|cale|mets|place|positionne|fais partir|fais demarrer|fais commencer|start|begin)[rsz]? ${music}${chorus},? ?(?:a|at|from|des|a partir de)|${music} (?:a partir de|depuis|des|from|starting at|qui commence a|commence a|demarre a)) (?:la )?(${time})`,
  'g',
);
/** "start the track 35 seconds in" */
const secondsIn = new RegExp(
  `(?:start|begin|open|commence|demarre|lance)[rsz]? ${music} (${time}) (?:in|into it|apres le debut)(?![a-z])`,
  'g',
);
/** « la chanson doit partir à 0:15 » */
const shouldStart = new RegExp(
  `${music}(?: (?:doit|devrait|devra|should|must|has to|needs to|peut|can))? (?:partir|parte?|commencer?|demarrer?|debuter?|arriver?|entrer?|se lancer?|start|starts|begin|begins|kick in|come in|play)${chorus},? (?:a|at|from|des|a partir de|depuis) (?:la )?(${time})`,
  'g',
);
/** « saute les 30 premières secondes de la chanson » */
const skipped = new RegExp(
  `(?:saute[rsz]?|coupe[rsz]?|enleve[rsz]?|passe[rsz]?|ignore[rsz]?|zappe[rsz]?|retire[rsz]?|skip|cut|ignore|drop)(?: les| the)? (?:(\\d{1,3}) premieres secondes?|first (\\d{1,3}) seconds?) (?:de |of )?${music}`,
  'g',
);
const refrain = '(?:refrain|chorus|drop)';
const partly = `(?: (?:(?:directement|direct|directly|straight|tout de suite|pile|juste) )?(?:au|du|sur le|avec le|par le|a partir du|des le|at the|from the|on the|with the))`;
const begins = `(?:(?:qui )?(?:commence|demarre|lance|debute|fais demarrer|fais commencer|fais partir|fais debuter|mets|cale|start|begin)(?:[rs]|nt|z|ant)?)`;
/** « commence la musique au refrain » */
const fromChorus = new RegExp(
  `${begins}(?: ${music})?${partly} ${refrain}(?: ${ofMusic})?|${music}(?: (?:doit|should|must))?(?: (?:commencer?|demarrer?|start|starts|begin|begins))?${partly} ${refrain}(?: ${ofMusic})?|(?:juste|seulement|uniquement|only|just|garde|prends|mets|passe|joue|keep|use|play|put)[sz]?(?: (?:directement|juste|seulement|straight|only))? (?:le|the) ${refrain}(?: ${ofMusic})?`,
  'g',
);
const fromChorusAt = new RegExp(
  `(?:${fromChorus.source}),? ?\\(?(?:a |at )?(\\d{1,2}:\\d{2})\\)?`,
  'g',
);
const part = new RegExp(
  `${begins} ${music}${partly.replaceAll('au|', 'au|a la|sur la|')} (?:couplet|verse|pont|break|intro)|${music} (?:au|a partir du|from the) couplet`,
  'g',
);
/** « à partir de 0:20, pas trop forte » */
const levelToo =
  /^,? ?(?:et |mais |but |and )?(?:(?:pas (?:trop |tres )?|moins |not (?:too )?)(?:forte?|loud)|(?:tres |bien |plutot |toute |assez |un peu )?(?:moins forte|discrete|basse|douce|en fond|quiet|low)|((?:plus |tres |bien |assez |plutot |vraiment |un peu plus |quite |pretty )?(?:forte?|a fond|loud)))(?![a-z])/;
/** « à partir de 0:30 jusqu'à 1:00 » */
const endsToo = new RegExp(
  `^(?:,? ?(?:et|and|puis|then)? ?(?:qui |elle |it )?(?:s'arrete|se coupe|se termine|finit|stops?|ends?|jusqu'a|until|a|to)(?: (?:a|at|vers))?) (?:la )?(${time})`,
);
const choice =
  /\b(?:(?:ajoute|mets|mettre|mettez|choisis|trouve|add|choose|pick|find|put|use)[rsz]?(?: moi)? )?(?:(?:une?|de la|la|a|some|the) )?(?:musique|chanson|music|song) (?:un peu )?(?:plus|moins) (?!forte?s?\b|bas|haut|discret|presente?|audible|doucement|loin|tard|tot|long|court|vite|lente? au)[a-z]{3,14}\b|\b(?:happier|sadder|calmer|(?:more|less) (?:cheerful|upbeat|energetic|dramatic|classical|modern|gentle)) (?:music|song)\b|\b(?:remplace|change|passe|mets|replace|change|swap)[rsz]? (?:la |ma |the )?(?:musique|chanson|music|song) (?:par|pour|en|with|for|to) (?:du |de la |une? |some |a )?[a-z]{3,12}(?: (?:de |d')?[a-z]{3,12})?\b|\b(?:ajoute|mets|mettre|choisis|trouve|compose|genere|add|choose|pick|find|compose|generate)[rsz]?(?: moi)? (?:une? |de la |some |a )?(?:[a-z]{1,12} )?(?:musique|music|chanson|song|soundtrack)(?: (?:epique|douce|calme|joyeuse|triste|entrainante|rock|pop|jazz|classique|electro|libre de droits|gaie|piano|au piano|de piano|chill|lo-?fi|techno|detendue|melancolique|cinematographique|grandiose|calme))?\b|\b(?:musique|chanson|bande[ -]son) (?:tres |plus |bien )?(?:douce|calme|lente|rapide|dynamique|energique|zen|relaxante|rythmee|posee|epique|joyeuse|triste|entrainante|rock|pop|jazz|classique|electro|gaie|piano|au piano|de piano|chill|lo-?fi|techno|detendue|melancolique|cinematographique|grandiose)\b|\b(?:un )?(?:air de |peu de |morceau de )piano\b|\b(?:calm|gentle|slow|relaxing|fast|upbeat|energetic|dynamic|chill|epic|happy|sad|piano|electronic|cinematic|lo-?fi) (?:music|song|soundtrack)\b/g;
const onBeat =
  /\b(?:cale[rz]?|coupe[rz]?|synchronise[rz]?|monte|cut|sync|fast cuts)?(?: les)? ?(?:coupes|plans|cuts|montage)? ?(?:cale(?:e|es|s)? |synchro(?:nisee?s?)? )?(?:sur|avec|on|to|en|au) (?:le |la |les |the )?(?:rythme|beats?|tempo|temps(?: forts)?|battements?|musique|music)(?: (?:de la |of the )(?:musique|music|chanson|song))?\b/g;

type Music = { -readonly [K in keyof Intent['music']]: Intent['music'][K] };

/** Whether there is music, how loud, from where and until when. */
export function readMusic(
  reader: WishReader,
  hasMusic: boolean,
  endByClip: MusicEnd,
): Intent['music'] {
  const wish: Music = {
    ...{ use: 'auto', level: 'auto', startSeconds: 0, part: 'auto', mood: null },
    end: endByClip,
  };
  const take = (pattern: RegExp, field: string, set: (seconds: number) => void) =>
    reader.each(pattern, (match, at) => {
      if (!hasMusic && wish.mood === null) return reader.refuse('no-music', at);
      if (wish.use === 'none') return reader.refuse('contradiction', at, 'music.use');
      const said = match[1] ?? match[2] ?? '';
      set(secondsOf(/^\d+$/.test(said) ? `${said} s` : said));
      reader.understand(field, at);
    });
  reader.each(secondsIn, (match, at) => {
    if (!hasMusic) return;
    wish.startSeconds = secondsOf(match[1] as string);
    reader.understand('music.startSeconds', at);
  });
  wish.end = readMusicEnd(reader) ?? endByClip;
  for (const pattern of unknown) reader.each(pattern, (_match, at) => reader.leave(at));
  const silent = muteFilm.exec(reader.text);
  if (silent !== null && !withMusic.test(reader.text)) {
    wish.use = 'none';
    const { index, 0: words } = silent;
    // Not taken: the clips' sound is read from the same words.
    reader.understood.push({
      field: 'music.use',
      index: null,
      start: index,
      end: index + words.length,
    });
  }
  reader.each(off, (_match, at) => {
    wish.use = 'none';
    reader.understand('music.use', at);
  });
  // Nobody gets music that they did not ask for: where none is given, only these words bring one.
  reader.each(choice, (match, at) => {
    if (hasMusic || wish.use === 'none') return;
    const mood = moodOf(match[0]);
    if (mood === null) return;
    wish.mood = mood;
    reader.understand('music.mood', at);
  });
  take(start, 'music.startSeconds', (seconds) => {
    wish.startSeconds = seconds;
  });
  for (const pattern of [shouldStart, skipped]) {
    take(pattern, 'music.startSeconds', (seconds) => {
      wish.startSeconds = seconds;
    });
  }
  readBehind(reader, wish);
  // « au refrain (0:58) »: the moment says where it is.
  take(fromChorusAt, 'music.startSeconds', (seconds) => {
    wish.startSeconds = seconds;
  });
  take(fromChorus, 'music.part', () => {
    wish.part = 'chorus';
  });
  readBehind(reader, wish);
  reader.each(part, (_match, at) => reader.refuse('music-part', at));
  if (!ducked.test(reader.text)) {
    const isTold = reader.text.includes('moins forte');
    if (!isTold) take(louder, 'music.level', () => (wish.level = 'high'));
    take(notLoud, 'music.level', () => (wish.level = 'low'));
    take(quieter, 'music.level', () => (wish.level = 'low'));
  }
  reader.each(choice, (match, at) => {
    const isGiven =
      hasMusic &&
      /^(?:ajoute|mets|add)[a-z]* (?:une? |de la |some |a )?(?:musique|music)$/.test(match[0]);
    if (isGiven) reader.understand('music.use', at);
    else reader.refuse(hasMusic ? 'music-choice' : 'no-music', at);
  });
  reader.each(onBeat, (_match, at) => {
    if (hasMusic || wish.mood !== null) reader.understand('music.use', at);
  });
  return withItsEnd(reader, wish, hasMusic);
}

/** Of music that there is not nobody can say where it ends. */
function withItsEnd(reader: WishReader, wish: Music, hasMusic: boolean): Music {
  if ((hasMusic || wish.mood !== null) && wish.use !== 'none') return wish;
  reader.refuseUnderstood('music.end', hasMusic ? 'contradiction' : 'no-music');
  return { ...wish, end: null };
}

/** How loud the music is and where it ends, said right behind where it starts. */
function readBehind(reader: WishReader, wish: Music): void {
  for (const { field, end } of [...reader.understood]) {
    if (!/^music\.(?:startSeconds|part)$/.test(field)) continue;
    const loud = levelToo.exec(reader.text.slice(end));
    if (loud !== null) {
      wish.level = loud[1] === undefined ? 'low' : 'high';
      reader.understand('music.level', { start: end, end: end + loud[0].length });
      continue;
    }
    const too = endsToo.exec(reader.text.slice(end));
    if (too === null) continue;
    const at = { start: end, end: end + too[0].length };
    // Both are moments of the music: what lies between them is heard.
    const length = secondsOf(too[1] as string) - wish.startSeconds;
    if (wish.part === 'chorus' || length <= 0) {
      reader.refuse('music-end', at);
      continue;
    }
    wish.end = length;
    reader.understand('music.end', at);
  }
}
