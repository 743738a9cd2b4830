import { listDeveloperDashboard, searchLibrary } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { useQueryCall } from '../../app/api/index.ts';
import { editorPath, previewPath } from '../../app/routing/content-paths.ts';
import { recentItems, type RecentItem } from '../../app/recent/recent-items.ts';
import { useSession } from '../../app/session/index.ts';
import { useTypeName } from '../../ui/index.ts';
import type { Command } from './commands.ts';

/** Content that the palette leads to. */
export interface ContentCommand extends Command {
  readonly group: 'recent' | 'drafts' | 'library';
  readonly item: RecentItem;
  readonly to: string;
}

const most_shown = 6;

interface FoundContent {
  readonly commands: readonly ContentCommand[];
  readonly isSearching: boolean;
}

/** What the person looked at last, while nothing is typed; then their drafts and the library, from three characters on. */
export function useFoundContent(typed: string): FoundContent {
  const { user, can } = useSession();
  const text = typed.trim().slice(0, limits.search.text);
  const isAsked = text.length >= limits.search.min;
  const commandOf = useContentCommand();
  const drafts = useQueryCall(
    listDeveloperDashboard,
    { page: 1, content_status: 'd', title: text },
    { enabled: isAsked && can('desk.read'), silent: true, keepsPrevious: true },
  );
  const library = useQueryCall(
    searchLibrary,
    { text },
    { enabled: isAsked && can('library.read'), silent: true, keepsPrevious: true },
  );
  if (text === '') {
    const recent = recentItems(user.user_id).flatMap((item) => commandOf('recent', item));
    return { commands: recent, isSearching: false };
  }
  if (!isAsked) return { commands: [], isSearching: false };
  return {
    commands: [
      ...(drafts.data?.records ?? []).slice(0, most_shown).flatMap((item) => commandOf('drafts', item)),
      ...(library.data?.records ?? []).slice(0, most_shown).flatMap((item) => commandOf('library', item)),
    ],
    isSearching: drafts.isFetching || library.isFetching,
  };
}

function useContentCommand() {
  const typeName = useTypeName();
  return (group: ContentCommand['group'], item: RecentItem): ContentCommand[] => {
    const to = group === 'drafts' ? editorPath(item) : previewPath(item);
    if (to === null) return [];
    const { container_id, title, content_type } = item;
    return [
      { id: `${group} ${container_id}`, group, label: title, detail: typeName(content_type), item, to },
    ];
  };
}
