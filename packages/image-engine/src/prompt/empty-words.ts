/** Words of three letters and fewer that only join others or praise; every other one asks for something. */
export const isJoining = (word: string): boolean =>
  word.length < 2 || joining.has(word) || /^\p{N}/u.test(word);

const joining: ReadonlySet<string> = new Set(
  `ai as au aux ca car ce ces ci de des dit du elle en es est et eu eux fut ici il ils je la le les leur lui ma me mes moi
  mon ne ni nos nous on ou par pas peu pis pour qu que qui sa se ses si soi son sur ta te tes toi ton tre tres tu un une va vas
  vos vu an and any are at be but by can did do for get got had has he her him his how if in is it its let my no nor not
  now of off oh ok one our out own per she so the to too up us via was we who why yet you la el del st ste mr mrs ms mme
  all non oui ah eh hey say too bit fin vue mis mise fait cm mm km px ans be am ya cela dan sou ver che
  bon bel vrai tel tous tout bas quand dix six sept huit deux two ten onze`
    .split(/\s+/)
    .filter(Boolean),
);
