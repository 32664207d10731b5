/** What the tables of English wordings are made of: see `english-words.ts`. */
export const thing = '((?:the |my |our )?(?:clip \\d{1,2}|[a-z0-9_]{3,20}(?:\\.[a-z0-9]{3,4})?))';

export const clauseEnd = '(?= ?(?:$|[,;.:!?\\n]| (?:and|but|with|then) ))';
