import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/feedback/toast.ts';
import { stylesKey } from './use-styles.ts';

type StyleChange<Request> = {
  readonly send: (request: Request) => Promise<unknown>;
  /** When it has happened; nothing where the list itself shows it. */
  readonly onDone?: (request: Request) => void;
  readonly failed: string;
};

/** Changes a style on the server, says how that went, and reads the list again. */
export function useStyleChange<Request>(
  userId: string,
  { send, onDone, failed }: StyleChange<Request>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: stylesKey(userId) }),
    onSuccess: (_answer, request) => onDone?.(request),
    onError: () => toast.error(failed),
  });
}
