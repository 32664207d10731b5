import { thing } from './english-parts.ts';

/** What is refused, by the wordings that the rules of refusals know. */
export const englishRefusedWords: readonly (readonly [said: string, meant: string])[] = [
  ['(?<=(?:logo|watermark) )(?:(?:at|in) the )?(?:top|bottom)[ -](?:left|right)(?: corner)?', ''],
  [
    '(?:an? |some |my |the )?(?:voice|person|narrator|someone|somebody) (?:that |who |which )?(?:tells?|telling|reads?|reading|explain(?:s|ing)|talking over|narrating)(?: (?:the|our|my|a) (?:story|tale))?',
    'voice-over',
  ],
  [
    '(?:lift|raise|open up|bring up|crush|recover) the (?:shadows|highlights|blacks|whites)(?: a (?:bit|little))?',
    'more contrast',
  ],
  [
    "(?:it(?:'s| is| looks| seems)|the (?:picture|image|footage|film|video)s? (?:is|are|looks?)) (?:a bit |a little |quite |very |too |so |really |rather )*(?:dark|bright|dull|flat),? (?:so |and )?(?:please |can you |could you )?(?=(?:brighten|lighten|darken|make it (?:brighter|lighter|darker)))",
    '',
  ],
  [
    'one (?:version|film|video|cut|edit) (?:for|in) [^,.;]{2,24} and (?:one|another)(?: version| one)? (?:for|in) (?:the )?[a-z0-9:]{2,20}',
    '2 different versions',
  ],
  [
    '(?:e?mail|send|text|whatsapp|message) (?:me|us|her|him|them|my [a-z]{3,10}) (?:it|the (?:result|film|video|file|finished (?:film|video)))',
    'send it to me',
  ],
  [
    '(?:render|output|deliver|produce)(?: it| this)? (?=(?:in|at|as) (?:an? )?(?:\\d|ultra|full|hd|mov|gif|prores))',
    '',
  ],
  ['(?:burned|burnt|hard|baked)[ -]?(?:in|coded)? (?=(?:subtitles|captions)(?![a-z]))', ''],
  [
    '((?:english|french|german|spanish|italian|dutch|portuguese|polish|arabic|chinese|japanese|russian|hindi|turkish|welsh|greek)) (subtitles|captions)(?= ?(?:$|[,.;!?]))',
    '$2 in $1',
  ],
  [
    '(?:some |an? )?(?:(?:upbeat|happy|sad|slow|soft|gentle|cheerful|dramatic|calm|relaxing|funky|energetic|fast|lively) ){1,2}(?=(?:rock|pop|jazz|classical|electronic|techno|hip-?hop|reggae|country|folk|metal|funk|soul|disco|house|piano|guitar|acoustic) (?:music|song|soundtrack)(?![a-z]))',
    'add some ',
  ],
  ['find (?:me |us )?(?=(?:some|an?) [a-z ]{0,20}(?:music|song|soundtrack)(?![a-z]))', 'add '],
  [
    `${thing} and ${thing} (?:side by side|next to each other)(?: on (?:the )?screen)?`,
    'split screen between $1 and $2',
  ],
  ['(?:a few|some|a couple of|lots of|plenty of) (?=(?:stickers?|emojis?)(?![a-z]))', ''],
  [
    '(?:would|will) be (?:fun|nice|cool|brilliant|awesome|amazing|much appreciated|appreciated)',
    '',
  ],
  [
    '(?:(?:hard |straight )?cuts) (?:elsewhere|everywhere else|otherwise|for the rest)',
    'straight cuts',
  ],
  ['bits(?= (?:where|when|with|in which) )', 'shots'],
  [
    "(?:caption|subtitle|transcribe)s? (?:everything(?: (?:that is said|that's said|they say|people say))?|(?:the )?(?:speech|dialogue|talking|interviews?)|what (?:people|they|we|everyone) (?:say|says|are saying))",
    'subtitles',
  ],
  [
    '(?<=(?:captions|subtitles) )(?:of|for) (?:the )?(?:speech|dialogue|talking|what (?:people|they|we) say)',
    '',
  ],
  [
    'translate (?:the |all the )?(?:speech|dialogue|voices|talking|everything|it|what (?:people|they|we) say|what is said|captions|subtitles) (?:in)?to (?=[a-z]{4,12})',
    'translate subtitles in ',
  ],
  [
    'make (?:the |all the )?colou?rs (?:pop|really pop|more vivid|brighter|stronger|richer|stand out)',
    'more saturation',
  ],
  [
    '(?:turn|bring|push|crank|pump|dial) (?:up|down) the (?=saturation|contrast|brightness|exposure)',
    'increase the ',
  ],
  [
    '(?:make (?:it|everything|the (?:pictures?|images?|footage|film|video|shots|whole thing)) (?:a (?:bit|little|touch|tad) |slightly |much |a lot )?(?:lighter|brighter))|(?:lighten|brighten)(?: up)?(?: (?:it|the (?:pictures?|images?|footage|film|video|shots|clips|whole thing)))?(?: up)?(?: a (?:bit|little|touch|tad))?',
    'brighten',
  ],
  [
    '(?:make (?:it|everything|the (?:pictures?|images?|footage|film|video|shots|whole thing)) (?:a (?:bit|little|touch|tad) |slightly |much |a lot )?darker)|darken(?: (?:it|the (?:pictures?|images?|footage|film|video|shots|clips|whole thing)))?(?: a (?:bit|little|touch|tad))?',
    'darken',
  ],
  ['cinema(?:tic)? (?:format|aspect ratio|ratio)|letter-?box(?:ed|ing)?', 'format cinema'],
  [
    '(?:page[- ]turn(?:ing)?|spin(?:ning)?|slid(?:e|ing)|flip(?:ping)?|stars?|hearts?|cube|swirl(?:ing)?|whip[- ]?pan|push|swipe|rotating|3d) (?:transitions?|wipes?)',
    'glitch transitions',
  ],
  ['(?:written |set |done )?in an? ([a-z]{3,14}) (?:font|typeface|script|lettering)', 'police $1'],
  [
    '(?:take away|take out|cut out|filter out|get rid of|eliminate|lose|reduce|remove|clean up|kill|fix) (?:all )?(?:the |that |any )?(?:awful |annoying |horrible |loud |constant )?(?:hum(?:ming)?|hiss(?:ing)?|buzz(?:ing)?|crackl(?:e|ing)|static|rumbl(?:e|ing)|rustling|(?:wind|background|traffic|engine|motor|fan|camera|crowd|street) noises?|echo)',
    'remove the background noise',
  ],
  [
    '(?:whoosh|swoosh|boom|ding|beep|click|pop|cartoon|funny|comic|cinematic)(?:es|ing)? (?=sound effects?)',
    '',
  ],
  ['(?:some |a few )(?:whoosh|swoosh|boom|ding|beep)e?s(?! sounds?)', 'some sound effects'],
  ['read (?:this|the|my|that)(?: [a-z]{3,10})? (?:aloud|out loud|out)', 'voice-over'],
  [
    '(\\d{2,3}|twenty-four|twenty-five|thirty|fifty|sixty) frames (?:a|each|every) second',
    '$1 frames per second',
  ],
  ['(?<=(?:mov|gif|avi|mkv|mp4|webm|prores) )(?:file|format|movie)', ''],
  [
    '(?:need|want|like) (?:it as )?an? (?=(?:avi|mov|mkv|gif|prores|webm)(?![a-z]))',
    'export as a ',
  ],
  [
    '(?:split|divide|cut)s? (?:up )?(?:the |my )?(?:screen|picture|frame|image)(?: up)?(?: (?:in|into) (?:two|half|three|four|\\d|halves|quarters|thirds|two halves)(?: parts)?)?|(?:two|three|four|\\d|the|both) (?:clips|pictures|shots|videos) (?:side by side|next to each other|at the same time|at once)(?:,? side by side)?(?: on (?:the )?screen)?|side by side(?: on (?:the )?screen)?|next to each other on (?:the )?screen',
    'split screen',
  ],
  [
    '(?:key|cut|swap|switch)(?: out)? (?:out )?the background(?! (?:music|noise|sound))',
    'green screen',
  ],
  [
    "(?:hide|cover|mask|pixell?ate|obscure|anonymi[sz]e|black out|blank out|censor|blur)s?(?: (?:out|up|all))? (?:the |people's |everyone's |everybody's |their |our |all |any )*(?:[a-z]{2,10}(?:'s|s') )?(?:faces?|number plates?|licen[sc]e plates?|plates)|make (?:the |people's |everyone's |their |all )*faces unrecogni[sz]able",
    'blur the faces',
  ],
  ["(?<=zoom(?: in| out)? (?:on|into|to) )(?:her|his|their|my|our|someone's|everyone's) ", 'the '],
  ['(?:slowly|gently|gradually|softly|slow|gentle) (?=zoom)', ''],
  ['(?<=zoom(?: in| out)? )into(?= )', 'on'],
  ['(?:crop|punch|push|move|go) in (?:closer|close|tighter|a bit|more)(?: (?=on))?', 'zoom in '],
  [
    '(?:two|2) (?:different|separate|distinct|individual) (?:films|videos|edits|movies|cuts)',
    '2 different versions',
  ],
  [
    '(?:(?:three|four|five|several|multiple|[3-9])) (?:different|separate|distinct|individual) (?:films|videos|edits|movies|cuts)',
    '3 different versions',
  ],
  [
    '(?:a couple of|a few|several|multiple|two|three) (?:different )?(?:variants|variations|alternatives|options)',
    'several versions',
  ],
  [
    'one (?=(?:long|short|longer|shorter|vertical|square|horizontal) (?:version|one|cut|film|video))',
    'a ',
  ],
  [
    '(?:do it )?(?:the )?(?:same )?way you did(?: it)? (?:before|last time|the last time)|(?:like|as) you did(?: it)?(?: the)? (?:last time|before|yesterday)|(?:(?:use |in )?the )?same (?:style|look|thing|way|settings) as (?:in )?(?:my |the |our )?(?:last|previous) (?:one|time|video|film)',
    'like last time',
  ],
  [
    "(?<=(?:upload|post|publish|share|send|put|email) [a-z ]{2,50} )(?:afterwards|after that|when (?:it is|it's|you are|you're) (?:done|finished|ready)|once (?:it is|it's|you are|you're) (?:done|finished|ready))",
    '',
  ],
  [
    '(three|four|five|six|eight|ten|\\d) times (?:as fast|the (?:normal )?speed)',
    '$1 times faster',
  ],
  [
    '(\\d|one|two|three|four|five|six|ten)[ -]hours?(?: long)? (film|video|movie)',
    '$2 of $1 hours',
  ],
];
