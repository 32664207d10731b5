import { fold } from './fold.ts';

const verb = String.raw`(?:fai[st]|faire|faites|dessine|peins|cree|genere|montre|entraine|apprends|monte|assemble|ajoute|rajoute|mets|enleve|retire|vire|recadre|rends|passe|change|assombri[st]?|eclairci[st]?|decris|varie|lance|applique|refai[st]|tourne|annule|draw|make|create|paint|generate|show|train|turn|crop|add|remove|describe|cut|give|apply|vary|rotate|flip|montre|liste|dis|explique)`;

const borders = new RegExp(
  [
    String.raw`\s*[.!;?]+\s+(?=(?:(?:et|puis|ensuite|maintenant|now|then|and|non|no|alors|peux[- ]tu|tu peux|can you|je (?:veux|voudrais)|une? (?:autre|variante)|la (?:meme|premiere|deuxieme|derniere)|plus|moins) ?|${verb}\b))`,
    String.raw`,?\s*(?:(?:et|and)\s+)?(?<![a-z])(?:puis|ensuite|apres ca|apres cela|et apres|then|after that|afterwards|et enfin|enfin|finally)(?![a-z]),?\s+(?=\S)`,
    String.raw`,?\s+(?:et|and)\s+(?=(?:(?:aussi|also) )?${verb}(?:[- ]|$))`,
    String.raw`,\s*(?=${verb}(?:[- ]|$))`,
    String.raw`(?<=(?:merci|thanks|super|parfait|genial|top|great|perfect|nice|magnifique|superbe|bravo|j'adore|cool|bonjour|salut|hello|hi|wow)\b[^.,!;]{0,24})\s*[.!;,]+\s+(?=\S)`,
  ].join('|'),
  'g',
);

/** A message in its wishes, where words say that one ends and another begins. */
export function divideWishes(text: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of fold(text).matchAll(borders)) {
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}
