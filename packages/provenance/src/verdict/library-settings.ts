/** What the library is told when it signs and when it reads; it asks nobody on the network. */
export function settingsFor(anchors: string | null): string {
  return JSON.stringify({
    builder: { thumbnail: { enabled: false } },
    verify: { verify_after_sign: false, remote_manifest_fetch: false, ocsp_fetch: false },
    trust: anchors ? { user_anchors: anchors } : {},
  });
}
