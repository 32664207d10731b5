import type { StudioConfig } from '@armoni/contract/studio';

/** What a page is told of its studio. */
export const testConfig: StudioConfig = {
  brand: 'Rive',
  contactEmail: 'bonjour@example.org',
  socialUrl: null,
  mediaHost: '/media',
  isTraced: false,
  marks: { signature: true, watermark: true },
  silentAudioUrl: '/media/silence.m4a',
  identity: {
    provider: 'embedded',
    passwordReset: false,
    addressConfirmation: false,
    passkeyHost: 'localhost',
    issuerName: null,
  },
  abilities: { hears: false, edits: [] },
  engines: { assistant: 'local', images: 'local', styles: 'local', montage: 'local' },
};
