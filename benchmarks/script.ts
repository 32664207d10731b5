import { SpeechListener } from '@armoni/perception/hear/speech-listener';
import { alignScript } from '@armoni/video-engine/captions/align-script';
import { leaveOut } from './shared/leave-out.ts';
import { sized } from './shared/sized.ts';
import { makeRandom } from './truth/random.ts';
import { canSpeak } from './truth/spoken-talk.ts';
import { speakText } from './truth/spoken-text.ts';

/**
 * How far a text without times is off when it is dealt out to the voice that reads it: the beginnings
 * of its words against when espeak-ng says them. Three French texts of our own at three paces, read as
 * written, with a sentence that is read and not written, and with one that is written and not read.
 */
const texts = [
  `Nous sommes partis avant l'aube, quand le port dormait encore. Le moteur a toussé deux fois, puis la
  barque a glissé entre les bouées. Personne ne parlait. Au large, la lumière est venue d'un seul coup, rose
  d'abord, presque blanche ensuite, et les filets sont montés l'un après l'autre. Il y avait peu de poisson
  ce jour-là. Mon père disait que la mer se repose aussi, qu'il faut la laisser tranquille. À midi nous étions
  rentrés, les mains salées, contents de rien.`,
  `Voici comment je prépare ma pâte. Je verse la farine en fontaine, j'ajoute le sel, l'eau tiède et un peu
  de levure. Ensuite je pétris dix minutes, pas moins ! La pâte doit rester souple ; si elle colle, attendez avant
  d'ajouter de la farine. Je la couvre d'un linge humide et je l'oublie deux heures. Pendant ce temps, le four
  chauffe. On façonne, on laisse lever encore, puis on enfourne à feu vif. Vingt minutes plus tard, la croûte chante.`,
  `Bienvenue dans l'atelier. Ici, chaque pièce est tournée à la main, une par une. Regardez cette courbe : elle a
  l'air simple, mais il faut des années pour la réussir. Nos argiles viennent de la colline voisine. Elles sèchent
  trois semaines à l'ombre, jamais au soleil. Après la première cuisson, nous émaillons avec des cendres de hêtre, de
  pommier, parfois de vigne. Le bleu que vous voyez, personne ne l'avait prévu. C'est le feu qui décide.`,
];
const paces = sized([140, 175, 215], [175]);

type Reading = 'as written' | 'a sentence more is read' | 'a sentence less is read';
const readings: readonly Reading[] = [
  'as written',
  'a sentence more is read',
  'a sentence less is read',
];

function errorsOf(text: string, pace: number, reading: Reading, seed: number): readonly number[] {
  const sentences = text.replace(/\s+/g, ' ').match(/[^.!?]+[.!?] ?/g) ?? [];
  const middle = sentences.length >> 1;
  const without = sentences.filter((_, index) => index !== middle).join('');
  const whole = sentences.join('');
  const read = reading === 'a sentence less is read' ? without : whole;
  const written = reading === 'a sentence more is read' ? without : whole;
  const spoken = speakText(read.trim().replace(/ ([!?;:])/g, '$1'), pace, makeRandom(seed));
  const listener = new SpeechListener();
  listener.push(spoken.samples);
  const found = [...alignScript(written, listener.end())].flatMap(({ words = [] }) => words);
  return readWords(sentences, middle, reading, spoken.words).map(({ startSeconds, text: word }) => {
    const index = found.findIndex((each) => plain(each.text) === plain(word));
    // What stands before it in the text has no later place.
    const [placed] = index < 0 ? [] : found.splice(0, index + 1).slice(-1);
    return Math.abs(startSeconds - (placed?.startSeconds ?? Number.POSITIVE_INFINITY));
  });
}

/** The words that are both read and written: the others have no time to be compared. */
function readWords(
  sentences: readonly string[],
  middle: number,
  reading: Reading,
  words: ReturnType<typeof speakText>['words'],
) {
  const spoken = words.filter(({ text: word }) => plain(word) !== '');
  if (reading !== 'a sentence more is read') return spoken;
  const from =
    sentences
      .slice(0, middle)
      .join('')
      .match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  const count = sentences[middle]?.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return spoken.toSpliced(from, count);
}

function plain(word: string): string {
  return word.replace(/[^\p{L}\p{N}]/gu, '');
}

function benchmarkScript() {
  for (const reading of readings) {
    const errors = texts
      .slice(0, sized<number>(texts.length, 1))
      .flatMap((text, index) => paces.flatMap((pace) => errorsOf(text, pace, reading, 71 + index)))
      .toSorted((a, b) => a - b);
    const at = (share: number) => (errors[Math.floor(share * (errors.length - 1))] ?? 0).toFixed(2);
    console.log(
      `${reading}: ${errors.length} words, beginnings off by ${at(0.5)} s in the median, ${at(0.9)} s at the ninetieth percentile, ${at(1)} s at worst`,
    );
  }
}

if (!canSpeak()) leaveOut('espeak-ng is not installed: the truth of this benchmark is its voice.');
benchmarkScript();
