import { useStudioConfig } from '../../../lib/studio/studio-config.ts';
import { clerkParts, embeddedParts } from './identity-parts.tsx';

/** The forms and the menu of the provider in charge; null while that is not known. */
export function useIdentityParts() {
  const state = useStudioConfig();
  if (state.status !== 'ready') return null;
  return state.config.identity.provider === 'clerk' ? clerkParts : embeddedParts;
}
