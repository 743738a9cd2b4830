import type { CompetitionProps } from './competition-props.ts';
import { EditorTabs } from './editor-tabs.tsx';
import { EntranceCard } from './entrance/entrance-card.tsx';
import { LevelsCard } from './levels/levels-card.tsx';
import { LooksCard } from './looks-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { TimeCard } from './time-card.tsx';

/** What is played, when, by whom and by which rules; the reward has a page of its own. */
export function CompetitionFields(props: CompetitionProps) {
  return (
    <>
      <EditorTabs current="competition" />
      <LevelsCard {...props} />
      <TimeCard {...props} />
      <EntranceCard {...props} />
      <RulesCard {...props} />
      <LooksCard {...props} />
    </>
  );
}
