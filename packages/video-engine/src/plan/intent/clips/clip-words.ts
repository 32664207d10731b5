import { time } from '../duration/read-time.ts';
import { reference } from './find-references.ts';

export const keep =
  '(?:garde|gardes|gardez|garder|prends|prend|utilise|conserve|montre|keep|use|take|show)';
/** « n'oublie pas le clip 2 », "don't skip clip 2" leaves nothing out. */
export const notRefused = "(?<!(?:don't|do not|never|not|ne pas|pas|jamais|sans) )";
export const leavesOut =
  '(?:enlev|coup|saut|retir|supprim|vir|jett|ignor|oubli|zapp|ecart|elimin|evit|pass)(?:es?|ez)';
export const cut = `(?:${notRefused}(?:enlev|coup|saut|retir|supprim|vir|jett|ignor|oubli|zapp|ecart|elimin|evit|pass)(?:es?|ez|er)|${notRefused}jeter|laisse[rsz]? tomber|(?:ne |n')?(?:garde|utilise|prends|montre)[rsz]? pas|(?:don't|do not) (?:use|keep|show)|${notRefused}(?:skip|cut|cut out|remove|drop|trim|ignore|lose|forget|leave out))`;
export const just = '(?: (?:seulement|uniquement|juste|que|just|only))?';
export const anyClip =
  '(?:chaque (?:clip|video|rush|extrait)|chacune? des (?:clips|videos)|tous les (?:clips|rushs)|toutes les videos|(?:each|every) (?:clip|video)|all (?:the )?(?:clips|videos))';
export const target = `(?:(${reference})|${anyClip})`;
export const of = '(?: (?:du|de|dans|sur|off of|off|of|from|in|on))? ?';
export const range = `(?:(?:le |la |l'|un |une |the )?(?:passage|moment|partie|extrait|bout|morceau|part|bit|section)s? )?(?:(?:de|from|entre|between) )?(?:la )?(${time}|\\d{1,3})(?:e|eme)? ?(?:a|to|jusqu'a|et|and|-{1,2}>?|→|>) ?(?:la )?(${time})`;
export const theFilm = '(?: (?:le film|la video|le montage|tout|the film|the video|it|things))?';
export const straight =
  "(?: (?:directement|direct|tout de suite|d'entree(?: de jeu)?|d'emblee|d'abord|aussitot|straight|right|directly|off|out|up|straight away|right away|en beaute|en force)){0,2}";
export const start = `(?:(?:(?:commenc|demarr|attaqu|entam|embray|ouvr|introdui|lanc)[a-z]{1,4}|debut[a-z]{0,4}|ouverture|intro(?:duction)?|(?:start|begin|open|kick|lead)(?:s|ing|ning)?)${theFilm}${straight} (?:par|avec|sur|with|on|from|by)|(?:on part|partir|partez|pars)(?: d'abord)?(?: de| sur| avec)?)`;
export const end = `(?:(?:(?:en )?finissant|termin|fini|conclu|ferm|clotur|achev|boucl)[a-z]{0,4}|clos|clore|(?:end|finish|close|conclude|wrap)(?:s|ing)?)${theFilm}${straight} (?:par|avec|sur|with|on|by)`;
export const isTo =
  "(?: (?:du film|de la video|du montage|of the film|of the video))? (?:(?:doit|devra|devrait|va|should|must|has to|needs to|will)(?: to)? (?:etre|be)|sera|soit|est|c'est|is)";
export const picture = '(?:plan|image|clip|extrait|scene|sequence|video|shot|picture)';
export const atFirst =
  "(?:d'abord|(?:tout |direct |directement )?au (?:tout )?debut|pour (?:le |l')?(?:debut|ouverture|intro)|en (?:tout )?premiere?(?: position| lieu)?|en intro(?:duction)?|en guise d'ouverture|au (?:tout )?debut|en ouverture|en tete|pour (?:commencer|ouvrir|demarrer|attaquer)|(?:should |must )?(?:come |comes |be )?first|at the (?:start|beginning))";
export const atLast =
  '(?:pour (?:la |le )?(?:fin|final|cloture|dernier plan)|pour (?:conclure|fermer|clore|cloturer|terminer|boucler)|en final|tout a la fin|a la (?:toute )?fin|pour le dernier (?:plan|clip)|en (?:tout )?derniere?(?: position| lieu)?|en cloture|en fermeture|pour finir|en conclusion|at the end|(?:should |must )?(?:come |comes |be )?last)';
