import { hasRight, isStandalone, type RightsHolder } from '@takhti/domain';
import type { UrlData } from '../launch/url-data.ts';
import { sidebarEntries, type SidebarEntry } from './sidebar/sidebar-entries.ts';

/** Everything that decides how the studio's frame looks (specification, section 2, "Layout"). */
export interface LayoutFacts {
  readonly holder: RightsHolder;
  readonly institution_id: number;
  /** Whether there is a role to switch to. */
  readonly has_other_roles: boolean;
  /** An LMS opened the session: the person has no password of ours. */
  readonly is_jwt_login: boolean;
  readonly urlData: UrlData;
  readonly page: { readonly path: string; readonly isEditor: boolean };
  /** Too narrow for a sidebar beside the page. */
  readonly isNarrow: boolean;
  /** Whether an address has a page: what has none is not linked. */
  readonly isBuilt: (path: string) => boolean;
}

export type UserMenuEntry = 'profile' | 'change_password' | 'switch_role' | 'log_out';

export interface BackToLms {
  readonly address: string;
  /** The host is shown, so that people see where the link leads. */
  readonly host: string;
  /** The window was opened by the LMS: closing it is the way back (C-410). */
  readonly closesWindow: boolean;
}

export interface Layout {
  readonly entries: readonly SidebarEntry[];
  readonly hasCreate: boolean;
  readonly hasSidebar: boolean;
  /** The button that opens the sidebar as a drawer. */
  readonly hasMenuButton: boolean;
  readonly hasRoleSwitch: boolean;
  readonly userMenu: readonly UserMenuEntry[];
  readonly backToLms: BackToLms | null;
  readonly hasCloseButton: boolean;
}

const picker = '/content-picker';

/** Pages from which a Back to LMS leads (C-208 to C-211). */
const pagesOfLms: ReadonlySet<string> = new Set([
  '/dashboard/draft',
  '/dashboard/waiting-for-review',
  '/dashboard/in-review',
  '/dashboard/resubmission',
  '/dashboard/approved',
  '/content',
  '/content/select-content',
  '/skills',
]);

/** The one decision about the studio's frame; the shell renders what it gives and nothing else (C-191 to C-213). */
export function layoutOf(facts: LayoutFacts): Layout {
  const { holder, urlData, page, isNarrow, isBuilt } = facts;
  const hasMenu = !isStandalone(facts) && page.path !== picker && !page.isEditor;
  const hasRoleSwitch = facts.has_other_roles && !holder.is_user_access;
  const isOwnDesk = !holder.is_user_access && !holder.is_visitor;
  const entries = sidebarEntries(holder, urlData).filter((entry) => isBuilt(entry.to));
  const userMenu: readonly (UserMenuEntry | false)[] = [
    isOwnDesk && isBuilt('/profile') && 'profile',
    isOwnDesk && !facts.is_jwt_login && isBuilt('/change-password') && 'change_password',
    hasRoleSwitch && isBuilt('/switch-role') && 'switch_role',
    'log_out',
  ];
  return {
    entries,
    hasCreate: hasRight(holder, 'container.create') && isBuilt('/dashboard/create'),
    hasSidebar: hasMenu && !isNarrow && (!urlData.isLms || urlData.full_access),
    hasMenuButton: hasMenu && isNarrow,
    hasRoleSwitch,
    userMenu: userMenu.filter((entry) => entry !== false),
    backToLms: backToLms(urlData, page.path),
    hasCloseButton: page.path === picker,
  };
}

function backToLms({ redirect_url, is_popup }: UrlData, path: string): BackToLms | null {
  if (redirect_url === null || !pagesOfLms.has(path)) return null;
  return { address: redirect_url, host: new URL(redirect_url).host, closesWindow: is_popup };
}
