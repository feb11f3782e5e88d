import { type MutationKey, useMutation, useQueryClient } from "@tanstack/react-query";

/**
 * A call that changes something, sent one at a time: while any of the same key is under way, `run` asks for nothing and answers null.
 * A button that is busy is not enough, since two quick clicks may come before it is drawn so.
 */
export function useOnce<Reply, Asked = void>(
  mutationKey: MutationKey,
  send: (asked: Asked) => Promise<Reply>,
  after: { onSuccess?: () => unknown; onSettled?: () => unknown } = {},
) {
  const cache = useQueryClient();
  const { mutateAsync, isPending } = useMutation({ mutationKey, mutationFn: send, ...after });

  async function run(asked: Asked): Promise<Reply | null> {
    if (cache.isMutating({ mutationKey }) > 0) return null;
    return mutateAsync(asked);
  }

  return { run, isPending };
}
