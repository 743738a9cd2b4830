import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { Hint } from '../../../ui/index.ts';
import { ShortcutTip } from '../../editor/index.ts';
import type { NextPart } from './use-next-part.ts';

interface NextPartLinkProps {
  readonly next: NextPart | null;
  /** The part beside which it is: it does not lead to itself. */
  readonly beside?: string;
}

/** Leads to a part that was not read yet; nothing where there is none. */
export function NextPartLink({ next, beside }: NextPartLinkProps) {
  const t = useText();
  if (!next || next.part_id === beside) return null;
  return (
    <Hint label={<ShortcutTip shortcut="unread" />}>
      <Button component={Link} to={next.to} state={next.state} size="compact-md" variant="default" mt="xs">
        {t('editor:ai_parts.read_next')}
      </Button>
    </Hint>
  );
}
