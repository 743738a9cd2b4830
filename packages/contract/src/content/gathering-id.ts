import { Id } from '@takhti/domain';

/** Of calls that open content for learners: the content from which they come (ADR 0027). */
export const gathering_id = Id.optional().meta({
  description:
    'The published content, a lesson plan, in which the learner opens this: they get the version that was settled there',
});
