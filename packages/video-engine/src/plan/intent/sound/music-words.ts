export const music =
  '(?:(?:la |le |ma |the |my |de la |some )?(?:musique|chanson|morceau|bande-son|music|song|track))';
export const stops =
  '(?:(?:on |tu |je )?(?:arrete|stoppe|coupe|finis|termine|eteins|stop|end|cut)(?:[rsz]|ez|er)?)';
export const ends =
  "(?:(?:doit|devrait|devra|should|must|has to|needs to) )?(?:s'arreter?|se couper?|se terminer?|finir|coupee|arretee|s'arrete|se coupe|se termine|s'eteint|finit|stops?|ends?)";
/** « pas de musique » of some of the film. */
export const noMusic =
  '(?:(?:et |and )?(?:plus|pas|sans|aucune|no|no more|without)(?: de| any)? (?:la |the )?(?:musique|music))';
