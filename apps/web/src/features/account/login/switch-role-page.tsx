import { Group, Radio, Stack, Text } from '@mantine/core';
import { isFinalReviewer, kindOfRole, type RoleGrant } from '@takhti/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { changeRole, switchableRoles, useSession } from '../../../app/session/index.ts';
import { PageHeader, useRoleTitle } from '../../../ui/index.ts';

/** The choice of a role as a page of its own: C-093. */
export function Component() {
  const t = useText();
  const titleOf = useRoleTitle();
  const navigate = useNavigate();
  const { user, role } = useSession();
  const [busyRole, setBusyRole] = useState<string | null>(null);

  async function choose(code: string): Promise<void> {
    if (code === role.role) return;
    setBusyRole(code);
    // The call has shown its problem or failure already.
    const switched = await changeRole(code).catch(() => null);
    setBusyRole(null);
    if (switched) await navigate('/dashboard');
  }

  return (
    <>
      <PageHeader title={t('account:titles.switch_role')} detail={t('account:switch_role.detail')} />
      <Radio.Group
        value={busyRole ?? role.role}
        onChange={(code) => void choose(code)}
        // The group itself takes its name from its label alone.
        label={t('account:titles.switch_role')}
        labelProps={{ className: 'visually-hidden' }}
      >
        <Stack gap="sm" maw={520}>
          {[role, ...switchableRoles(user)].map((each) => (
            <Radio.Card
              key={each.role}
              value={each.role}
              p="md"
              radius="md"
              bg="var(--mantine-color-body)"
              disabled={busyRole !== null}
            >
              <Group wrap="nowrap" align="flex-start">
                <Radio.Indicator mt={3} />
                <div>
                  <Text fw={600}>
                    <bdi>{titleOf(each)}</bdi>
                  </Text>
                  <Text size="sm" c="dimmed">
                    {t(`account:switch_role.${workOf(each)}`)}
                  </Text>
                </div>
              </Group>
            </Radio.Card>
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
}

function workOf(role: RoleGrant): 'teacher' | 'developer' | 'reviewer' | 'final' {
  const kind = kindOfRole(role);
  return kind === 'reviewer' && isFinalReviewer(role) ? 'final' : kind;
}
