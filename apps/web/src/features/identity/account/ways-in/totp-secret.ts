/** What is typed where no camera is at hand, in groups of four: « ABCD EFGH ». */
export function readableSecretOf(totpUri: string): string {
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}
