import { Competition, competitionRewardTexts, Id, LanguageSchema, Title } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, seenVersion, type Call } from '../call.ts';
import { writing } from './editing.ts';

// What learners read of the reward is ours, beside the fields of the specification.
const entity = () => Competition.omit({ guid: true }).extend({ name: Title, ...competitionRewardTexts });

/** What stays as it is where it is left out; nothing of it is taken for a default. */
const changed = () =>
  z.object({
    ...injected,
    container_id: Id,
    ...entity().partial().shape,
    language: LanguageSchema.optional(),
    version: seenVersion,
  });

/** A competition with what it takes to save it again. */
const saved = () => Competition.extend({ ...competitionRewardTexts, container_id: Id, version: z.int() });

const ofContainer = ['container', 'history', 'desk'] as const satisfies Call['changes'];

/** Competitions as other programs write them (specification, section 7; D-51). */
export const saveCompetition = call({
  path: 'competition/save',
  summary: 'Start a competition as a draft; what is left out is as in every new competition',
  can: 'container.create',
  changes: ['desk', 'counts'],
  request: () =>
    z.object({
      ...injected,
      skill_id: Id,
      grade: z.string().max(50).optional(),
      language: LanguageSchema.optional(),
      ...entity().partial().shape,
    }),
  reply: saved,
  problems: ['skills.not_found', 'container.invalid_document'],
});

export const updateCompetition = call({
  path: 'competition/update',
  summary: 'Save a competition; what is left out stays as it is',
  can: 'container.edit',
  changes: ofContainer,
  request: changed,
  reply: saved,
  problems: writing,
});

export const publishCompetition = call({
  path: 'competition/publish',
  summary: 'Save a competition and approve it at the final level, which publishes it',
  can: 'container.review',
  changes: [...ofContainer, 'library', 'counts'],
  request: changed,
  reply: saved,
  problems: [...writing, 'container.own_item', 'container.wrong_status', 'container.has_errors'],
});
