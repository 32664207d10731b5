/** Whether the library's error says, in its own words, that a file has no manifest. */
export function isWithoutManifest(error: unknown): boolean {
  return /JumbfNotFound|no JUMBF data found|ProvenanceMissing/i.test(String(error));
}
