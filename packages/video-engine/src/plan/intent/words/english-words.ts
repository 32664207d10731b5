import { englishMannerWords } from './english-manner-words.ts';
import { clauseEnd, thing } from './english-parts.ts';
import { englishRefusedWords } from './english-refused-words.ts';
import { englishTalkWords } from './english-talk-words.ts';

/**
 * Lines of the table in `same-words.ts` for how English speakers say what the rules know in other words.
 * They stand first, before numbers are put into figures.
 */
/** « about thirty-five seconds » */
const length =
  '(?:(?:about|around|roughly|exactly|precisely|only|just|at least|at most|no more than|up to|between|under|less than) )?(?:an? |the )?(?:[a-z0-9.,:-]{1,12} ){0,4}?(?:\\d+ ?s|[a-z0-9-]{1,14}[ -](?:seconds?|secs?|minutes?|mins?))';
const ofLength = `(?= ${length}(?![a-z]))`;
const clauseStart = '(?<=(?:^|[,;.:!?\\n] ?|(?<![a-z])(?:and|but|then) ))';
const film = '(?:film|video|movie|edit|montage|thing|whole thing|result)';
const shareOf = (fraction: string, percent: number) =>
  [
    [
      `${thing} (?:(?:should|must|to|can|will|has to|needs to) )?(?:takes? up|makes? up|accounts? for|fills?|occup(?:y|ies)|gets?|has|have|for|be|is) (?:about )?(?:an? |one |the )?${fraction} (?:of )?(?:the (?:whole |total )?${film}|it|the time|the screen time)`,
      `$1 ${percent} %`,
    ],
    [
      `(?:an? |one |the )?${fraction} (?:of )?(?:the (?:whole )?${film}|it|the time) (?:(?:should|must|to|can) )?(?:be|is|for|on|goes to|go to|shows?|with) ${thing}`,
      `$1 ${percent} %`,
    ],
    [
      `give ${thing} (?:an? |one |the )?${fraction} (?:of )?(?:the (?:whole )?${film}|it|the time)`,
      `$1 ${percent} %`,
    ],
    // A second one beside it.
    [`(?<=\\d %, )${thing} (?:an? |one )?${fraction}(?: of it)?`, `$1 ${percent} %`],
  ] as const;

