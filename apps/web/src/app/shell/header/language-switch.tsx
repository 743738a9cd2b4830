import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { locales, nameOfLocale, useLocale, useText } from '../../../i18n/index.ts';
import { ButtonMenu } from '../../../ui/overlays/button-menu.tsx';
import { chooseLocale } from './choose-locale.ts';
import classes from './language-switch.module.css';

/** Changes the language of the interface, in the header. */
export function LanguageSwitch() {
  const t = useText();
  const present = useLocale();
  return (
    <ButtonMenu
      position="bottom-end"
      width={180}
      button={
        <UnstyledButton
          className={classes.button}
          aria-label={t('common:header.language', { name: nameOfLocale(present) })}
        >
          <IconLanguage size={20} aria-hidden="true" />
          <span className={classes.name}>{nameOfLocale(present)}</span>
        </UnstyledButton>
      }
    >
      {locales.map((locale) => (
        <Menu.Item
          key={locale}
          lang={locale}
          className={classes.item}
          aria-current={locale === present ? 'true' : undefined}
          rightSection={locale === present ? <IconCheck size={16} aria-hidden="true" /> : null}
          onClick={() => void chooseLocale(locale)}
        >
          {nameOfLocale(locale)}
        </Menu.Item>
      ))}
    </ButtonMenu>
  );
}
