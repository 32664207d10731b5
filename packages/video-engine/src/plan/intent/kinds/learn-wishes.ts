import { writeFileSync } from 'node:fs';
import { writeKindWeights } from '@armoni/perception/tell/kind-weights';
import { trainKinds } from '@armoni/perception/tell/train-kinds';
import { vocabularyFile } from '../words/likeliest-word.ts';
import { buckets } from './clause-features.ts';
import { learnedFile } from './likely-clause.ts';
import {
  corpusHash,
  fieldsOfKinds,
  lessonsOf,
  readCorpusRows,
  vocabularyOf,
  wordsOfKinds,
} from './read-corpus.ts';

/** Learns the corpus of clauses anew, half a minute: `npm run learn-wishes`. */
const rows = readCorpusRows();
writeFileSync(vocabularyFile, `${vocabularyOf(rows).join('\n')}\n`);
const lessons = lessonsOf(rows);
const learned = trainKinds(lessons, buckets);
const beside = {
  corpus: corpusHash(),
  words: wordsOfKinds(lessons, learned.kinds),
  fields: fieldsOfKinds(learned.kinds),
};
writeKindWeights(learnedFile, learned, beside);
process.stdout.write(`armoni: ${lessons.length} clauses learned\n`);
