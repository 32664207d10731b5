import { writeKindWeights } from '@armoni/perception/tell/kind-weights';
import { trainKinds } from '@armoni/perception/tell/train-kinds';
import { buckets } from './clause-features.ts';
import { learnedFile } from './likely-clause.ts';
import {
  corpusHash,
  fieldsOfKinds,
  lessonsOf,
  readCorpusRows,
  wordsOfKinds,
} from './read-corpus.ts';

/** Learns the corpus of clauses anew, half a minute: `npm run learn-wishes`. */
const lessons = lessonsOf(readCorpusRows());
const learned = trainKinds(lessons, buckets);
const beside = {
  corpus: corpusHash(),
  words: wordsOfKinds(lessons, learned.kinds),
  fields: fieldsOfKinds(learned.kinds),
};
writeKindWeights(learnedFile, learned, beside);
process.stdout.write(`armoni: ${lessons.length} clauses learned\n`);
