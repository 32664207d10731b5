import { clauseEnd, thing } from './english-parts.ts';

const shots = '(?:shots|cuts|clips|takes|scenes)';
const moreQuickly =
  '(?:(?:faster|quicker|livelier|shorter|snappier) and (?:faster|quicker|livelier|shorter|snappier)|(?:ever|progressively|gradually|increasingly|steadily) (?:faster|quicker|livelier|shorter|snappier)|more and more (?:energetic|intense|dynamic|lively|frantic))';
const moreSlowly =
  '(?:(?:slower|calmer|longer|gentler|quieter) and (?:slower|calmer|longer|gentler|quieter)|(?:ever|progressively|gradually|increasingly|steadily) (?:slower|calmer|longer|gentler)|more and more (?:calm|relaxed|peaceful))';
const goesOn =
  '(?: (?:as (?:it|the film|the video|we|things?) (?:goes|go|moves|move|plays)(?: on| along)?|over time|with time|towards the end))?';
const gets =
  '(?:(?:(?:should|must|can|to|will) )?(?:get|gets|getting|become|becomes|grow|grows|be|come|go) )?';
const silences =
  '(?:(?:long|awkward|boring|quiet|empty|silent|dull) )*(?:silences?|pauses?|gaps?|dead air|(?:parts|bits|moments|passages|stretches|sections) (?:of silence|(?:where|when|in which) (?:nobody|no one|no-one|nothing) (?:talks?|speaks?|is (?:talking|speaking|said)|says anything)))|(?:silent|quiet) (?:parts|bits|moments|passages|stretches|sections|gaps)';
const calmWords =
  'calm(?:er)?|relaxed|relaxing|slow(?:er)?|gentle|easy|laid-back|leisurely|unhurried|quiet|peaceful|lively|fast(?:er)?|quick(?:er)?|upbeat|brisk|snappy|energetic|medium|moderate|steady|normal|dynamic';

