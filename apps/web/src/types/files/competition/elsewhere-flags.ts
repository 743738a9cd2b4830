import type { CompetitionFlag } from '@takhti/domain';

/** Flags that only other platforms use: stored for them, and not shown as facts here. */
export const elsewhereFlags: readonly CompetitionFlag[] = ['ischat', 'ismcd'];
