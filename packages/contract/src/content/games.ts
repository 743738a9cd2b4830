import { GamePlay, Id } from '@takhti/domain';
import { z } from 'zod';
import { call, injected } from '../call.ts';

/** Games on the rounds builder; they are opened, saved and moved by the calls of all content. */
export const previewGame = call({
  path: 'game/launch/preview',
  summary: 'Launch a game as a learner would see it; nothing is stored',
  can: 'content.preview',
  // Drawn at random: it must not be drawn again while a person plays it.
  shows: [],
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      history_id: Id.optional().meta({ description: 'As it was at this entry of its history' }),
    }),
  reply: () => GamePlay,
  problems: ['container.not_found', 'container.invalid_document', 'history.not_found'],
});
