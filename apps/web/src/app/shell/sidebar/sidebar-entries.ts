import { kindOfRole, type ContentStatus, type Right, type RightsHolder } from '@takhti/domain';
import type { UrlData } from '../../launch/url-data.ts';
import { isOffered } from '../../launch/is-offered.ts';

export interface SidebarEntry {
  readonly name:
    | 'home'
    | 'draft'
    | 'waiting'
    | 'in_review'
    | 'resubmission'
    | 'approved'
    | 'library'
    | 'skills'
    | 'users'
    | 'content_developers'
    | 'lms'
    | 'ai'
    | 'bot_talks';
  readonly to: string;
  readonly group: 'dashboard' | 'other';
  /** The status whose count is beside the entry. */
  readonly status?: ContentStatus;
  /** Shown only while something waits behind it. */
  readonly only_while_waiting?: boolean;
}

const home: SidebarEntry = { name: 'home', to: '/dashboard', group: 'dashboard' };
const draft: SidebarEntry = { name: 'draft', to: '/dashboard/draft', group: 'dashboard', status: 'd' };
const lists: readonly SidebarEntry[] = [
  { name: 'waiting', to: '/dashboard/waiting-for-review', group: 'dashboard', status: 'w' },
  { name: 'in_review', to: '/dashboard/in-review', group: 'dashboard', status: 'r' },
  { name: 'resubmission', to: '/dashboard/resubmission', group: 'dashboard', status: 's' },
  { name: 'approved', to: '/dashboard/approved', group: 'dashboard', status: 'a' },
];
const others: readonly (SidebarEntry & { readonly right: Right })[] = [
  { name: 'library', to: '/content', group: 'other', right: 'library.read' },
  { name: 'skills', to: '/skills', group: 'other', right: 'skills.manage' },
  { name: 'users', to: '/users', group: 'other', right: 'users.manage' },
  { name: 'content_developers', to: '/content-developers', group: 'other', right: 'developers.view' },
  { name: 'lms', to: '/lms', group: 'other', right: 'lms.manage' },
  { name: 'ai', to: '/ai', group: 'other', right: 'ai.manage' },
  { name: 'bot_talks', to: '/bot-talks', group: 'other', right: 'bots.talks' },
];

/** The sidebar's entries for somebody, in order (specification, section 2, "Sidebar rules"). */
export function sidebarEntries(holder: RightsHolder, urlData: Pick<UrlData, 'isLms'>): SidebarEntry[] {
  const kind = kindOfRole(holder.active_role);
  const entries = [home, ...(kind === 'developer' ? [draft] : []), ...(kind === 'teacher' ? [] : lists)];
  if (holder.is_user_access) return entries;
  const offered = others.filter(({ right }) => isOffered(holder, urlData, right));
  // Even without an active bot, a talk may still wait for a teacher.
  const only_while_waiting = holder.specs.is_ai_enabled !== 1;
  return [
    ...entries,
    ...offered.map((entry) => (entry.name === 'bot_talks' ? { ...entry, only_while_waiting } : entry)),
  ];
}
