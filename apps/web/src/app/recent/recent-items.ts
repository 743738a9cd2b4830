import { ContentTypeSchema, LanguageSchema, type ContainerRow } from '@takhti/domain';
import { z } from 'zod';

const Item = z.object({
  container_id: z.string(),
  content_id: z.string(),
  institution_id: z.number(),
  content_type: ContentTypeSchema,
  title: z.string(),
  language: LanguageSchema,
});
/** The stored facts about an item that somebody looked at. */
export type RecentItem = Pick<
  ContainerRow,
  'container_id' | 'content_id' | 'institution_id' | 'content_type' | 'title' | 'language'
>;

const most = 8;
const keyOf = (user_id: string): string => `takhti.recent.${user_id}`;

/** The items that a person looked at last in this browser, the latest first; an unreadable entry is left out. */
export function recentItems(user_id: string): RecentItem[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user_id)) ?? '[]');
    return z
      .array(z.unknown())
      .parse(kept)
      .flatMap((each) => Item.safeParse(each).data ?? []);
  } catch {
    return [];
  }
}

/** Remembers that a person looks at an item. */
export function rememberItem(user_id: string, item: RecentItem): void {
  const { container_id, content_id, institution_id, content_type, title, language } = item;
  const others = recentItems(user_id).filter((each) => each.content_id !== content_id);
  const kept = [{ container_id, content_id, institution_id, content_type, title, language }, ...others];
  try {
    localStorage.setItem(keyOf(user_id), JSON.stringify(kept.slice(0, most)));
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
}
