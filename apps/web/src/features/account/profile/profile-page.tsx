import { Stack } from '@mantine/core';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { PageHeader } from '../../../ui/index.ts';
import { DailyMailSwitch } from '../../notifications/index.ts';
import { OwnSessions } from '../own-sessions.tsx';
import { LookChoice } from './look-choice.tsx';
import { OwnCard } from './own-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { WritingChoices } from './writing-choices.tsx';

/** The profile of a person, and their settings of the studio. */
export function Component() {
  const t = useText();
  const { user } = useSession();
  return (
    <>
      <PageHeader title={t('profile:title')} detail={t('profile:detail')} />
      <Stack gap="lg" maw={720}>
        <OwnCard />
        <ProfileCard id="profile-look" title={t('profile:look.title')}>
          <LookChoice />
        </ProfileCard>
        <ProfileCard id="profile-writing" title={t('profile:writing.title')}>
          <WritingChoices />
        </ProfileCard>
        <ProfileCard id="profile-news" title={t('common:header.notifications')}>
          <DailyMailSwitch />
        </ProfileCard>
        {user.jwtLogin === 0 && <OwnSessions />}
      </Stack>
    </>
  );
}
