import { deleteComment, listComments, readComments, resolveComment, sendComment } from '@takhti/contract';
import type { Anchor } from '@takhti/domain';
import { useCall, useQueryCall } from '../../../app/api/index.ts';

/** The subject of a comment: a place of the item, or another comment. */
export interface About {
  readonly anchor?: Anchor | null;
  readonly answers_to?: string;
}

const waitsFor = ['comments'] as const;

/** The comments on an item, and what one can do with them; a list is loaded again only after a success (C-1048, C-1049). */
export function useComments(users_content_id: string) {
  const list = useQueryCall(listComments, { users_content_id }, { silent: true });
  const send = useCall(sendComment, { waitsFor });
  const remove = useCall(deleteComment, { waitsFor });
  const resolve = useCall(resolveComment, { waitsFor });
  const read = useCall(readComments, { silent: true, onProblem: () => true });
  return {
    list,
    isSending: send.isRunning,
    async send(comments: string, { anchor = null, answers_to }: About = {}): Promise<boolean> {
      const sent = await send.run({ users_content_id, comments, anchor, answers_to: answers_to ?? null });
      return sent !== undefined;
    },
    async remove(comments_id: string): Promise<void> {
      await remove.run({ comments_id });
    },
    async resolve(comments_id: string, is_resolved: boolean): Promise<void> {
      await resolve.run({ comments_id, is_resolved });
    },
    /** Notes that everything up to a comment was read; what is new on the screen stays marked until it opens again. */
    async markRead(comments_id: string): Promise<void> {
      await read.run({ users_content_id, comments_id });
    },
  };
}
