import type { Intent } from '../../../model/intent.ts';
import type { KnownClip } from '../../../model/reading-context.ts';
import { secondsOf, time } from '../duration/read-time.ts';
import type { Stretch, WishReader } from '../wish-reader.ts';
import { markReferences, numbersIn, reference, references } from './find-references.ts';

type Parts = Pick<Intent, 'clipSound' | 'speedParts'> & {
  readonly clips: Intent['clips'];
  /** Only these clips sound. */
  readonly dropsOtherSound: boolean;
};

const keep =
  '(?:garde|gardes|gardez|garder|prends|prend|utilise|conserve|montre|keep|use|take|show)';
/** « n'oublie pas le clip 2 », "don't skip clip 2" leaves nothing out. */
const notRefused = "(?<!(?:don't|do not|never|not|ne pas|pas|jamais|sans) )";
const leavesOut =
  '(?:enlev|coup|saut|retir|supprim|vir|jett|ignor|oubli|zapp|ecart|elimin|evit|pass)(?:es?|ez)';
const cut = `(?:${notRefused}(?:enlev|coup|saut|retir|supprim|vir|jett|ignor|oubli|zapp|ecart|elimin|evit|pass)(?:es?|ez|er)|${notRefused}jeter|laisse[rsz]? tomber|(?:ne |n')?(?:garde|utilise|prends|montre)[rsz]? pas|(?:don't|do not) (?:use|keep|show)|${notRefused}(?:skip|cut|cut out|remove|drop|trim|ignore|lose|forget|leave out))`;
const just = '(?: (?:seulement|uniquement|juste|que|just|only))?';
const anyClip = '(?:chaque clip|chacun des clips|tous les clips|each clip|every clip|all clips)';
const target = `(?:(${reference})|${anyClip})`;
const of = '(?: (?:du|de|dans|sur|of|from|in|on))? ?';
const range = `(?:de|from|entre|between) (${time}|\\d{1,3}) (?:a|to|jusqu'a|et|and) (${time})`;
const theFilm = '(?: (?:le film|la video|le montage|tout|the film|the video|it|things))?';
const straight =
  "(?: (?:directement|direct|tout de suite|d'entree(?: de jeu)?|d'emblee|d'abord|aussitot|straight|right|directly|off|out|up|straight away|right away)){0,2}";
const start = `(?:(?:(?:commenc|demarr|attaqu|entam|embray|ouvr|introdui|lanc)[a-z]{1,4}|debut[a-z]{0,4}|ouverture|intro(?:duction)?|(?:start|begin|open|kick|lead)(?:s|ing|ning)?)${theFilm}${straight} (?:par|avec|sur|with|on|from|by)|(?:on part|partir|partez|pars)(?: d'abord)?(?: de| sur| avec)?)`;
const end = `(?:(?:termin|fini|conclu|ferm|clotur|achev|boucl)[a-z]{0,4}|clos|clore|(?:end|finish|close|conclude|wrap)(?:s|ing)?)${theFilm}${straight} (?:par|avec|sur|with|on|by)`;
const isTo =
  "(?: (?:du film|de la video|du montage|of the film|of the video))? (?:(?:doit|devra|devrait|va|should|must|has to|needs to|will)(?: to)? (?:etre|be)|sera|soit|est|c'est|is)";
const picture = '(?:plan|image|clip|extrait|scene|sequence|video|shot|picture)';
const atFirst =
  "(?:d'abord|en (?:tout )?premiere?(?: position| lieu)?|en intro(?:duction)?|en guise d'ouverture|au (?:tout )?debut|en ouverture|en tete|pour commencer|first|at the (?:start|beginning))";
const atLast =
  '(?:a la (?:toute )?fin|en (?:tout )?derniere?(?: position| lieu)?|en cloture|en fermeture|pour finir|en conclusion|at the end|last)';
const put = '(?:mets |met |mettre |place |put |avec )?';
const without =
  "(?:sans|pas|enleve[rz]?|supprime[rz]?|retire[rz]?|vire[rz]?|exclu[st]?|exclure|exclue[rz]|ignore[rsz]?|saute[rz]?|oublie[rsz]?|zappe[rsz]?|ecarte[rsz]?|elimine[rsz]?|evite[rsz]?|jette[rsz]?|fai(?:s|re|tes) (?:abstraction|l'impasse|sans)|faire l'impasse|abstraction|laisse[rsz]? (?:tomber|de cote)|mets? de cote|mettre de cote|passe[rsz]? outre|debarrasse[a-z-]{0,5}|(?:ne |n')?tiens pas compte|(?:n'utilise|ne mets|ne mettre|ne garde|ne prends|n'inclus|ne veux|ne montre|ne veut)(?:z)? pas|(?:je )?(?:ne )?veux pas|forget(?: about)?|ignore|omit|ditch|lose|get rid of|without|skip|remove|leave out|drop|exclude|don't use|do not use|not)";
