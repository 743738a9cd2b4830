import type { LearnerKnownBy } from '@takhti/domain';

/** Who identified a learner; empty if no trusted party did. */
export type KnownBy = LearnerKnownBy;
