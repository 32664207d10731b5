const longest = 60;

/**
 * A conversation's name out of its first question: the first sentence without Markdown, cut
 * between words at 60 characters. Empty when nothing readable is in it.
 */
export function nameConversation(query: string): string {
  const plain = query
    .slice(0, 2000)
    .replace(/```[^`]*```/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>+)[ \t]+/gm, ' ')
    .replace(/[*_`~|]/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const sentence = sentenceEnd.exec(plain)?.[0] ?? plain;
  const name = shorten(sentence.replace(/[.…]+$/, '').trim());
  return name.charAt(0).toLocaleUpperCase('fr') + name.slice(1);
}

/** The point of « M. Dupont » or « J. Verne » ends nothing. */
const sentenceEnd =
  /^.*?(?:[!?…]|(?<!(?:^|[\s('’])(?:M|MM|Mme|Mlle|Mr|Mrs|Ms|Dr|Pr|Me|St|Ste|No|no|av|bd|env|etc|ex|vol|fig|\p{Lu}))\.)(?=\s|$)/u;

function shorten(text: string): string {
  const letters = [...text];
  if (letters.length <= longest) return text;
  const start = letters.slice(0, longest - 1).join('');
  const lastSpace = start.lastIndexOf(' ');
  return `${lastSpace > longest / 3 ? start.slice(0, lastSpace) : start}…`;
}