const only =
  "(?:seulement|uniquement|juste|rien que|que|only|just|(?:n'utilise|ne garde|ne prends)[rsz]? que|utilise(?:r|z)? (?:uniquement|seulement|juste)|use only|only use|garde[rsz]? (?:seulement|uniquement|juste|que))(?: avec)?";
const mostly =
  '(?:surtout|principalement|essentiellement|davantage|plus de|plus du|moins de|moins du|mostly|mainly|more of|less of)';
const then =
  "(?:,? ?(?:et |and )?(?:puis|ensuite|apres(?: ca)?|enfin|pour finir|then|next|finally|after that|lastly|followed by|suivie? d[eu']|>|->)(?: by| par| avec| with| on| mets| de)?,?)";
const sound = "(?:le |la |the |l')?(?:son|audio|sound|voix|bruit)(?: d'origine)?";
const slower =
  '(?:au ralenti|en ralenti|ralentie?|in slow motion|en slow motion|plus lente?(?:ment)?)';
const faster = '(?:en accelere|accelere|plus vite|in fast motion|sped up|en x ?2)';
const onPart = '(?: sur| pour| on| a| dans| pendant| durant| in| for| over| during| de)?';
const parts = {
  'first-half':
    '(?:la |the )?(?:premiere|1ere|first) (?:moitie|half|partie)(?: du film| of the film)?',
  'second-half':
    '(?:la |the )?(?:deuxieme|seconde?|2e|2eme|derniere|second|last) (?:moitie|half|partie)(?: du film| of the film)?',
  start: '(?:le |au |the )?(?:debut|beginning)(?: du film)?',
  end: '(?:la |a la |the |at the )?(?:fin|end)(?: du film)?',
} as const;

/** What is wished for single clips and parts: in, out, first, last, in what order and how. */
export function readClips(reader: WishReader, known: readonly KnownClip[]): Parts {
  const rules = new ClipRules(reader, known);
  rules.readWhole();
  rules.readStretches();
  rules.readSoundAndSpeed();
  rules.readOrder();
  rules.readChoice();
  rules.leaveRest();
  return {
    clips: rules.clips,
    clipSound: rules.clipSound,
    speedParts: rules.speedParts,
    dropsOtherSound: rules.dropsOtherSound,
  };
}

type Handler = (clips: readonly number[], match: RegExpExecArray, at: Stretch) => void;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

class ClipRules {
  readonly clips: Mutable<Intent['clips']> = {
    only: [],
    without: [],
    first: null,
    last: null,
    sequence: [],
    stretches: [],
  };
  readonly clipSound: Intent['clipSound'] = [];
  readonly speedParts: Intent['speedParts'] = [];
  dropsOtherSound = false;
  private readonly reader: WishReader;
  private readonly known: readonly KnownClip[];
  private readonly clipsOf: (marked: string) => readonly number[];

  constructor(reader: WishReader, known: readonly KnownClip[]) {
    this.reader = reader;
    this.known = known;
    this.readReversed();
    const marked = markReferences(reader.text, known);
    reader.text = marked.text;
    this.clipsOf = marked.clipsOf;
  }

