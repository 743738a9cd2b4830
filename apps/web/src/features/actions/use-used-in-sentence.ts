import { listUsedIn } from '@takhti/contract';
import { isolated, limits } from '@takhti/domain';
import { sendCall } from '../../app/api/index.ts';
import { useFormat, useText } from '../../i18n/index.ts';

/** How many titles are named. */
const mostNamed = 3;

/** A sentence with the titles of other content that refers to some content; empty if there is none, or if the call fails. */
export function useUsedInSentence(): (content_ids: readonly string[]) => Promise<string> {
  const t = useText();
  const format = useFormat();
  return async (content_ids) => {
    const asked = content_ids.slice(0, limits.used_in_at_once);
    const used = await sendCall(listUsedIn, { content_ids: asked }, { silent: true }).catch(() => null);
    const excludedIds = new Set(content_ids);
    // A published item and its draft are one content.
    const byContent = new Map(used?.records.map((row) => [row.content_id, row]));
    const found = [...byContent.values()].filter((row) => !excludedIds.has(row.content_id));
    if (found.length === 0) return '';
    // Each title in its own direction.
    const titles = found.slice(0, mostNamed).map(({ title }) => isolated(title));
    const named = format.list(found.length > mostNamed ? [...titles, '…'] : titles);
    return ` ${t('common:used_in', { count: found.length, titles: named })}`;
  };
}
