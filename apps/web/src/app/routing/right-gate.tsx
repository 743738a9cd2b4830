import { Button } from '@mantine/core';
import type { Right } from '@takhti/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useSession } from '../session/index.ts';

/** Renders a page only for roles with its right; others get the refusal that the server would give (C-171). */
export function RightGate({ right, children }: { right: Right; children: ReactNode }) {
  const t = useText();
  const { can } = useSession();
  if (can(right)) return children;
  return (
    <EmptyState title={t('common:not_allowed.title')} text={t('common:not_allowed.text')} order={1}>
      <Button component={Link} to="/dashboard" mt="xs">
        {t('common:not_found.to_dashboard')}
      </Button>
    </EmptyState>
  );
}
