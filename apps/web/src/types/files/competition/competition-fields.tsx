import type { CompetitionProps } from './competition-props.ts';
import { EditorTabs } from './editor-tabs.tsx';
import { EntranceCard } from './entrance/entrance-card.tsx';
import { LevelsCard } from './levels/levels-card.tsx';
import { LooksCard } from './looks-card.tsx';
import { OverNotice } from './time/over-notice.tsx';
import { RewardFields } from './reward/reward-fields.tsx';
import { RulesCard } from './rules-card.tsx';
import { TimeCard } from './time/time-card.tsx';
import { useCurrentTab } from './use-current-tab.ts';

/** The fields of a competition: levels, times, entrance and rules; or the reward, which has an address of its own. */
export function CompetitionFields(props: CompetitionProps) {
  const tab = useCurrentTab();
  return (
    <>
      <EditorTabs />
      {tab === 'reward' ? <RewardFields {...props} /> : <Competition {...props} />}
    </>
  );
}

function Competition(props: CompetitionProps) {
  return (
    <>
      <OverNotice {...props} />
      <LevelsCard {...props} />
      <TimeCard {...props} />
      <EntranceCard {...props} />
      <RulesCard {...props} />
      <LooksCard {...props} />
    </>
  );
}
