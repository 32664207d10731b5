import { createContext, use } from 'react';
import type { EmbeddedIdentity } from './embedded-identity.ts';

/** The actions of the embedded provider, for its own forms; other features see `useIdentity`. */
export const EmbeddedContext = createContext<EmbeddedIdentity | null>(null);

export function useEmbeddedIdentity(): EmbeddedIdentity {
  const identity = use(EmbeddedContext);
  if (!identity) throw new Error('the embedded identity provider is not in charge');
  return identity;
}
