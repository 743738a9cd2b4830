import { Button } from '@mantine/core';
import { IconArrowBackUp, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { changeDesk, useSession } from '../../app/session/index.ts';
import { useIsBuilt } from '../../app/routing/built-paths.ts';
import { usePageHandle } from '../../app/routing/use-page.ts';
import { useText } from '../../i18n/index.ts';
import classes from './desk-banner.module.css';

/** Above everything while somebody looks at another's desk: whose it is, and the way back (C-864). */
export function DeskBanner() {
  const t = useText();
  const navigate = useNavigate();
  const isBuilt = useIsBuilt();
  const { user } = useSession();
  const isWide = usePageHandle()?.isEditor === true;
  const [isLeaving, setLeaving] = useState(false);
  if (user.isUserAccess === 0) return null;

  async function leave(): Promise<void> {
    setLeaving(true);
    // A lost connection was shown already.
    const own = await changeDesk(null).catch(() => null);
    setLeaving(false);
    if (own) await navigate(isBuilt('/content-developers') ? '/content-developers' : '/dashboard');
  }

  return (
    <aside className={classes.banner} data-wide={isWide || undefined}>
      <IconEye size={20} aria-hidden="true" className={classes.icon} />
      <span className={classes.words}>{t('common:session.desk', { name: user.full_name })}</span>
      <Button
        size="compact-md"
        variant="white"
        color="ink"
        loading={isLeaving}
        leftSection={<IconArrowBackUp size={18} data-points aria-hidden="true" />}
        onClick={() => void leave()}
      >
        {t('common:session.leave_desk')}
      </Button>
    </aside>
  );
}
