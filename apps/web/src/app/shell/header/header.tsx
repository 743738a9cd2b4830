import { ActionIcon, CloseButton } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NotificationBell } from '../../../features/notifications/index.ts';
import { Palette } from '../../../features/palette/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Slate } from '../../../ui/states/slate.tsx';
import { closeWindow } from '../../close-message.ts';
import { BackToLms } from './back-to-lms.tsx';
import classes from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import type { Layout } from '../layout-of.ts';
import { RoleSwitch } from './role-switch.tsx';
import { UserMenu } from './user-menu.tsx';

interface HeaderProps {
  readonly layout: Layout;
  readonly isEditor: boolean;
  readonly onMenu: () => void;
}

/** The bar that stays on top: brand, role, person, language. */
export function Header({ layout, isEditor, onMenu }: HeaderProps) {
  const t = useText();
  // Somebody is on the way somewhere else: it leads back there and nowhere besides.
  const isPicker = layout.hasCloseButton;
  return (
    <header className={classes.header}>
      {layout.hasMenuButton && (
        <ActionIcon
          variant="subtle"
          color="ink"
          size="lg"
          aria-label={t('common:menu.open')}
          aria-haspopup="dialog"
          onClick={onMenu}
        >
          <IconMenu2 size={22} />
        </ActionIcon>
      )}
      {isPicker ? (
        <span className={classes.brand}>
          <Slate />
          <span className={classes.brandName}>{t('common:brand')}</span>
        </span>
      ) : (
        <Link
          to="/dashboard"
          className={classes.brand}
          data-spared={layout.hasMenuButton || undefined}
          aria-label={t('common:header.to_dashboard')}
        >
          <Slate />
          <span className={classes.brandName}>{t('common:brand')}</span>
        </Link>
      )}
      {layout.backToLms && <BackToLms way={layout.backToLms} />}
      <div className={classes.space} />
      {!isPicker && <RoleSwitch isSwitch={layout.hasRoleSwitch} />}
      {!isPicker && <Palette layout={layout} isEditor={isEditor} />}
      {!isPicker && <NotificationBell />}
      <LanguageSwitch />
      {!isPicker && <UserMenu entries={layout.userMenu} />}
      {layout.hasCloseButton && (
        <CloseButton size="lg" aria-label={t('common:close')} onClick={closeWindow} />
      )}
    </header>
  );
}
