/** A passkey of a device, as the device and this site name it. */
export type DeviceKey = { readonly rpId: string; readonly credentialId: string };

/**
 * Tells whoever keeps passkeys for this browser that this one opens nothing here, so that it is not
 * offered any more. Browsers without WebAuthn's signals leave it where it is; its keeper's own list is
 * the only way to remove it there.
 */
export async function forgetOnDevice(key: DeviceKey): Promise<void> {
  // Older browsers know passkeys and not this.
  const signals: Partial<typeof PublicKeyCredential> = PublicKeyCredential;
  await signals.signalUnknownCredential?.(key).catch(() => {
    // Whoever keeps it may refuse; nobody waits for it.
  });
}
