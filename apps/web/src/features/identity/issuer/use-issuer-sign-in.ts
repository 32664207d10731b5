import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useStudioConfig } from '../../../lib/studio/studio-config.ts';
import { authRequest } from '../embedded/auth-request.ts';
import { explainFailure } from '../explain-failure.ts';
import { issuerProblemOf } from './issuer-problem.ts';

/** What people call the issuer that signs them in as well; null where none does. */
export function useIssuerName(): string | null {
  const state = useStudioConfig();
  const identity = state.status === 'ready' ? state.config.identity : null;
  return identity?.provider === 'embedded' ? identity.issuerName : null;
}

/** Leads to the issuer, and says why somebody came back as they went. */
export function useIssuerSignIn(name: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const broughtBack = useSyncExternalStore(neverChanges, readError, () => null);
  const press = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { url } = (await authRequest('sign-in/social', {})) as { url: string };
      window.location.assign(url);
    } catch (error) {
      setIsBusy(false);
      setFailure(explain(error, name));
    }
  };
  const told = broughtBack === null ? undefined : issuerProblemOf(broughtBack, name);
  return { press: () => void press(), isBusy, failure: failure ?? (isBusy ? undefined : told) };
}

const neverChanges = () => () => undefined;
const readError = () => new URLSearchParams(window.location.search).get('error');

function explain(error: unknown, name: string): string {
  if (error instanceof ApiError && error.status !== 429) return issuerProblemOf(error.code, name);
  return explainFailure(error).text;
}
