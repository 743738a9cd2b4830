import type { CompetitionFlag } from '@takhti/domain';

/** What only other platforms heed: kept for them, and no fact about how it is played here. */
export const elsewhereFlags: readonly CompetitionFlag[] = ['ischat', 'ismcd'];
