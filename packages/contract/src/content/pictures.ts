import { GamePlay, Id, limits, Play } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities } from '../call.ts';

/** What is drawn of content on its card: its first question or round, as learners meet it. */
const ContentPicture = z.discriminatedUnion('kind', [
  z.object({ container_id: Id, kind: z.literal('assessment'), play: Play }),
  z.object({ container_id: Id, kind: z.literal('game'), play: GamePlay }),
]);
export type ContentPicture = z.infer<typeof ContentPicture>;

export const listPictures = call({
  path: 'content/pictures',
  summary:
    'The first question or round of content, to draw a picture of it by; none of what the person may not see or what is not attempted',
  can: 'content.preview',
  shows: ['container', 'questions'],
  request: () => z.object({ ...injected, container_ids: z.array(Id).max(limits.pictures_at_once) }),
  reply: () => z.object({ pictures: z.array(ContentPicture) }),
  problems: [],
  priority: priorities.low,
  is_heavy: true,
});
