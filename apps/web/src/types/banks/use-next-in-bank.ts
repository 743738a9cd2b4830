import { generatingOf } from '@takhti/content-types/generating';
import type { OpenedContainer } from '@takhti/domain';
import { editorPath } from '../../app/routing/content-paths.ts';
import { useNextPart, type NextPart } from '../../features/container-page/index.ts';
import type { FieldPath } from '../../features/editor/index.ts';
import { useQuestionPath } from './address.ts';

/** The next question of a bank that AI made and nobody has read, or the text of an article. */
export function useNextInBank(item: OpenedContainer, canRead: boolean, open?: string): NextPart | null {
  const questionPath = useQuestionPath();
  return useNextPart({
    container_id: item.container_id,
    canRead,
    open,
    pathOf: (part_id) => (fieldOf(item, part_id) ? (editorPath(item) ?? '#') : questionPath(part_id)),
    focusOf: (part_id) => fieldOf(item, part_id),
  });
}

/** Where a part is in the document itself, as the text of an article does; null for a question. */
function fieldOf({ content_type, json_data }: OpenedContainer, part_id: string): FieldPath | null {
  return generatingOf(content_type)?.pathOf(json_data, part_id) ?? null;
}
