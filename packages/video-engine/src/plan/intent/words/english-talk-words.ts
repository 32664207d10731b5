import { clauseEnd, judged } from './english-parts.ts';

const quote = '[“"«]';
const i = "(?:i|we)(?:'m|'re|'d|'ve| am| are| was| were| would| have been)?";

/** What English speakers say around a wish: hopes, doubts, thanks, asides, and what is told of a clip by the way. */
export const englishTalkWords: readonly (readonly [said: string, meant: string])[] = [
  [
    `(?:what|all|the thing) ${i} (?:really |just )?(?:after|looking for|thinking(?: of)?|need(?:ing)?|want(?:ing)?|like|hoping for|going for|picturing?|imagin(?:e|ing)|had in mind)(?: here)? (?:is|was|would be)`,
    'i want',
  ],
  [
    `${i} (?:just |really |sort of |kind of )?(?:thinking|wonder(?:ing|ed)?|hoping|picturing|imagining|considering)(?: (?:of|about|whether|if|that|for))?`,
    '',
  ],
  [`${i} (?:really |so |much )?(?:love|appreciate|like|prefer) it if`, ''],
  [
    '(?:would|could|is|will) (?:it|there) be (?:possible|ok|okay|alright|all right|doable)(?: at all)? (?:for|to|if|that)',
    '',
  ],
  ['(?:is|was) there (?:any|a) (?:chance|way) (?:of|that|you could|to|we could)', ''],
  [
    "if it(?:'s| is) (?:all the same|ok(?:ay)?|alright|not too much (?:trouble|bother|to ask)|no (?:trouble|bother))(?: (?:to|with|for) (?:you|everyone))?",
    '',
  ],
  [
    `(?:,? (?:and|but) )?if (?:that|it)(?:'s| is|s| can| can't| cannot| isn't| is not)[^,.;!?]{0,24}(?:possible|hard|done|doable|work)(?:,? (?:then )?(?:never mind|no worries|don't worry|forget it|that's fine|fine))?${clauseEnd}`,
    '',
  ],
  [
    `(?:never mind|no worries|no pressure|whatever you do|to be (?:honest|fair)|if i'm honest|when you (?:get|have) a (?:chance|minute|moment)|in your own time|much obliged|(?:(?:i|we) )?(?:really |much |do )?appreciate (?:it|this|that|your help|you)|you(?:'re| are) (?:the best|a (?:star|legend|gem|lifesaver|hero)))${clauseEnd}`,
    '',
  ],
  [
    `(?<=(?:^|[.,;!?] ?))(?:otherwise|other than that|besides that|apart from that|on top of that|aside from that|as for the rest|right|alright|all right|look|listen|anyway|anyhow)(?:,? (?:mate|team|there|everyone|folks|guys|then|so))?(?=,| (?:a|an|the|just|please|one|two|\\d|i|we|so|do)(?![a-z]))`,
    '',
  ],
  [
    '(?<=^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)),? )dear (?:team|all|friends?|sirs?|editors?|everyone)',
    '',
  ],
  [
    "(?:and )?(?:that(?:'s| is|s) (?:it|all|about it|the lot|everything)(?: really| then| from me)?|(?:and )?we(?:'re| are) (?:all )?(?:good|done|sorted|set)|good to go|job done)",
    '',
  ],
  [
    `${i} not (?:too |that |very |really |overly )?(?:bothered|fussed|fussy|worried|picky|precious) (?:about|on|by) [^,.;!?]{3,30}${clauseEnd}`,
    '',
  ],
  // What is told of a clip by the way.
  [`, (?:which|who) (?:is|was|are|looks?|turned out) (?:${judged}),`, ''],
  [
    `(?:,|;| -|\\.)? ?(?:because |cos |as |since )?(?:it|they|that|that one|this one)(?:'s|s| is| are| was| looks?| turned out) (?:${judged})${clauseEnd}`,
    '',
  ],
  // One in the place of the other.
  [
    '(\\d{1,3}|[a-z]{3,9}(?:-[a-z]{3,5})?) (?:instead of|rather than|and not|as opposed to) (?:\\d{1,3}|[a-z]{3,9}(?:-[a-z]{3,5})?) (seconds?|secs?|minutes?|mins?|shots|cuts)',
    '$1 $2',
  ],
  // Verbs of putting words on screen.
  [
    `(?:slap|stick|pop|flash|plaster|whack|bung|throw|bring|superimpose|overlay|run|drop|splash)(?: up| in| on)?(?= (?:the (?:words?|text|line|message|phrase) )?${quote})`,
    'put',
  ],
  [
    `(?:in|at|around|right in) the (?:very )?(?:middle|halfway point|midpoint) of (?:the (?:film|video)|it)(?=,? (?:[a-z' ]{0,24} )?${quote})`,
    'au milieu du film',
  ],
  [
    `half ?way through(?: (?:the (?:film|video)|it))?(?=,? (?:[a-z' ]{0,24} )?${quote})`,
    'au milieu du film',
  ],
  ['(?<=[”"»] )(?:along|across|down|right at) the (?=(?:top|bottom)(?![a-z]))', 'at the '],
  ['no (?:colou?r )?grad(?:e|ing)', ''],
  [
    '(?:the )?(?:film|video|movie|it) (?:(?:should|must|to|is|has to|needs to|can) ?(?:be|last|run)? )?(?:for )?(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[ -]hours?(?: long)?',
    'film de $1 heures',
  ],
];