  /** Before references are found: « du dernier clip au premier » names the order, no clip. */
  private readReversed(): void {
    const reversed =
      /(?:a l'envers,? ?(?:donc )?)?(?:du dernier (?:clip )?au premier(?: clip)?|dans l'ordre inverse|ordre inverse|in reverse order|reverse order|from last to first)/g;
    this.reader.each(reversed, (_match, at) => {
      this.clips.sequence = this.known.map((_, index) => this.known.length - index);
      this.reader.understand('clips.sequence', at);
    });
    const listed =
      /(?:dans )?(?:l'|the |cet )?(?:ordre|order)(?: suivant| des clips)? ?:? ?(\d{1,2}(?:(?: ?[,>-] ?| et | puis | )\d{1,2}){1,11})(?![\d:]| ?s(?:ec|$))/g;
    this.reader.each(listed, (match, at) => {
      const numbers = [...(match[1] as string).matchAll(/\d{1,2}/g)].map(([each]) => Number(each));
      this.when(numbers, at, (clips) => {
        this.clips.sequence = [...clips];
        this.reader.understand('clips.sequence', at);
      });
    });
  }

  readWhole(): void {
    this.all(
      `(?:${keep} )?(${reference}) (?:en entier|entierement|integralement|whole|entirely)`,
      (_c, _m, at) => this.reader.leave(at),
    );
    this.all(`(?:repete[rz]?|repeat) (${references})(?: ${atLast})?`, (_clips, _match, at) =>
      this.reader.refuse('repeat', at),
    );
    this.all(
      `${put}(${references}) (?:\\d{1,2} fois|(?:\\d|two|three) times|twice)`,
      (_c, _m, at) => this.reader.refuse('repeat', at),
    );
  }

  readStretches(): void {
    for (const [verb, use] of [
      [`(?:${cut}|sans)`, 'without'],
      [`(?:(?:ne |n')?${keep}${just}|seulement|uniquement|juste|rien que|que|only|just)`, 'only'],
    ] as const) {
      const first = atEdge('premieres?|first|opening');
      const last = atEdge('dernieres?|last|final');
      this.stretch(`${verb} ${first}${of}${target}`, (m) => ({
        use,
        fromSeconds: 0,
        toSeconds: edgeSeconds(m),
      }));
      this.stretch(`${verb} ${last}${of}${target}`, (m) => ({
        use,
        fromSeconds: -edgeSeconds(m),
        toSeconds: null,
      }));
      this.stretch(`${verb} ${range}${of}${target}`, (m) => ({ use, ...between(m) }));
      this.stretch(
        `${verb}(?: tout)?(?: ce qui est| ce qu'il y a)? (?:apres|after) (${time})${of}${target}`,
        (m) => ({
          use,
          fromSeconds: secondsOf(m[1] as string),
          toSeconds: null,
        }),
      );
      this.stretch(
        `${verb}(?: tout)?(?: ce qui est| ce qu'il y a)? (?:avant|before) (${time})${of}${target}`,
        (m) => ({
          use,
          fromSeconds: 0,
          toSeconds: secondsOf(m[1] as string),
        }),
      );
      this.stretch(
        `${verb}(?: (?:la fin|le reste|la suite|tout|the (?:end|rest)))?${of}${target},? (?:a partir de|depuis|apres|passee?s?|from|after) (?:la )?(${time})(?: on(?:wards)?)?`,
        (m) => ({ use, fromSeconds: secondsOf(m[2] as string), toSeconds: null }),
      );
      this.stretch(
        `${verb}(?: (?:le debut|tout|the (?:start|beginning)))?${of}${target},? (?:avant|jusqu'a|before|until|up to) (?:la )?(${time})`,
        (m) => ({ use, fromSeconds: 0, toSeconds: secondsOf(m[2] as string) }),
      );
      this.stretch(`(?:dans |sur |in |from )?${target},? ${verb} ${range}`, (m) => ({
        use,
        ...between([m[0], m[2], m[3]]),
      }));
    }
    this.stretch(`${target},? ${range}`, (m) => ({ use: 'only', ...between([m[0], m[2], m[3]]) }));
  }

  private stretch(
    source: string,
    read: (
      match: readonly (string | undefined)[],
    ) => Omit<Intent['clips']['stretches'][number], 'clip'>,
  ): void {
    this.all(source, (clips, match, at) => {
      const stretches = (clips.length === 0 ? [null] : clips).map((clip) => ({
        clip,
        ...read(match),
      }));
      this.reader.understand('clips.stretches', at, this.clips.stretches.length);
      this.clips.stretches.push(...stretches);
    });
  }

  readSoundAndSpeed(): void {
    const drop = '(?:coupe|enleve|retire|supprime|vire|sans|pas|mute|remove|no)(?:[rsz]|ez)?';
    const sounds = (value: 'keep' | 'drop') => (clips: readonly number[], at: Stretch) => {
      this.reader.understand('clipSound', at, this.clipSound.length);
      this.clipSound.push(...clips.map((clip) => ({ clip, sound: value })));
    };
    this.all(`(?:${drop} ${sound}${of}|mute )(${references})`, (c, _m, at) =>
      sounds('drop')(c, at),
    );
    this.all(
      `${keep} (?:seulement |uniquement |juste |only )?${sound}(?: (seulement|uniquement|only))?${of}(${references})( seulement| uniquement| only)?`,
      (clips, match, at) => {
        this.dropsOtherSound ||= /seulement|uniquement|juste|only/.test(match[0]);
        sounds('keep')(clips, at);
      },
    );
    // « coupe le son du concert mais garde celui du drone »
    if (this.clipSound.length > 0) {
      const that = '(?:celui|celle|ceux|that|the one)';
      this.all(`${drop} ${that}${of}(${references})`, (c, _m, at) => sounds('drop')(c, at));
      this.all(`${keep} ${that}${of}(${references})`, (c, _m, at) => sounds('keep')(c, at));
    }
    const speeds: readonly (readonly [string, string, 'slow' | 'fast'])[] = [
      [
        slower,
        '(?:ralenti[a-z]{0,4}|ralenti sur|slow[ -]?mo(?:tion)?(?: on| for)?|slow(?: down)?)',
        'slow',
      ],
      [faster, '(?:acceler[a-z]{1,3}|speed up|fast forward)', 'fast'],
    ];
    for (const [after, before, speed] of speeds) {
      const take: Handler = (clips, _match, at) => {
        this.reader.understand('speedParts', at, this.speedParts.length);
        this.speedParts.push(...clips.map((part) => ({ part, speed })));
      };
      this.all(`${put}(${references})(?:${isTo})? ${after}`, take);
      this.all(`(?:${before}|${after})(?: sur| pour| on| for| de)? (${references})`, take);
    }
    for (const [part, words] of Object.entries(parts)) {
      const key = part as keyof typeof parts;
      const lookPart = `(?:sauf |hormis |except )?${words}(?: du film)? (?:est |soit )?en (?:noir (?:et|&) blanc|couleurs?|sepia|vintage)|(?:noir (?:et|&) blanc|sepia|en couleurs?|black (?:and|&) white) (?:sauf|pour|sur|dans|a|except|at|for) ${words}`;
      this.reader.each(new RegExp(lookPart, 'g'), (_m, at) => this.reader.refuse('look-part', at));
      for (const [after, before, speed] of speeds) {
        const speedPart = `(?<![a-z])(?:(?:${before})${onPart} ${words}|${words} ${after}|${after}${onPart} ${words})(?![a-z])`;
        this.reader.each(new RegExp(speedPart, 'g'), (match, at) => {
          if (/(?:rythme|tempo|pace)/.test(match[0])) return;
          this.reader.understand('speedParts', at, this.speedParts.length);
          this.speedParts.push({ part: key, speed });
        });
      }
    }
    this.all(
      `(${references}) (?:en (?:noir (?:et|&) blanc|sepia|couleurs?)|in black (?:and|&) white|n ?& ?b)`,
      (_c, _m, at) => this.reader.refuse('look-part', at),
    );
    this.all(
      `(?:joue[rz]? |passe[rz]? |mets |play )?(${references}) (?:en marche arriere|a l'envers|in reverse|backwards)|(?:rembobine[rsz]?|rewind|reverse|play backwards) (${references})`,
      (_c, _m, at) => this.reader.refuse('reverse', at),
    );
    this.all(
      `(?:un )?(?:fondus?(?: enchaines?)?|transitions?|dissolve|crossfade) (?:entre|between) (${reference}) (?:et|and) (${reference})`,
      (_c, _m, at) => this.reader.refuse('transition-place', at),
    );
  }

  readOrder(): void {
    this.all(
      `(?:${start} |${put}d'abord,? |first,? )?(${reference}(?:(?:${then}|,) ${reference})*${then} ${reference}(?:,? ?(?:et |and |puis |then )?${end} ${reference})?)`,
      (clips, _m, at) => {
        this.clips.sequence = [...new Set(clips)];
        this.reader.understand('clips.sequence', at);
      },
    );
    this.all(
      `${put}(${reference}) (avant|apres|before|after) (${reference})`,
      (clips, match, at) => {
        const isAfter = /apres|after/.test(match[2] as string);
        this.clips.sequence = isAfter ? clips.toReversed() : [...clips];
        this.reader.understand('clips.sequence', at);
      },
    );
    const first: Handler = ([clip], _match, at) => {
      this.clips.first = clip ?? null;
      this.reader.understand('clips.first', at);
    };
    const last: Handler = ([clip], _match, at) => {
      this.clips.last = clip ?? null;
      this.reader.understand('clips.last', at);
    };
    this.all(`${start} (${reference})`, first);
    this.all(`${end} (${reference})`, last);
    const slot = (which: string) =>
      `(?:(?:le|la|l'|the) )?(?:tout |toute |very )?(?:${which}) ${picture}${isTo} (${reference})`;
    this.all(slot('premiere?|first|opening|1er'), first);
    this.all(slot('derniere?|last|final|closing'), last);
    this.all(`${put}(${reference}) ${atFirst}`, first);
    this.all(`${put}(?:d'abord|first,?) (${reference})`, first);
    this.all(`(?:${atFirst}|pour debuter|to start(?: with)?),? ${put}(${reference})`, first);
    this.all(`(?:${atLast}|to finish|finally),? ${put}(${reference})`, last);
    this.all(`${put}(${reference}) ${atLast}`, last);
  }

  readChoice(): void {
    const out: Handler = (clips, _match, at) => {
      this.clips.without = [...new Set([...this.clips.without, ...clips])];
      this.reader.understand('clips.without', at);
    };
    const inside: Handler = (clips, _match, at) => {
      this.clips.only = [...new Set([...this.clips.only, ...clips])];
      this.reader.understand('clips.only', at);
    };
    const butFor =
      '(?:tous? (?:les clips|les videos)|toutes les videos|tout|everything|all(?: the)? clips|every clip) (?:sauf|excepte|hormis|but|except)';
    this.all(`(?:${keep} |mets |put )?${butFor} (${references})`, out);
    this.reader.each(
      new RegExp(
        `(?:${keep} )?${butFor} (?:le |la |les |the )?(?:n°|numero )?(\\d{1,2}(?:(?:, ?| et (?:le )?| and )\\d{1,2}){0,9})(?![\\d:])`,
        'g',
      ),
      (match, at) => this.when(numbersIn(match[1] as string), at, (clips) => out(clips, match, at)),
    );
    this.all(`(?:${keep} )?${mostly} (${references})`, (clips, _match, at) =>
      this.reader.refuse('clip-share', at, clips.length === 1 ? `le clip ${clips[0]}` : ''),
    );
    this.all(`${only} (${references})`, inside);
    this.all(`(${references}) (?:seulement|uniquement|only|seule?s?)`, inside);
    this.all(
      `(?:ne |n')?${leavesOut} (?:surtout )?(?:pas|jamais) (?:de |d')?(${references})|(?:don't|do not|never|not|pas|sans|without) (?:you )?(?:skip|remove|leave out|drop|exclude|forget(?: about)?|ignore|omit|lose|oublier|enlever|retirer|supprimer|couper|sauter|virer) (${references})`,
      (_clips, _match, at) => this.reader.leave(at),
    );
    this.all(`${without} (?:de |d'|sur |aucune? )?(${references})`, out);
  }

  /** References that no rule took go back into words, for what is left over. */
  leaveRest(): void {
    const { text, wording } = this.reader;
    this.reader.text = [...text]
      .map((unit, index) => (unit >= '\ue000' && unit <= '\uf8ff' ? wording.folded[index] : unit))
      .join('');
  }

  /** Every match whose clips exist; the others are refused. */
  private all(source: string, take: Handler): void {
    this.reader.each(new RegExp(`(?<![a-z\\d])${source}(?![a-z\\d])`, 'g'), (match, at) => {
      this.when(this.clipsOf(match[0]), at, (clips) => take(clips, match, at));
    });
  }

  private when(
    clips: readonly number[],
    at: Stretch,
    take: (clips: readonly number[]) => void,
  ): void {
    const missing = clips.filter((clip) => clip < 1 || clip > this.known.length);
    if (missing.length > 0) this.reader.refuse('no-such-clip', at, missing.join(', '));
    else take(clips);
  }
}

/** « les 5 premières secondes », « la première minute », "the last 2 minutes". */
function atEdge(side: string): string {
  const unit = '(secondes?|seconds?|s|minutes?|min)';
  return `(?:les |the |la |le )?(?:(\\d{1,3}) (?:${side}) ${unit}|(?:${side}) (?:(\\d{1,3}) )?${unit})`;
}

function edgeSeconds(match: readonly (string | undefined)[]): number {
  const unit = match[2] ?? match[4] ?? 's';
  return Number(match[1] ?? match[3] ?? 1) * (unit.startsWith('m') ? 60 : 1);
}

function between(match: readonly (string | undefined)[]) {
  const [, from = '', to = ''] = match;
  const unit = /^\d+$/.test(from) ? `${from} s` : from;
  return { fromSeconds: secondsOf(unit), toSeconds: secondsOf(to) };
}
