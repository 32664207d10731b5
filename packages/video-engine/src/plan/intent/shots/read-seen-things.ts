import type { Intent } from '../../../model/intent.ts';
import { soughtNamed } from '../../thing-words.ts';
import type { WishReader } from '../words/wish-reader.ts';

const article =
  "(?:le |la |les |l'|un |une |des |du |de la |de |d'|mon |ma |mes |the |a |an |my )?";
const view =
  "(?:tres )?(?:gros plans?|plans? (?:tres )?(?:serres?|rapproches?|larges?|d'ensemble)|close[ -]?ups?|wide shots?)";
const noun = `(${view}|deux personnes|2 personnes|two people|[a-z][a-z'-]{2,15})`;
const shotsOf =
  '(?:(?:les |des |tous les |toutes les |que les |le |la |the |only |all )*(?:plans?|passages?|moments?|images?|scenes?|shots?|parts?) (?:avec|ou (?:il y a|on voit)|de|with|of|where there (?:is|are)) )';
/** Nothing more may follow: « le chien qui court » asks for what nobody can see. */
const endOfClause = '(?=\\s*(?:$|[,.;:!?\\n\\u0000]| et | puis | and | then ))';
const keeping =
  '(?:garde|gardes|gardez|montre|prends|keep|show|only|seulement|uniquement|que|juste|rien que)(?: (?:seulement|uniquement|que|only))?';
const leaving =
  '(?:enleve|enleves|enlevez|supprime|retire|vire|evite|coupe|remove|cut|sans|without|pas)(?: (?:tous|toutes|all))?';

const starting = '(?:commence[rz]?|debute[rz]?|ouvre|start)(?: le film)? (?:par|sur|avec|on|with)';
const ending = '(?:finis(?:sez)?|finir|termine[rz]?|end)(?: le film)? (?:par|sur|avec|on|with)';

const patterns = [
  {
    use: 'first',
    pattern: new RegExp(`(?<![a-z])${starting} ${shotsOf}?${article}${noun}${endOfClause}`, 'g'),
  },
  {
    use: 'last',
    pattern: new RegExp(`(?<![a-z])${ending} ${shotsOf}?${article}${noun}${endOfClause}`, 'g'),
  },
  {
    use: 'without',
    pattern: new RegExp(`(?<![a-z])${leaving} ${shotsOf}?${article}${noun}${endOfClause}`, 'g'),
  },
  {
    use: 'only',
    pattern: new RegExp(`(?<![a-z])(?:${keeping} )?${shotsOf}${article}${noun}${endOfClause}`, 'g'),
  },
  {
    use: 'only',
    pattern: new RegExp(`(?<![a-z])${keeping} ${article}(${view})${endOfClause}`, 'g'),
  },
] as const;

/** What must be seen in the film, and what must not, as far as it can be seen at all. */
export function readSeenThings(reader: WishReader, canSee: boolean): Intent['seen'] {
  const seen: Intent['seen'][number][] = [];
  if (!canSee) return seen;
  for (const { use, pattern } of patterns) {
    reader.each(pattern, (match, at) => {
      const thing = soughtNamed(match.at(-1) as string);
      if (thing === null) return;
      reader.understand('seen', at, seen.length);
      seen.push({ use, thing });
    });
  }
  return seen;
}
