import type { LearnerKnownBy } from '@takhti/domain';

/** Who identified a learner; empty if nobody trusted did. */
export type KnownBy = LearnerKnownBy;
