/** What the tables of English wordings are made of: see `english-words.ts`. */
export const thing = '((?:the |my |our )?(?:clip \\d{1,2}|[a-z0-9_]{3,20}(?:\\.[a-z0-9]{3,4})?))';

export const clauseEnd = '(?= ?(?:$|[,;.:!?\\n]| (?:and|but|with|then) ))';

/** What a clip is said to be, and nothing that could be wished of it. */
export const judged =
  '(?:(?:way|far|much|just|really|a bit|a little|quite|rather|so|very|too|pretty|totally|frankly|honestly|kind of|absolutely) ){0,3}(?:awful|rubbish|horrible|dull|boring|shaky|blurry|grainy|wobbly|bad|crap|rotten|naff|lame|poor|ugly|terrible|useless|dark|noisy|long|nice|lovely|great|good|gorgeous|beautiful|amazing|stunning|brilliant|(?:the|my) (?:best|favourite|favorite|worst)(?: one| bit)?|my favou?rite|a mess|out of focus|overexposed|underexposed)';
