import type { LearnerKnownBy } from '@takhti/domain';

/** Who said who a learner is; empty where nobody did who can be believed. */
export type KnownBy = LearnerKnownBy;