export const englishWords: readonly (readonly [said: string, meant: string])[] = [
  ...englishTalkWords,
  // Who is spoken to, and that something is wished for.
  [
    '(?<=^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)),? )(?:team|guys|all|everyone|friends?|mate|folks|people|sirs?|editors?)(?= ?[,!.])',
    '',
  ],
  [
    "(?:we|i)(?: are| am|'re|'m) (?:needing|wanting|requiring|looking for|looking to have|hoping for|after|wishing for)(?= )",
    'we want',
  ],
  [
    "(?:i |we )?(?:want|would like|'d like|need) to see(?= (?:the |my |our )?[a-z0-9_.]{3,20})",
    'show',
  ],

  ['(?<=^)(?:hiya|heya|howdy|greetings|hullo)', 'hi'],
  [
    '(?:and )?(?:the )?rest (?:is )?(?:as you (?:like|wish|please|see fit)|up to you|however you (?:like|want)|you (?:decide|choose))',
    '',
  ],
  ['short and sweet', ''],
  [
    `(?<=(?<![a-z])(?:remove|lose|skip|drop|without|out|bin|scrap|ditch|delete|cut)[^.;!?]{0,30}, )(?:because )?(?:it(?:'s| is)|they(?:'re| are)) (?:too|so|really|very|way too|just|a bit) [a-z]{3,9}${clauseEnd}`,
    '',
  ],
  // How long the film is.
  ['(?:any|some)where (?=between|from|around|about)', ''],
  [
    `${clauseStart}(?:(?:(?:please )?(?:have|let|make) (?:it|this|the ${film})|(?:(?:the |this |our |my )(?:finished |final |whole |entire )?${film}|it) (?:should|must|has to|needs to|ought to|will|would|can)) (?:last|run|come in|clock in|go on|be)|(?:the |this )(?:finished |final )?film (?:lasts|runs))(?: (?:for|at|to|a total of)){0,2}${ofLength}`,
    'film',
  ],
  [`${clauseStart}(?:run|last|go on|clock in)(?: (?:for|at))?${ofLength}`, ''],
  [
    `(?:please )?(?:don't|do not|never|must not|mustn't|shouldn't|should not|can't|cannot) (?:let it |make it |have it )?(?:run |go |be |last |get )?(?:past|over|beyond|above|longer than|more than|exceed)${ofLength}`,
    'no more than',
  ],
  [
    `(?:and )?(?:the |a |its )?(?:total |overall |full |final |whole )?(?:length|duration|running time|run ?time) (?:is|should be|must be|of|to be|will be|has to be)${ofLength}`,
    'film',
  ],
  [`nothing (?:over|longer than|beyond|above|past|more than)${ofLength}`, 'no more than'],
  [
    `(?<=(?:seconds?|secs?|minutes?|mins?|\\d ?s|minute \\d\\d?),? )(?:in all|all in all|altogether|all together|all in|all told|all up|in the end|start to finish)${clauseEnd}`,
    '',
  ],
  ['(?:a|one) minute and (?=[a-z0-9-]{1,14} sec(?:ond)?s?(?![a-z]))', '1 minute '],
  [
    '((?:an?|one|\\d{1,3}|[a-z]{3,8}(?:-[a-z]{3,5})?) (?:seconds?|minutes?|secs?|mins?)),? (?:give or take(?: a (?:bit|little|few seconds|second or two))?|or thereabouts|more or less)',
    'about $1',
  ],
  [
    '(?:squeeze|pack|fit|condense|cram|compress|boil|get|squash)(?: (?:it|everything|it all|all of it|all this))?(?: down)? (?:in)?to (?=(?:an? |one |about |under |\\d|[a-z-]{3,13} (?:seconds?|minutes?)))',
    '',
  ],
  [
    `keep (?:it|this|the whole thing|everything|that) (?=(?:to|under|below|within|less than|around|about|between|at) ${length}(?![a-z]))`,
    'film ',
  ],
  // The shots.
  [`(?:hold|keep|leave) (?:each|every) shot(?: on screen)?(?: for)?${ofLength}`, 'each shot'],
  [
    `nothing (?:should )?(?:stays? )?on (?:the )?screen (?:for )?longer than${ofLength}`,
    'no shot longer than',
  ],
  ['(shots?) (?:in (?:total|all)|altogether),? (?=(?:each|of|lasting)(?![a-z]))', '$1 '],
  [
    '(?:lots of |loads of |many |plenty of )?(?:(?:little|tiny|small) )?((?:(?:quick|short|fast|brief|snappy|long|slow|calm) ){1,3})(?:(?:little|tiny|small) )?(shots|cuts),? ((?:about |around |at least |at most )?(?:\\d{1,3}|[a-z-]{3,13})) of them',
    '$3 $1$2',
  ],
  [
    '(?:lots of|loads of|many|plenty of) (?=(?:very )?(?:quick|short|little|fast|tiny|brief|snappy) )',
    '',
  ],

  ['(?:a )?(?:maximum|max) of', 'at most'],
  ['(?:a )?(?:minimum|min) of', 'at least'],
  [
    '(?:roughly|approximately|more or less|in the region of) (?=(?:an? )?[a-z0-9]{1,9} (?:shots|cuts))',
    'about ',
  ],
  [
    '(shots),? (?:and )?(?:none|not one|never)(?: of them)? (?:longer than|over|more than|above)',
    '$1, no shot longer than',
  ],
  // Which clips, and where they come.
  [
    'stick (?:to|with) (?!(?:the |my |this |that )?(?:order|beat|pace|plan|theme))(?=(?:the |my )?(?:clips?|drone|img|[a-z0-9_.]{3,20})(?![a-z]))',
    'only ',
  ],
  [
    `(?:leave|keep|hold|save|put) ${thing} (?:till|until|'til|to|for|as) (?:the )?(?:very )?(?:last|end)`,
    '$1 last',
  ],
  [
    '(?:round(?:s|ed)?|top(?:s|ped)?|finish(?:es)?|cap(?:s|ped)?|close|wrap) (?:it|things|everything|the (?:film|video)) (?:off|up|out) (?=(?:with|on) )|(?:sign off|go out|wind up|end up|close out|finish off|finish up) (?=(?:with|on) )',
    'end ',
  ],
  [
    '(?:kick|start|lead|get) (?:it|things|everything|the (?:film|video)) (?:off|going|started) (?=(?:with|on) )|(?:start off|lead off|get going|come in|kick off|lead) (?=(?:with|on) )',
    'start ',
  ],
  [
    '(?:the |my )?(?:running )?order (?:should be|must be|is|has to be|goes) (?=(?:the |clip )?[a-z0-9_.]{3,20}(?:,| then))',
    'ordre : ',
  ],
  [
    `(?<!order )((?:the |my )?(?!order|cuts|rhythm|pace|music|film|video|edit|story|camera)(?:clip \\d{1,2}|[a-z0-9_.]{3,20})) follows (?=(?:the |my |clip )[a-z0-9_]{1,20}${clauseEnd})`,
    '$1 after ',
  ],
  [
    `(only|just|nothing but) (?:the )?(?:footage|shots|bits|stuff|pictures|clips|scenes|material) (?:of|from) (?=(?:the |my )?[a-z0-9_.]{3,20}${clauseEnd})`,
    '$1 ',
  ],
  [
    '(everything|all (?:the |my )?(?:clips|videos)) (?:bar|save|save for|minus|but for|other than|apart from|with the exception of)(?= )',
    '$1 except',
  ],
  ...['one', 'two', 'three', 'four', 'five', 'six'].map(
    (word, index) =>
      [
        `(?<=(?<![a-z])(?:clip|video|file)s?(?: \\d,?)*(?: (?:and|or|to))? )${word}(?! (?:seconds?|minutes?|shots?|times?|by)(?![a-z]))`,
        String(index + 1),
      ] as const,
  ),
  [`${thing} (?<!end )to (?:finish|end|close)(?: (?:with|on|it off))?${clauseEnd}`, 'end with $1'],
  [
    `(?:throw|chuck|kick|toss|edit|get) ${thing} (?:out|away)(?: of (?:it|the (?:film|video)))?${clauseEnd}`,
    'remove $1',
  ],
  [
    '(?:skip|cut|drop|lose|remove|leave out|no|without) (?:all )?(?:the |any )?(?:boring|dull|bad|weak|rubbish|uninteresting) (?:bits|parts|shots|moments|stuff|ones|footage)',
    'only the best bits',
  ],
  // Parts of clips.
  [
    '(?<=(?:from|between) (?:\\d[\\d:.]*)(?: ?s(?:ec(?:onds)?)?)? )(?:until|till|up to|through to|up until)',
    'to',
  ],
  [
    '(?:shave|trim|chop|cut|lop|snip|slice|strip)s? (?:away |off |out )?((?:the )?(?:first|last|opening|closing|final) [^,.;:"“«]{1,20}(?:seconds?|secs?)) (?:off|from|of|out of|away from)(?: of)?(?= )',
    'cut $1 of',
  ],
  [
    '(?:take|knock|clip|crop|drop|get)s? (?:away |off |out )?((?:the )?(?:first|last|opening|closing|final) [^,.;:"“«]{1,20}(?:seconds?|secs?)) (?:off|out of|away from)(?: of)?(?= )',
    'cut $1 of',
  ],
  [
    '(?:trim|chop|shave|cut|lop|snip|slice|clip|strip)s? (?:away|off|out)(?= the (?:first|last|opening|closing|final) )',
    'cut',
  ],
  ['(?:just|only) seconds (\\d{1,3}) (?:to|until) (\\d{1,3})', 'only from $1 s to $2 s'],
  [`(?:trim|cut) ${thing} so (?:that )?it (?:starts|begins) (?:at|from)(?= \\d)`, '$1 only from'],
  [`(?:trim|cut) ${thing} so (?:that )?it (?:ends|stops|finishes) at(?= \\d)`, '$1 only until'],
  [
    '(?<=\\d[^.;!?]{0,40} )(?:and )?(?:drop|lose|cut|remove|skip|forget|leave out) (?:all )?the rest of (?:it|that)',
    '',
  ],
  // How long a clip stands.
  [
    `(?:let|have|make|allow) ${thing} (?:have|get|run|last|stay|stand|be (?:on screen|up|shown))(?: (?:on screen|up|on))?(?: for)?${ofLength}`,
    '$1 for',
  ],
  [`(?<=[.,;!?] |^|and )${thing} (?:gets|has|is given|runs)(?: for)?${ofLength}`, '$1 for'],
  [`(?:hold|linger|stay|rest|dwell) (?:on )?(?=${thing} for${ofLength})`, ''],
  [`spend (${length}) (?:on|with) (?=(?:the |my |our |clip )?[a-z0-9_.]{3,20})`, '$1 of '],
  [
    `((?:each|every) (?:clip|video|photo|picture|file)|all (?:the |my )?(?:clips|videos|photos|pictures)) (?:(?:should|must|to|can|needs to|has to) )?(?:gets?|has|have|runs?(?: for)?|lasts?(?: for)?|stays?(?: up| on| on screen)?(?: for)?|be (?:shown|on screen|up|seen)(?: for)?)${ofLength}`,
    '$1 for',
  ],
  [
    `(?:except|apart from|but|other than|save)(?: for)? ((?:the |my |clip )[a-z0-9_.]{1,20}),? (?:(?:which|that) (?:(?:should|must|can) )?(?:gets?|has|have|lasts?|stays?)(?: for)? |(?=[a-z0-9-]{1,12} (?:seconds?|secs?)${clauseEnd}))`,
    'except $1 ',
  ],
  [
    `${clauseStart}(photos|pictures|stills|videos|clips) (?:for |at |of )?(?=${length} each(?![a-z]))`,
    'the $1 ',
  ],
  [
    "(?:don't|do not|never) (?:use|show|have|give|take|want|put in) (?:any )?more than (?=[a-z0-9-]{1,13} (?:seconds?|secs?|s) (?:of|from) )",
    'at most ',
  ],
  [
    `(?:give |have )?((?:each|every) (?:clip|photo|picture|video)) (?:(?:gets|has) )?(?:the same|equal|an equal) (?:time|length|duration|amount(?: of time)?)(?: on screen)?[,:]? (?:of )?(?=${length})`,
    '$1 for ',
  ],
  // How much of it.
  ['(?<=[a-z0-9] )(?:percent|per cent|pct)(?: of)?(?= )', '%'],
  [
    '(?:mainly|chiefly|primarily|largely|predominantly|for the most part)(?= (?:the |my )?[a-z0-9_]{3,20})',
    'mostly',
  ],
  ...shareOf('half', 50),
  ...shareOf('third', 33),
  ...shareOf('quarter', 25),
  ...shareOf('(?:two|2)[ -]thirds', 67),
  ...shareOf('(?:three|3)[ -]quarters', 75),
  [
    '(?:loads|heaps|tons|masses|a ton|stacks|oodles|a great deal|a lot|a whole lot|bags) of(?= (?:the )?[a-z0-9_]{3,20})',
    'lots of',
  ],
  [
    `(?:(?:only|just) (?:a (?:little|tiny|small)(?: bit)?|a bit)|very little|hardly any|barely any|scarcely any|not (?:very |that |so )?much|not a lot)(?: of)? (?!(?:more|less|later|faster|slower|quicker|louder|quieter|longer|shorter|bit|music|text|time|sound|warmer|colder|brighter|darker|calmer)(?![a-z]))(?=(?:the |my )?[a-z0-9_]{3,20}${clauseEnd})`,
    'a little of ',
  ],
  [
    `${clauseStart}(?:go )?(?:light|easy) on (?=(?:the |my )?[a-z0-9_]{3,20}${clauseEnd})`,
    'a little of ',
  ],
  [
    `${clauseStart}(?:go )?(?:heavy|big) on (?=(?:the |my )?[a-z0-9_]{3,20}${clauseEnd})`,
    'lots of ',
  ],
  [
    `${thing} (?:(?:should|must|can|will) )?(?:gets?|takes? up|makes? up|has|have|be|is) (?:most|the bulk|the majority|the main part|the biggest part|the lion's share) of (?:the ${film}|it|the time)`,
    'mostly $1',
  ],
  [
    `(?:most|the bulk|the majority) of (?:the ${film}|it) (?:(?:should|must) )?(?:be|is|shows?|goes to|on) (?=(?:the |my )?[a-z0-9_]{3,20}${clauseEnd})`,
    'mostly ',
  ],
  [
    `${clauseStart}(?:focus|concentrate|put the (?:focus|emphasis|accent)|with (?:a focus|the emphasis)) on (?=(?:the |my )?[a-z0-9_]{3,20}${clauseEnd})`,
    'mostly ',
  ],
  [
    `(?:fifty[ -]fifty|50[ /-]50|half and half|an even split|split (?:it |evenly |equally ){0,2})(?: between| of| with|:)? ${thing} (?:and|/) ${thing}`,
    '$1 50 %, $2 50 %',
  ],
  [
    '(?<=(?:music|song|track)[^.;!?]{1,60}(?:,|,? and|,? so) )(?:please )?(?:(?:make|turn|keep|set|bring|take|ease|dial|tone|pull) it (?:right |way |a bit |a little |much )?(?:quieter|softer|lower|down|off|back)(?: a (?:bit|little|touch|notch))?)(?! (?:at|after|before|in|when)(?![a-z]))',
    'lower the music',
  ],
  [
    '(?<=(?:music|song|track)[^.;!?]{1,60}(?:,|,? and|,? so) )(?:please )?(?:(?:make|turn|keep|set|bring|crank|push) it (?:right |way |a bit |a little |much )?(?:louder|higher|up)(?: a (?:bit|little|touch|notch))?)(?! (?:at|after|before|in|when)(?![a-z]))',
    'turn up the music',
  ],
  // What is wrong with a clip that was left out just before.
  [
    `(?<=(?:drop|skip|remove|leave out|cut|without|no) (?:the )?[a-z0-9_]{3,20})(?:,| because| since| as| -) ?(?:it|that one|this one)(?:'s| is| was) (?:(?:way|just|really|a bit|far|much) )?too (?:shaky|dark|blurry|long|boring|noisy|bright|bad|grainy|loud)${clauseEnd}`,
    '',
  ],
  // How long shots are.
  [
    'shots (?:of |lasting |that are |that last )?(?:anywhere )?between ([0-9.]{1,4}|[a-z]{2,8}) (?:and|to) ([0-9.]{1,4}|[a-z]{2,8}) seconds(?: long| each)?',
    'shots of $1 to $2 seconds',
  ],
  // How often.
  [
    `(?:bring|work|slip|put|get|fit) ${thing} (?:back |in |up ){1,2}(?=(?:twice|(?:two|three|four|\\d) times)(?![a-z]))`,
    '$1 ',
  ],

  ...englishMannerWords,
  ...englishRefusedWords,
];
