declare module 'bloomfilter' {
  /** 32 bits an entry of `buckets`. */
  export class BloomFilter {
    constructor(bits: number | Uint32Array, hashes: number);
    readonly buckets: Uint32Array;
    add(word: string): void;
    test(word: string): boolean;
  }
}
