const film = String.raw`(?:films?|montages?|videos?|reels?|movies?|clip)`;

/** How far what runs is. Folded, whole messages. */
export const progress =
  /^(?:(?:alors|et|bon|du coup|so|and|dis)[\s,]*)*(?:(?:ca|il|elle|c'est|ce|it|on)(?: en)? (?:est|avance|progresse|en est|devient)[\s-]*(?:ou|a combien|comment|bien|bientot|deja)?|ca (?:avance|donne quoi|en est ou|va (?:prendre|durer|etre long)(?: .{0,30})?|prend (?:combien|longtemps)(?: .{0,30})?)|(?:c'est|il est|elle est|est-ce(?: que c'est)?)(?: (?:bientot|deja|enfin|presque|pas encore))* (?:fini|prete?|termine|fait|bon|long)e?|(?:bientot|deja|presque|toujours pas|pas encore) (?:fini|prete?|termine|la)e?|(?:encore|il reste|il en reste|reste[- ]t[- ]il|plus que) (?:long|longtemps|combien)(?: .{0,20})?|(?:dans )?combien de temps(?: (?:encore|reste[- ]t[- ]il|il (?:reste|faut|te faut)|ca (?:prend|va prendre|dure|va durer)|pour|avant|faut[- ]il))*.{0,20}|quand (?:est-ce que )?(?:c'est|ce sera|ca sera|sera[- ]t[- ](?:il|elle)|ca finit|ce serait|est-ce).{0,20}|where are (?:we|you)(?: at)?|how(?:'s| is) it (?:going|coming along)|how (?:far|long)(?: .{0,30})?|is it (?:done|ready|finished|over)(?: yet)?|(?:done|ready|finished)(?: yet)?|almost (?:there|done)|eta|any (?:news|progress|update)|(?:tu as|t'as|as[- ]tu|avez[- ]vous|have you) (?:bientot |deja )?(?:fini|termine|finished)|des nouvelles|du nouveau|status|progress|avancement|pourcentage)[\s?]*$/;

/** A part of the film that is named with it: « mets une musique plus douce dans le film ». */
export const aboutFilm = new RegExp(
  String.raw`^(?:(?:re|r)?(?:mets?|ajoute[rsz]?|enleve[rsz]?|retire[rsz]?|vire[rsz]?|coupe[rsz]?|change[rsz]?|remplace[rsz]?|baisse[rsz]?|monte[rsz]?|augmente[rsz]?|raccourci[srt]*|rallonge[rsz]?|mettre)|put|add|remove|cut|change|replace|lower|raise|turn|drop|trim)(?![a-z]).{1,70}(?<![a-z])(?:dans|sur|du|de|au|a|in|to|from|of|on) (?:le |mon |ce |la |ma |cette |the |my |this |that |l')(?:dernier |last |latest )?${film}(?![a-z])`,
);

/** Verbs that only a film takes. */
export const filmVerbs =
  /^(?:raccourci[srt]*|rallonge[rsz]?|allonge[rsz]?|accelere[rsz]?|ralenti[srt]*|shorten|lengthen|speed (?:it|that|the)|slow (?:it|that|the)|trim|remonte[rz]?|commence[rz]? (?:par|avec|sur)|(?:fini[st]|finir|termine[rz]?) (?:par|avec|sur)|(?:start|end|open|finish) (?:with|on)|fais[- ]le durer|make it (?:shorter|longer|faster|slower|last))(?![a-z])/;

/** « 20 secondes », « la fin est trop longue », « trop rapide »: said of a film that is at hand. */
export const filmRemark =
  /^(?:\d+ ?(?:s|sec|secondes?|seconds?|minutes?|min)$|(?:en|in) |(?:c'est |it's )?(?:trop|too|pas assez|plus|moins) |(?:le|la|les|l'|the) ?.{2,30} (?:est|sont|is|are|trop|too)(?![a-z])|(?:shorter|longer|faster|slower|vertical|verticale?)$)/;
/** « il est où ? », « montre-le » */
export const whereFilm =
  /^(?:(?:il |elle )?est ou|ou (?:il |elle )?est(?:[- ](?:il|elle))?|ou est(?:[- ]ce qu'il est)?|where(?:'s| is) (?:it|that)|(?:fais |fai )?voir|(?:le|la|it) (?:voir|regarder|revoir)|(?:(?:re)?montre|show|play|lis|joue|regarder|voir)(?:[- ](?:moi|me))?[- ]?(?:le|la|it)?|(?:il |elle )est ou)(?: (?:le|mon|the|my) (?:film|montage|video))?$/;

/** What a film has and a picture has not, or what both have and a film was spoken of. */
export const filmParts =
  /(?<![a-z])(?:titres?|textes?|musiques?|sons?|voix|secondes?|minutes?|sec|\d+ ?s|duree|courte?|longue?|long|rythmee?|rythme|lente?|rapide|plans?|transitions?|fondus?|intro|debut|fin|verticale?|horizontale?|9[:/]16|16[:/]9|sous-titres?|clips?|sequences?|titles?|texts?|music|sounds?|voices?|seconds?|shorter|longer|faster|slower|pace|shots?|ending|beginning|captions?|subtitles|vertical|logo|generique|credits|insta(?:gram)?|tiktok|reels?|story)(?![a-z])/;
