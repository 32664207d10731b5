import type { Act } from '../act.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words that do nothing but keep a talk going, by what they do; the first that is said decides. Folded. */
const kinds: readonly (readonly [act: Act, words: ReadonlySet<string>])[] = [
  [
    { do: 'stop' },
    set(
      'laisse laissez rien oublie oubliez oublions oublier stop stoppe arrete arretez abandonne tomber nevermind forget quit scrap drop',
    ),
  ],
  [
    { do: 'wait' },
    set(
      'attends attend attendez patiente patientez minute minutes seconde secondes sec instant moment wait hold hang second seconds brb pause bouge',
    ),
  ],
  [
    { do: 'thanks' },
    set(
      'merci mercis thanks thank thx cheers ta remercie revoir bye goodbye ciao tchao tchuss bisous bises tcho later farewell',
    ),
  ],
  [
    { do: 'greet' },
    set(
      'cc hiya heya slt bjr bonjour bonsoir salut coucou hello hey hi yo wesh hola salutations rebonjour re bjr morning evening afternoon',
    ),
  ],
];

const around = set(`
  bon bonne bonnes et a au la le l les on y tu toi vous moi je j me m te t ami amis amie tous tout toute toutes monde le monsieur madame
  mec frere copain copine armoni assistant c'est c est ca va bien non oui ouais nan ok okay d'accord alors donc ben bah euh hum plus
  beaucoup infiniment tres vraiment un une deux trois petit petite papillon voir encore excellente excellent belle beau super
  demain parfait genial top stp svp s'il plait allez finalement pour aujourd'hui ce sera tout suite prochaine prochain
  the a an all there everyone team friend buddy mate pal you your so much very have good great nice day one it that on up just
  for now i'm i m done no yes well ok please please, my dear big many fine again tomorrow soon around evening folks de d pas
  grave mal lot bunch aide patience temps help time everything cet echange chef boss patron too hein matin grand vieux vieille du reste compagnie gang guys people bande coup main tick
  artiste maestro champion champione aimable gentil gentille vous etes tu es bien file trop pardon finalement
  comme il faut besoin bouge
`);

/** « bonne soirée et merci », « minute papillon », « bon, on oublie »; null where anything else is said. Folded. */
export function readPhatic(folded: string): Act | null {
  const said = folded
    .replace(/[!.,;:…?]+/g, ' ')
    .replace(leaving, ' bye ')
    .replace(/n'en (?:fai(?:s|tes)|dites) rien|ne fai(?:s|tes) rien|never mind/g, ' laisse ')
    .replace(/(?<![a-z])(?:l|d|j|s|qu)'/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const isKnown = (word: string) => around.has(word) || kinds.some(([, words]) => words.has(word));
  if (said.length > mostWords || !said.every(isKnown)) return null;
  return kinds.find(([, words]) => said.some((word) => words.has(word)))?.[0] ?? null;
}

const leaving =
  /(?<![a-z])(?:(?:bonne|bon|good|nice|great|lovely) (?:fin de )?(?:soiree|journee|nuit|apres-midi|week-?end|continuation|dimanche|route|night|day|evening|afternoon|weekend|one)|a (?:demain|plus|bientot|tout a l'heure|la prochaine)|see you)(?![a-z])/g;
const mostWords = 9;
