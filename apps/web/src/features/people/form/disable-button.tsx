import { Button } from '@mantine/core';
import { IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { disableUser } from '@takhti/contract';
import type { Flag, Person } from '@takhti/domain';
import { useCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { confirm, showToast } from '../../../ui/index.ts';

/** Keeps somebody out, after asking, or lets them in again. It cannot be done to oneself. */
export function DisableButton({ person }: { person: Person }) {
  const t = useText();
  const { user } = useSession();
  const { run, isRunning } = useCall(disableUser, { waitsFor: ['people'] });
  if (person.user_id === user.user_id) return null;
  const { user_id, full_name: name } = person;
  const isDisabled = person.is_disabled === 1;

  async function set(is_disabled: Flag, version: number): Promise<void> {
    const saved = await run({ user_id, is_disabled, version });
    if (!saved) return;
    const undo = { label: t('common:undo'), onClick: () => void set(0, saved.version) };
    showToast(
      is_disabled === 1
        ? { kind: 'success', text: t('people:disabled', { name }), action: undo }
        : { kind: 'success', text: t('people:enabled', { name }) },
    );
  }

  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: t('people:disable_title', { name }),
      text: t('people:disable_text'),
      confirmLabel: t('people:disable'),
      isDangerous: true,
    });
    if (isSure) await set(1, person.version);
  }

  return isDisabled ? (
    <Button
      variant="default"
      loading={isRunning}
      leftSection={<IconUserCheck size={18} aria-hidden="true" />}
      onClick={() => void set(0, person.version)}
    >
      {t('people:enable')}
    </Button>
  ) : (
    <Button
      variant="default"
      loading={isRunning}
      leftSection={<IconUserOff size={18} aria-hidden="true" />}
      onClick={() => void ask()}
    >
      {t('people:disable')}
    </Button>
  );
}
