import { writeKindWeights } from '@armoni/perception/tell/kind-weights';
import { trainKinds } from '@armoni/perception/tell/train-kinds';
import { buckets } from './kind-features.ts';
import { kindsFile } from './kinds-file.ts';
import { corpusHash, readCorpus } from './read-corpus.ts';

/** Learns the corpus anew, half a minute: `npm run learn-kinds`. */
const rows = readCorpus();
writeKindWeights(kindsFile, trainKinds(rows, buckets), { corpus: corpusHash() });
process.stdout.write(`armoni: ${rows.length} messages learned\n`);