/** Pace, order, cuts, sound, look, speed, shape and texts, as English speakers say them. */
export const englishMannerWords: readonly (readonly [said: string, meant: string])[] = [
  // Pace.
  [`(?<=(?:${calmWords}) )r[h]?yth(?:m|me)`, 'pace'],
  [
    '(?:keep|get) (?:it|things|everything) (?:moving|going|rolling|flowing|snappy|punchy|tight)|keep (?:up )?the (?:energy|pace|tempo)(?: up| high)?|rapid[ -]fire(?: (?:editing|cuts|cutting|edit))?|break-?neck|high[ -]octane|pacy|nippy|fast and furious',
    'fast',
  ],
  [
    `(?:(?:have |let |make |with )?(?:the |my )?${shots} )?${gets}${moreQuickly}(?: ${shots})?${goesOn}`,
    'faster and faster',
  ],
  [
    `(?:(?:have |let |make |with )?(?:the |my )?${shots} )?${gets}${moreSlowly}(?: ${shots})?${goesOn}`,
    'slower and slower',
  ],
  [
    '(?:get|gets|getting|become|becomes|go|goes) (?:faster|quicker|livelier|snappier) (?:as (?:it|the film|the video|we) (?:goes|go|moves|plays)(?: on| along)?|over time|with time|all the time|towards? the end)',
    'faster and faster',
  ],
  [
    '(?:get|gets|getting|become|becomes|go|goes) (?:slower|calmer|gentler) (?:as (?:it|the film|the video|we) (?:goes|go|moves|plays)(?: on| along)?|over time|with time|all the time|towards? the end)',
    'slower and slower',
  ],

  ['steady(?=,? (?:medium |moderate |even )?(?:pace|rythme|rhythm|tempo)(?![a-z]))', 'medium'],
  [
    '(?:easy|easy-going|lazy|sleepy|soothing|mellow|serene|tranquil)(?: (?:pace|rythme|rhythm|tempo|mood|feel))?(?= ?(?:$|[,.;!?]| and ))(?<!(?:go|take it|that|it|too) easy)',
    'slow pace',
  ],
  ['take it easy', 'calm'],
  [
    '(?:keep|make|have) the (first (?:half|part))(?: of (?:it|the (?:film|video)))? (calm|slow|gentle|fast|quick|lively),? (?:and|but) the (?:second half|second part|rest) (calm|slow|gentle|fast|quick|lively)',
    '$1 $2 and second half $3',
  ],
  [
    '(?:speed|quicken)s?(?: up)? (?:as (?:it|we|the (?:film|video)|things?) (?:goes|go|moves|move|progress(?:es)?|plays?)(?: on| along| by)?|over time|with time|bit by bit|little by little)',
    'faster and faster',
  ],
  [
    'slows?(?: down)? (?:as (?:it|we|the (?:film|video)|things?) (?:goes|go|moves|move|progress(?:es)?|plays?)(?: on| along| by)?|over time|with time|bit by bit|little by little)',
    'slower and slower',
  ],
  // In what order.
  [
    '(?:in |by |following |respecting )?(?:the )?(?:order of (?:shooting|filming|recording|events)|(?:shooting|filming) order)|(?:sort(?:ed)?|order(?:ed)?|arranged?|put (?:them|everything)|in order) (?:by|according to) (?:the )?(?:date|time)s?(?: (?:(?:that )?(?:it was|they were|each was|i) )?(?:of (?:filming|shooting|recording)|shot|filmed|taken|recorded))?|by (?:shooting )?date',
    'chronological',
  ],
  [
    "(?:in |follow(?:ing)? |use |keep (?:to )?)?(?:the )?(?:same )?order (?:of|as|in) (?:my|the|our) (?:files?|clips|uploads?|list)|(?:don't|do not|without|never) (?:rearrang|reorder|re-order|reshuffl|mov|mix|chang)(?:e|ing)?(?: up)? (?:the |my )?(?:clips|files|order|order of the clips|them)(?: around)?|(?:leave|keep) (?:the |my )?(?:clips|files) (?:in order|where they are|as they are)",
    'keep order',
  ],
  [
    '(?:jumble|scramble|mix|toss|randomi[sz]e)s?(?: up)?(?: all)? (?:the |my )?(?:clips|shots|order|footage|videos)(?: up| around)?',
    'shuffle the clips',
  ],
  [
    '(?:just |simply )?(?:put|place|string|join|stick|play|show|run|stitch|splice|glue)(?: up)? (?:them|it all|everything|(?:all )?(?:of )?(?:the|my) (?:clips|videos|files|footage))(?: all)? (?:one after (?:another|the other)|together|in a row|back to back|end to end)',
    'bout a bout',
  ],

  [
    '(?:just )?(?:as|the way) (?:it|things|everything) (?:all )?(?:happened|unfolded)|in the order of the day',
    'chronological',
  ],
  [
    "(?:leave|keep|put) (?:the |my )?(?:clips|files|videos) in (?:(?:the|their|this|that) (?:present |current |existing |original )?order (?:they are|they're|that they are)(?: in)?(?: now)?|(?:their|the (?:present|current|existing|original)) order)|stick (?:to|with) (?:my|the|this|that) order",
    'keep order',
  ],
  [
    "(?:the )?order (?:doesn't|does not) matter|(?:the )?order is(?:n't| not) important|(?:in )?whatever order|(?:all )?(?:jumbled|muddled|scrambled)(?: up)?",
    'any order',
  ],
  // Transitions and fades.
  [
    '(?:directly |straight )?from (?:one|each|every)(?: (?:clip|shot|picture|scene|image|one))? (?:in)?to (?:the next|another|the other)(?: one)?|from (?:clip|shot) to (?:clip|shot)',
    'between the clips',
  ],
  [
    `(?:(?:have|let|make) )?(?:(?:the|my|all the|each|every|all) )?(?:${shots}|shot|clip|pictures|images|it|them|everything) (?:(?:should|must|to|can) )?(?:melt|dissolve|blend|fade|flow|merge|bleed)s?(?: (?:softly|gently|slowly|smoothly))? (?:in)?to (?:each other|one another|the next|another)(?: one)?`,
    'dissolves',
  ],
  [
    `(?:melt|dissolve|blend|fade|merge) (?:the |my |all the )?(?:${shots}) (?:in)?to (?:each other|one another)|(?:melt|blend|fade|merge|dissolve) between the (?:clips|shots)`,
    'dissolves',
  ],
  ['(?:just |only |simply )?cut (?:straight |directly )?between the clips', 'straight cuts'],
  ['wipe(?= between the clips)', 'wipe transitions'],
  [`(dissolve|crossfade|cross-fade)s? from ${thing} (?:in)?to ${thing}`, '$1 between $2 and $3'],
  [
    '(?<=(?:fade|black|music|title|text)[a-z ]{0,24} )(?:when|as|once) (?:it|the (?:film|video)) (?:ends|finishes|is over|stops|comes to an end)',
    'at the end',
  ],
  [
    '(?:at|in|from) the (?:very )?(?:starting|beginning)(?: of (?:it|the (?:film|video)))?(?! of)',
    'at the start',
  ],
  ['(?:at|in) the (?:very )?ending(?! (?:of|in|should))', 'at the end'],

  [
    '(?:slow|gentle|long|soft|nice|quick|short|gradual|smooth|simple|subtle)(?:ly)? (?=fad(?:e|es|ing) (?:in|out|to|from)(?![a-z]))',
    '',
  ],
  ['fad(?:e|es|ing)(?= between (?:clips|shots|scenes))', 'dissolve'],
  [
    '(?:come|start|open|fade)s?(?: in)? from black(?: at the start)?,? (?:and )?(?:go|end|close|fade|finish)(?:es|s)?(?: out)? (?:to|in|on|with) black(?: at the end)?',
    'fade in and fade out',
  ],
  [
    `(?<=${thing} )(?<!(?:thing|film|video|movie|lot|everything|edit) )(?:played|shown|running|playing|going|run)(?= (?:backwards|in (?:reverse|slow|fast))(?![a-z]))`,
    '',
  ],
  [
    `${thing} (backwards|in reverse|in black and white) (?:and )?at (\\d(?:[.,]\\d{1,2})? ?x|half speed|double speed|twice the speed)`,
    '$1 $2, $1 at $3',
  ],
  // Sound and music.
  [
    "(?:don't|do not|never|without) (?:touch|chang|alter|mess with|remov|los|kill|cut|mut|drop)(?:e|ing)? (?:the |my |any )?(?:original |natural |camera )?(?:sound|audio)(?: of the clips)?",
    'keep the original sound',
  ],
  [
    `(?:take|leave|cut|edit|strip) (?:the )?(sound|audio) (of|from|on) ${thing} out|(?:take|leave|cut|edit|strip) out (?:the )?(sound|audio) (of|from|on) ${thing}`,
    'mute $3$6',
  ],
  [`(?:take|leave|cut|edit|strip) ${thing}'s (?:sound|audio) out`, 'mute $1'],
  [
    '(?:strip|take|leave|edit) out (?=(?:the |all )?(?:original |camera |natural )?(?:sound|audio)(?![a-z]))',
    'remove ',
  ],
  ['(?<=(?:music|song|soundtrack) [a-z0-9 -]{1,30}(?:s|secs?|seconds?) )early', 'before the end'],
  [
    '(?<=(?:music|song|soundtrack) (?:should |must |to )?(?:starts?|begins?|comes in) )([a-z0-9-]{1,14} (?:s|secs?|seconds?)) in(?: to it)?',
    'after $1',
  ],
  ['(?<=music )(?:just|only|nicely|softly|gently|quietly|low) (?=in the background)', ''],
  [
    '(?:the )?music (?:at (?:full|maximum|top) (?:volume|blast)|full blast|as loud as (?:possible|you can|it goes)|really loud|blasting)',
    'loud music',
  ],
  [
    '(?:jump|go|skip|cut|get) (?:straight|right|directly) to the chorus',
    'start the music at the chorus',
  ],
  [
    `(?<=(?<![a-z])(?:skip|drop|remove|no|without|leave out|lose|ditch) [a-z0-9_ .]{3,24} )(?:altogether|completely|entirely|totally)${clauseEnd}`,
    '',
  ],
  [`${thing}'s (sound|audio|noise)`, 'the $2 of $1'],
  [
    `the (?:sound|audio) of ${thing} is the only (?:one|sound|thing|audio) (?:that )?(?:i want|we want|i need|we need|to keep|to hear|you hear|i want to hear)(?: to hear)?(?: (?:from|of) (?:the|my) clips)?`,
    'only the sound of $1',
  ],
  ['(?<=(?:music|stops?|ends?) )halfway through(?: (?:it|the (?:film|video)))?', 'halfway'],
  [
    '(?:no|without)(?: any)? (?:camera|clip) (?:sound|audio|noise)|(?:no|without)(?: any)? (?:sound|audio|noise) (?:from|of|by|on) (?:the |my |any )?cameras?',
    'no sound of the clips',
  ],
  [
    '(?<=(?:keep|hear|leave in|preserve) )what (?:people|they|we|everyone|everybody|somebody) (?:say|says|said|are saying|is saying)',
    'the voices',
  ],
  [
    '(turn|switch) ((?:the |all the )?(?:sound|audio|volume)(?: of| on| from| for| in) (?:the |my )?(?:clip \\d{1,2}|[a-z0-9_.]{3,20})) (off)',
    '$1 $3 $2',
  ],
  [
    '(?:turn|bring|dial|take) (?:the |my |our )?(?:song|track|tune|soundtrack) down|(?:soften|lower|quieten)(?: down)? (?:the |my )?(?:song|track|tune|soundtrack)',
    'turn down the music',
  ],
  [
    '(?:turn|crank|pump|push|bring) (?:the |my |our )?(?:song|track|tune|soundtrack) up|(?:turn|crank|pump) up (?:the |my |our )?(?:song|track|tune|soundtrack)',
    'turn up the music',
  ],
  [
    `(?:trim|shorten|tighten|lose|delete|ditch|cut|remove|drop|skip|get rid of|take out|edit out|eliminate)(?: up| out)? (?:all )?(?:of )?(?:the |any |those )?(?:${silences})`,
    'remove the silences',
  ],

  ['mute (?:all )?(?:of )?the (?:others|other (?:clips|ones|videos)|rest)', 'mute the others'],
  [
    '(?<=(?:music|song)[^.;!?]{3,60}(?:and|,|then) )(stop|end|cut|fade) it (?=[^.;!?,]{1,24} before the end)',
    '$1 the music ',
  ],
  // The opening.
  [
    `(?:start|begin|open|kick off|lead)s?(?: it| off)? (?:with|on) (?:the )?(?:most (?:exciting|thrilling|dramatic|spectacular|intense|striking|gripping|impressive|explosive)|wildest|craziest) (?:moments?|bits?|parts?|shots?|scenes?|images?|action|thing|clip)(?: (?:first|of all|of (?:it|the (?:film|footage|day)|them all)))?`,
    'start with a bang',
  ],
  [
    '(?:start|begin|open)s?(?: it| off)? (?:with|on) (?:the |my )?(?:very )?(?:best|strongest|nicest) (?:moments?|bits?|parts?|shots?|scenes?|images?)',
    'start with the best',
  ],
  [
    "(?:grab|catch|hold|get)(?: (?:the |people's |everyone's |viewers' |their )?attention) (?:right |straight )?(?:from|at) the (?:very )?(?:start|beginning|first second)",
    'grab attention',
  ],

  [
    '(?:grab|hook|catch|draw in|pull in|captivate)s? (?:people|viewers|the viewers?|the audience|everyone|everybody|them|you)(?: in)? (?:(?:in|from|within|right from|straight from|during) (?:the )?(?:(?:very )?first (?:few |couple of )?(?:seconds?|moments?|frames?)|start|beginning)|(?:straight|right) away|immediately|at once|instantly)',
    'hook at the start',
  ],
  [
    '(?:start|begin|open|kick off)s? (?:with|on) something (?:really |truly |very )?(?:exciting|thrilling|dramatic|spectacular|striking|gripping|strong|punchy|big)',
    'start with a bang',
  ],
  // Look, speed, shape.
  [
    '(?:take|drain|suck|strip)(?: out)? (?:all )?(?:the )?colou?rs?(?: out)?(?: of it)?',
    'black and white',
  ],
  ['the (?:very )?ending(?= (?:in|should be in) )', 'the end'],
  [
    '(?:,? (?:but|and))? ?(?:leave|keep|have|show) (the rest|the others|everything else|the other (?:clips|shots|ones|videos)|all the others) (?=(?:in (?:full |normal )?colou?r)(?![a-z]))',
    ', the rest ',
  ],
  [
    `(?:make|turn|put|have|play|show|set) ${thing} (?:into |in )?(?:slow|slo)[ -]?mo(?:tion)?`,
    '$1 in slow motion',
  ],
  [
    `(speed|slow) (?!(?:it|everything|things)(?![a-z]))${thing} (?:right )?(up|down)(?: a (?:bit|little))?`,
    '$1 $3 $2',
  ],
  [
    '(?:,? (?:and|but))?,? nothing else (?:slowed down|sped up|changed|in slow motion|muted|in black and white)',
    '',
  ],
  [
    '(?:make|have|let) (?:it|everything|the (?:whole )?(?:thing|film|video)) (?:run|play|go) (?=backwards|in reverse)',
    'play everything ',
  ],
  ['slo[ -]?mo(?:tion)?|slow[ -]?mo(?![a-z])', 'slow motion'],
  ['at (?:regular|usual|ordinary|real|standard|the normal|the usual) speed', 'at normal speed'],
  [
    '(?:the )?(?:whole|entire|full) (?:thing|lot|film|video|movie) (?=in (?:slow|fast))',
    'everything ',
  ],
  [
    '(?<=slow motion )(?:all the way(?: through)?|throughout|from start to finish|for everything)',
    '',
  ],
  [
    '(?:turn|make|change|convert) (?:it|everything|this|(?:the |my )?(?:whole |entire )?(?:film|video|thing|clips|footage)) into (?:an? )?(?=time|hyper|loop)',
    '',
  ],
  [
    '(speed|slow) (?:the |my )?(?:whole|entire) (?:thing|film|video|movie) (up|down)',
    '$1 everything $2',
  ],
  [
    'slow (?:it|everything)(?: all)? down (?:to|at) half(?: the)?(?: normal)?(?: speed)?',
    'slow motion',
  ],
  [
    `run (?=${thing} (?:at (?:double|half|twice|normal)|in (?:slow|reverse|fast)|backwards))`,
    'play ',
  ],
  [
    '(?:leave|keep) (?:the |my |all the )?(?:footage|shots|clips|videos|film|picture|it)(?: all)? (?:(?:as )?(?:shaky|wobbly|handheld)|unstabili[sz]ed)(?: as (?:it is|they are))?|(?:leave|keep) (?:in )?the (?:(?:hand-?held|camera) )?(?:shakes?|shakiness|wobbles?)(?: in)?',
    "don't stabilise",
  ],
  [
    '(?:smooth|iron|take|even)(?: out)? (?:all )?(?:the )?(?:camera )?(?:shak(?:e|es|ing|iness)|wobbl(?:e|es|ing|iness))(?: out)?|get rid of the (?:wobbles?|shak(?:es|ing|iness))',
    'stabilise',
  ],
  [
    `for (?:a |my |the )?(?:mobile )?(?:phone|mobile|smartphone)s?(?: screens?)?${clauseEnd}`,
    'format vertical',
  ],
  [
    '(?:so (?:that )?)?(?:the )?(?:ending|end|last shot) (?:should |must |to )?(?:leads?|flows?|runs?|goes|go|links?|connects?)(?: back)? (?:in)?to the (?:beginning|start|first shot)',
    'loop',
  ],

  [
    '(?:make it |have it |it should )?look like (?:an? )?(?:old|vintage|retro)(?: (?:home|family|silent))? (?:movie|film|video)s?',
    'vintage look',
  ],
  [
    "(?:it(?:'s| is)|the footage is|they(?:'re| are)|everything(?:'s| is)) (?:a bit |a little |quite |very |too |so |really |rather )?(?:wobbly|shaky|jerky|jittery),? (?:so |and )?(?:please |can you |could you )?(?=(?:stabili|steady|smooth|fix))",
    '',
  ],
  [
    '(?:in )?(?:a )?(?:phone|mobile|smartphone) (?:format|shape|size)|format for (?:phones?|mobiles?)',
    'format vertical',
  ],
  // Texts.
  ['in (?:small|tiny|little) (?:letters|print|type|writing|lettering)', 'en petit'],
  ['(?:throw|pop|stick|chuck|whack|slap)s? (?:in|on) (?=(?:some|a|an|the|my|our) )', ''],
  [
    '(?<=(?:tell|tells|telling|told) (?:the|a|our|my|this|its|her|his) (?:whole )?|(?:the|a) )story(?! format)(?= of (?:the|our|my|how|a)|(?<=tell[a-z]{0,3} [a-z ]{1,12}story))',
    'tale',
  ],
  ['(?<=(?:at|from|to|until|till|by) )the (?=\\d{1,2}:\\d{2}(?![:\\d]))', ''],
  ['(?<=(?:at|from|to|until|till|by) \\d{1,2}:\\d{2} )(?:mark|point)', ''],
  ['at second (\\d{1,3}|[a-z-]{3,13})(?= |[,.;]|$)', 'at $1 seconds'],
  ['at the (\\d{1,3}|[a-z-]{3,13})[ -]seconds? mark', 'at $1 seconds'],
  [
    '(?<=[”"»] ?)(?:(?:should|must) )?(?:appear(?:s|ing)? )?(?:in|at) the middle of the (?:film|video)',
    'au milieu du film',
  ],
  [
    'with (?=[“"«][^”"»]{1,80}[”"»] (?:written|displayed|shown|appearing|on (?:it|the screen)))',
    'with the words ',
  ],
  [
    '(?<=[”"»] )(?:written|displayed|shown|appearing)? ?(?:on|across|over) (?:it|the (?:screen|film|video|picture|image))(?![a-z])',
    '',
  ],
];
