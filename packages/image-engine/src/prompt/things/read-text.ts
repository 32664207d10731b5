/** What is to be set in type, and the wish without it. */
export type ReadText = { readonly text: readonly string[]; readonly rest: string };

const quoted = /«\s*([^»]{1,60}?)\s*»|“([^”]{1,60})”|"([^"]{1,60})"|‘([^’]{2,60})’/gu;
const named =
  /(?:^|[\s,])(?:nommée?s?|appelée?s?|baptisée?|intitulée?|called|named|titled|du nom de|avec (?:le|les) (?:texte|mots?|titre)|with the (?:text|words?|title))\s*:?\s+([\p{Lu}\d][\p{L}\p{N}’'&.-]*(?:\s+(?:&|et|de|du|la|le|[\p{Lu}\d][\p{L}\p{N}’'&.-]*))*)/u;
const greetings =
  /(joyeux anniversaire|bon anniversaire|joyeux no[eë]l|bonne ann[ée]e|bonnes f[êe]tes|joyeuses p[âa]ques|bonne f[êe]te|f[ée]licitations|bienvenue|merci|bon voyage|happy birthday|merry christmas|happy new year|thank you|congratulations|welcome|happy halloween|joyeux halloween)/iu;

const mostLines = 3;

/** Text in quotation marks, a name, or a greeting. */
export function readText(prompt: string): ReadText {
  const text: string[] = [];
  let rest = prompt.replace(quoted, (_, ...groups: string[]) => {
    const found = groups.slice(0, 4).find((one) => typeof one === 'string' && one !== '');
    if (found) text.push(found.trim());
    return ' , ';
  });
  if (text.length === 0) {
    rest = rest.replace(named, (_, name: string) => {
      text.push(name.trim().slice(0, 40));
      return ' , ';
    });
  }
  if (text.length === 0) {
    const greeting = greetings.exec(rest)?.[1];
    if (greeting) {
      text.push(greeting.charAt(0).toUpperCase() + greeting.slice(1));
      // « Joyeux Noël » goes on to say what is seen.
      rest = rest.replace(greetings, (found) =>
        /no[eë]l|halloween|anniversaire|birthday|christmas/iu.test(found)
          ? ` ${found.replace(/joyeux|bon|happy|merry/iu, '')} `
          : ' ',
      );
    }
  }
  return { text: text.slice(0, mostLines), rest };
}