export const put =
  '(?:(?:mets|met|mettre|place|placer|put|avec|garde|gardes|gardez|laisse|passe|je veux|je voudrais)(?: voir)? )?';
export const without =
  "(?:sans|pas|enleve[rsz]?|supprime[rsz]?|retire[rsz]?|vire[rsz]?|exclu[st]?|exclure|exclue[rz]|ignore[rsz]?|saute[rz]?|oublie[rsz]?|zappe[rsz]?|ecarte[rsz]?|elimine[rsz]?|evite[rsz]?|jette[rsz]?|fai(?:s|re|tes) (?:abstraction|l'impasse|sans)|faire l'impasse|abstraction|laisse[rsz]? (?:tomber|de cote)|mets? de cote|mettre de cote|passe[rsz]? outre|debarrasse[a-z-]{0,5}|(?:ne |n')?tiens pas compte|(?:n'utilise|ne mets|ne mettre|ne garde|ne prends|n'inclus|ne veux|ne montre|ne veut)(?:z)? pas|(?:je )?(?:ne )?veux pas|forget(?: about)?|ignore|omit|ditch|lose|get rid of|without|skip|remove|leave out|drop|exclude|don't use|do not use|sans (?:utiliser|prendre|mettre|montrer|garder)|not|no|(?:(?:je |on |tu )?(?:ne )?(?:veux|veut|voulons|voudrais) (?:surtout |vraiment )?pas |(?:i |we )?(?:don't|do not) want (?:to )?)(?:voir|avoir|mettre|montrer|see|use|have|show)?|(?:ne |n')?(?:garde|prends|utilise|mets|montre)[rsz]? rien|(?:(?:je |on )?(?:ne |n')?(?:veux|veut|garde|mets|montre|utilise|prends)[rsz]? (?:voir |mettre |utiliser |garder )?)?ni|neither)";
export const only =
  "(?:seulement|uniquement|exclusivement|juste|rien que|rien d'autre que|nothing but|(?<!(?:et|ou|and) )que|only|just|(?:n'utilise|ne garde|ne prends)[rsz]? que|utilise(?:r|z)? (?:exclusivement|uniquement|seulement|juste)|use only|only use|garde[rsz]? (?:seulement|uniquement|juste|que)|(?:i |we )?only (?:want|need|keep|show)(?: to see)?|just (?:keep|show|want)|(?:ne |n')?(?:veux|veut|montre|voir)[rsz]? (?:voir )?(?:que|uniquement|seulement))(?: avec)?(?: (?:des |les |the )?(?:images|plans|videos|clips|rushs|passages|footage)(?= [\\ue000-\\uf7ff]))?";
export const andThen =
  "(?:,? ?(?:et |and )?(?:puis|ensuite|apres(?: ca)?|enfin|pour finir|then|next|finally|after that|lastly|followed by|suivi(?:e|s|es)? d[eu']|>|->)(?: by| par| avec| with| on| mets| de)?,?)";
export const sound = "(?:le |la |the |l')?(?:son|audio|sound|voix|bruit)(?: d'origine)?";
export const slower =
  '(?:(?:au )?ralenti x ?0[.,]5|en x ?0[.,]5|a (?:la )?(?:moitie de la vitesse|mi-vitesse)|au ralenti|en ralenti|ralentie?|in slow motion|en slow motion|plus lente?(?:ment)?)';
export const faster =
  '(?:(?:en )?accelere x ?2|en accelere|accelere|plus vite|in fast motion|spe?ed up|(?:en |a )?(?:vitesse )?x ?2(?![\\d.,])|en vitesse double|a double vitesse)';
export const unchanged =
  '(?:(?:en|a) vitesse (?:normale|reelle)|vitesse normale|normal speed|at normal speed|en temps reel)';
export const onPart = '(?: sur| pour| on| a| dans| pendant| durant| in| for| over| during| de)?';
export const parts = {
  'first-half':
    '(?:la |the )?(?:premiere|1ere|first) (?:moitie|half|partie)(?: du film| of the film)?',
  'second-half':
    '(?:la |the )?(?:deuxieme|seconde?|2e|2eme|derniere|second|last) (?:moitie|half|partie)(?: du film| of the film)?',
  start: '(?:le |au |the )?(?:debut|beginning)(?: du film)?',
  end: '(?:la |a la |the |at the )?(?:fin|end)(?: du film)?',
} as const;
