import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { isAtOrigin } from '@takhti/domain';
import type { MouseEvent } from 'react';
import { useLmsContext } from '../../launch/use-lms-context.ts';
import { useText } from '../../../i18n/index.ts';
import { closeWindow } from '../../close-message.ts';
import classes from './header.module.css';
import type { BackToLms as Way } from '../layout-of.ts';

/** How long a window that the LMS opened may take to close before the way back is walked in it. */
const closesWithinMs = 300;

/**
 * The way back to the learning management system that the visit came from (C-208 to C-211, C-410). Anybody can write an address
 * into a link to the studio: it is offered only where the institution has named it.
 */
export function BackToLms({ way }: { way: Way }) {
  const t = useText();
  const origins = useLmsContext()?.origins ?? [];
  if (!isAtOrigin(way.address, origins)) return null;

  function leave(event: MouseEvent): void {
    if (!way.closesWindow) return;
    event.preventDefault();
    closeWindow();
    setTimeout(() => globalThis.location.assign(way.address), closesWithinMs);
  }

  return (
    <Button
      component="a"
      href={way.address}
      rel="noreferrer"
      variant="default"
      size="sm"
      className={classes.lms}
      title={way.host}
      aria-label={t('common:header.back_to_lms_at', { host: way.host })}
      leftSection={<IconArrowBackUp size={18} data-points aria-hidden="true" />}
      onClick={leave}
    >
      <span className={classes.lmsWords}>{t('common:header.back_to_lms')}</span>
    </Button>
  );
}
