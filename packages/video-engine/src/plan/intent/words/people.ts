import { fold } from './read-wording.ts';

/** Who is seen as a person, and cannot be told from others; folded and singular. */
const people = new Set(
  [
    'homme femme fille garcon enfant bebe fils pere mere papa maman papi papy papie mamie mamy',
    'frere soeur cousin cousine oncle tante tonton tata parent famille mari marie mariee epoux epouse',
    'couple ami amie copain copine invite invitee monsieur dame mec gars meuf gosse gamin gamine',
    'danseur danseuse chanteur chanteuse musicien musicienne acteur actrice comedien comedienne',
    'joueur joueuse gardien gardienne coureur coureuse cycliste surfeur surfeuse skieur skieuse',
    'nageur nageuse plongeur plongeuse cavalier cavaliere pilote serveur serveuse cuisinier cuisiniere',
    'boulanger boulangere patissier patissiere artisan vendeur vendeuse client cliente eleve prof',
    'professeur maitresse equipe public foule visiteur visiteuse orateur oratrice guide',
    'man woman girl boy child kid baby son daughter father mother dad mum mom grandma grandpa',
    'brother sister aunt uncle family friend guest guy lady bride groom dancer singer musician',
    'actor actress player keeper runner cyclist surfer skier swimmer diver rider chef cook waiter',
    'baker seller customer student teacher team crowd audience visitor speaker',
  ]
    .join(' ')
    .split(' '),
);

const named =
  /(?<!\p{L})(?:(?:les?|la|une?|des|du|m(?:on|a|es)|s(?:on|a|es)|the|an?|my) |l['’])?([\p{L}-]{3,16})(?!\p{L})/giu;
const english = /\b(?:the|my|with|start|end|keep|remove|without|shots|only)\b/i;

/** The words with people in the place of who is named in them; null where nobody is. */
export function withPeople(words: string): string | null {
  const seen = english.test(words) ? 'people' : 'les personnes';
  const said = words.replace(named, (all, noun: string) => {
    const folded = fold(noun);
    return people.has(folded) || people.has(folded.replace(/[sx]$/, '')) ? seen : all;
  });
  return said === words ? null : said;
}
