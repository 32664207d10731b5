import { setFlagsFromString } from 'node:v8';

/**
 * V8 interprets a pattern when it first meets a short text and compiles it the next time. A wish meets 850
 * patterns, of which the interpreter's form alone took .33 of .55 s of processor time: compiled
 * at once, they take .22 s together, and the wishes after it as long as before. Holds for the whole process.
 */
setFlagsFromString('--no-regexp-tier-up');
