import { limits } from '@armoni/contract/limits';
import {
  cancelModel,
  deleteModel,
  listModels,
  type Model,
  readModel,
  renameModel,
  retryModel,
} from '@armoni/contract/models';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';
import { type Styles, withStyle } from './with-style.ts';

// The person is part of the key: two people may use one tab in turn.
const keyOf = (userId: string) => ['trainer', 'styles', userId] as const;

/** The person's styles, newest first; asked again each 15 s while one is in training. */
export function useStyles(userId: string) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => call(listModels, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.models.some(({ status }) => status === 'training')
        ? limits.modelsPollWhileTrainingMs
        : false,
    // A training may have ended on another page a moment ago.
    staleTime: 0,
  });
}

/**
 * Follows one training closely, so that its percent moves and its first sample shows as soon as
 * it exists; the list of all styles keeps its own, slower round.
 */
export function useTrainingNews(userId: string, id: number) {
  const client = useQueryClient();
  useQuery({
    queryKey: [...keyOf(userId), id],
    queryFn: async ({ signal }) => {
      const fresh = await call(readModel, { params: { id: String(id) }, signal });
      client.setQueryData<Styles>(keyOf(userId), (styles) => styles && withStyle(styles, fresh));
      return fresh.status;
    },
    refetchInterval: limits.trainingPollMs,
    staleTime: 0,
  });
}

export type StyleActions = ReturnType<typeof useStyleActions>;

/** What can be done with a style; each says so when it fails. */
export function useStyleActions(userId: string) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(userId) });
  const rename = useMutation({
    mutationFn: ({ id, name }: Pick<Model, 'id' | 'name'>) =>
      call(renameModel, { params: { id: String(id) }, body: { name } }),
    onSettled: refresh,
    onError: () => toast.error(texts.rename.failed),
  });
  const cancel = useMutation({
    mutationFn: (id: number) => call(cancelModel, { params: { id: String(id) } }),
    onSettled: refresh,
    onError: () => toast.error(texts.cancelFailed),
  });
  const retry = useMutation({
    mutationFn: (id: number) => call(retryModel, { params: { id: String(id) } }),
    onSettled: refresh,
    onError: () => toast.error(texts.retryFailed),
  });
  const remove = useMutation({
    mutationFn: (id: number) => call(deleteModel, { params: { id: String(id) } }),
    onSettled: refresh,
    onSuccess: () => toast.success(texts.removal.done),
    onError: () => toast.error(texts.removal.failed),
  });
  return { rename, cancel, retry, remove, refresh };
}
