import {
  answerConnectionRequest,
  type ConnectionRequest,
  connectionRequest,
  readConnectionRequest,
} from '@armoni/contract/connections';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/api-error.ts';

/** The request that stands in this page's address; parameters of no concern are left out. */
export function useAskedRequest(): ConnectionRequest {
  return useMemo(() => {
    const sent = new URLSearchParams(window.location.search);
    return connectionRequest.parse(Object.fromEntries(sent));
  }, []);
}

export function useConnectionRequest(request: ConnectionRequest) {
  return useQuery({
    queryKey: ['connection-request', request] as const,
    queryFn: ({ signal }) => call(readConnectionRequest, { query: request, signal }),
    // What the server refuses it refuses again.
    retry: (count, error) => count < 1 && !(error instanceof ApiError && error.status < 500),
  });
}

/** The person's yes or no, and on to where the assistant waits for it. */
export function useAnswer(request: ConnectionRequest, onError: (error: unknown) => void) {
  return useMutation({
    mutationFn: (allow: boolean) => call(answerConnectionRequest, { body: { request, allow } }),
    onSuccess: ({ redirect_to: address }) => window.location.replace(address),
    onError,
  });
}
