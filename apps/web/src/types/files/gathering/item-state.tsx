import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconPencil,
  IconRefresh,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import type { ReferenceState } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { Hint } from '../../../ui/index.ts';

const looks: Record<ReferenceState, readonly [Icon, color: string]> = {
  published: [IconCircleCheck, 'accent'],
  changed: [IconRefresh, 'saffron'],
  unpublished: [IconPencil, 'saffron'],
  withdrawn: [IconAlertTriangle, 'brick'],
  deleted: [IconTrash, 'brick'],
  closed: [IconAlertTriangle, 'brick'],
  not_found: [IconAlertTriangle, 'brick'],
};

/** The standing of content in a plan, as icon, colour and word. */
export function ItemState({ state }: { readonly state: ReferenceState }) {
  const t = useText();
  const [StateIcon, color] = looks[state];
  const badge = (
    <Badge
      variant="light"
      color={color}
      tt="none"
      fw={500}
      leftSection={<StateIcon size={14} aria-hidden="true" />}
      style={{ flex: 'none' }}
    >
      {t(`files:plan.state.${state}`)}
    </Badge>
  );
  return state === 'changed' ? <Hint label={t('files:plan.state_hint.changed')}>{badge}</Hint> : badge;
}
