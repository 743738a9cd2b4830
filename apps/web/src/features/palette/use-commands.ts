import { logOut } from '../../app/session/index.ts';
import { chooseLocale } from '../../app/shell/header/choose-locale.ts';
import type { Layout } from '../../app/shell/layout-of.ts';
import { locales, nameOfLocale, useLocale, useText, type TextKey } from '../../i18n/index.ts';
import { useOfferedTypes } from '../../types/use-offered-types.ts';
import { useTypeWords } from '../../types/use-type-words.ts';
import { useTypeName } from '../../ui/index.ts';
import { tourCommand } from '../editor/index.ts';
import type { Command } from './commands.ts';
import { useNames, type NamesOf } from './use-names.ts';

/** A command of the studio itself: it leads to a page, or does something here. */
export interface StudioCommand extends Command {
  readonly group: 'pages' | 'actions';
  readonly to?: string;
  readonly run?: () => void;
}

const ways = {
  profile: { to: '/profile', label: 'common:header.profile' },
  change_password: { to: '/change-password', label: 'common:header.change_password' },
  switch_role: { to: '/switch-role', label: 'common:header.switch_role_entry' },
} as const;

/** The pages that the person may go to and what they may do from everywhere: no more than the frame around the page offers. */
export function useCommands(layout: Layout, onShortcuts: () => void): StudioCommand[] {
  const t = useText();
  const present = useLocale();
  const names = useNames();
  const called = (key: TextKey, id: string) => ({
    label: t(key),
    words: [...names(key), ...names(`palette:words.${id}`)],
  });
  return [
    ...layout.entries.map(({ name, to }): StudioCommand => ({
      id: to,
      group: 'pages',
      ...called(`common:sidebar.${name}`, name),
      to,
    })),
    ...useBeginnings(layout.hasCreate, names),
    ...locales
      .filter((locale) => locale !== present)
      .map((locale): StudioCommand => ({
        id: `language ${locale}`,
        group: 'actions',
        label: nameOfLocale(locale),
        detail: t('palette:language'),
        words: names('palette:language'),
        run: () => void chooseLocale(locale),
      })),
    ...(tourCommand.isOffered()
      ? [{ id: 'tour', group: 'actions' as const, ...called('palette:tour', 'tour'), run: tourCommand.press }]
      : []),
    { id: 'shortcuts', group: 'actions', ...called('palette:shortcuts', 'shortcuts'), run: onShortcuts },
    ...layout.userMenu.map((entry): StudioCommand =>
      entry === 'log_out'
        ? { id: entry, group: 'actions', ...called('common:header.log_out', entry), run: () => void logOut() }
        : { id: entry, group: 'pages', to: ways[entry].to, ...called(ways[entry].label, entry) },
    ),
  ];
}

// What can be begun, as the page for it offers it.
function useBeginnings(mayCreate: boolean, names: NamesOf): StudioCommand[] {
  const t = useText();
  const typeName = useTypeName();
  const searchTermsOf = useTypeWords();
  const types = useOfferedTypes();
  if (!mayCreate) return [];
  return [
    {
      id: 'create',
      group: 'actions',
      label: t('common:create'),
      words: names('common:create'),
      to: '/dashboard/create',
    },
    ...types.map((type): StudioCommand => ({
      id: `create ${type}`,
      group: 'actions',
      label: t('palette:create', { type: typeName(type) }),
      detail: t('common:create'),
      words: [
        searchTermsOf(type),
        ...names('palette:create', { type: '' }),
        ...names(`common:types.${type}`),
        ...names(`palette:words.${type}`),
      ],
      to: `/dashboard/select-grade-subject?content_type=${type}`,
    })),
  ];
}
