import { listUsedIn } from '@takhti/contract';
import { isolated, type ContainerRow } from '@takhti/domain';
import { sendCall } from '../../app/api/index.ts';
import { useFormat, useText } from '../../i18n/index.ts';

/** The limits: containers asked for at once, and titles named. */
const [mostAsked, mostNamed] = [20, 3] as const;

/** A sentence with the titles of other content that refers to some content; empty if there is none, or if the call fails. */
export function useUsedInSentence(): (content_ids: readonly string[]) => Promise<string> {
  const t = useText();
  const format = useFormat();
  return async (content_ids) => {
    const excludedIds = new Set(content_ids);
    const found = new Map<string, ContainerRow>();
    for (const content_id of content_ids.slice(0, mostAsked)) {
      const used = await sendCall(listUsedIn, { content_id }, { silent: true }).catch(() => null);
      for (const row of used?.records ?? [])
        if (!excludedIds.has(row.content_id)) found.set(row.content_id, row);
    }
    if (found.size === 0) return '';
    // Each title in its own direction.
    const titles = [...found.values()].slice(0, mostNamed).map(({ title }) => isolated(title));
    const named = format.list(found.size > mostNamed ? [...titles, '…'] : titles);
    return ` ${t('common:used_in', { count: found.size, titles: named })}`;
  };
}
