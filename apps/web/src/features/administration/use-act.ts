import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/http/api-error.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { administrationKey } from './keys.ts';
import { texts } from './texts.ts';

/** Does something, says so, and reads anew what may have changed by it. */
export function useAct<Wish>(act: (wish: Wish) => Promise<unknown>, done: (wish: Wish) => string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (_answer, wish) => toast.success(done(wish)),
    onError: (error) => toast.error(toldOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: administrationKey }),
  });
}

/** A refusal in the server's own words. */
function toldOf(error: unknown): string {
  return error instanceof ApiError && error.status < 500 ? error.message : texts.tryAgain;
}
