import { writeKindWeights } from './kind-weights.ts';
import { corpusHash, readCorpus } from './read-corpus.ts';
import { trainKinds } from './train-kinds.ts';

/** Learns the corpus anew, half a minute: `npm run learn-kinds`. */
const rows = readCorpus();
writeKindWeights(trainKinds(rows), corpusHash());
process.stdout.write(`armoni: ${rows.length} messages learned\n`);
