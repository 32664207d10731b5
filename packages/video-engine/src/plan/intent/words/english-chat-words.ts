/** What stands behind "n" and "w" in a message, where they are "and" and "with". */
const goesOn =
  '(?:the|a|an|da|my|our|it|its|i|we|no|put|end|ends|show|then|also|make|mute|add|fade|hold|stop|start|begin|finish|keep|cut|drop|skip|use|play|slow|speed|turn|have|dont|don.t|pls|plz|please|vertical|square|black|warm|cold|clip|only|all|all|say|saying|just|loop|can|give|take|lose|bin|then|w|with|that|thats|concert|title|music|musik|quick|fast|calm)';

/** How English words are shortened or slip in messages, each with the words that tell it from a French one. */
export const englishChatWords: readonly (readonly [RegExp, string])[] = (
  [
    [`(?<=[a-z0-9»"”],? )n(?= ${goesOn}(?![a-z]))`, 'and'],
    ['w/ ?o|wthout|w out', 'without'],
    [`w(?:/ ?|iv|it|th|)(?= ${goesOn}(?![a-z])| [“"«])`, 'with'],
    ['w/', 'with '],
    ['(?<=w |with )da', 'the'],
    ['teh|hte', 'the'],
    ['b4', 'before'],
    ['abt', 'about'],
    ['frist|fisrt|firts', 'first'],
    ['(?<=at )leest|(?<=at )lest', 'least'],
    ['cn(?= (?:u|you|we|i) )', 'can'],
    ['cud|cld', 'could'],
    ['shud|shld', 'should'],
    ['(?<=(?:we|you|u|they|clips|shots) )r(?= )', 'are'],
    ['(?<=(?:longer|more|less|shorter|fewer|other|rather) )then(?= )', 'than'],
    ['(?<=(?:fade|cut|go|from) (?:[a-z]{2,8} )?)2(?= (?:black|the|white))', 'to'],
    ["(?<=\\d ?)'?til", 'to'],
    ["'?til(?= )", 'until'],
    [
      '(?<=(?:kick|start|finish|round|top|sign|lead|come|wrap)(?:s|es|ed|ing)? )of(?= (?:with|on|wiv|w|by)(?![a-z]))',
      'off',
    ],
    ['orignal(?= (?:sound|audio|order))', 'original'],
    ['wanna', 'want to'],
    ['gotta', 'have to'],
    ['gimme', 'give me'],
    ['lemme', 'let me'],
    ['dunno', "don't know"],
    ['dnt|dn.t|donot', "don't"],
    ['shouldnt', "shouldn't"],
    ['cant(?= )', "can't"],
    ['pics?|pix', 'photo'],
    ['cuz|coz|bcuz|bcos|bc', 'because'],
    ['tho', 'though'],
    ['(?:bro|bruv|m8|mate|fam|dude|buddy|pal)(?= ?(?:$|[,.;!?]))', ''],
    [
      '(?:ta|tysm|ty|tyvm|tnx|thnx|thanx|cheerz|lmk|imo|imho|btw|fyi|asap|rn|lmao|haha+|hehe|xx+|x(?=$))(?= ?(?:$|[,.;!?\\n]))',
      '',
    ],
  ] as const
).map(
  ([said, meant]) =>
    [new RegExp(`(?<![a-z0-9_'.&-]|& )(?:${said})(?![a-z0-9_])`, 'g'), meant] as const,
);
