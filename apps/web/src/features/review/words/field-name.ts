import type { Anchor, ContentType } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { questionFieldAt } from '../../../types/question-kinds.ts';
import { webTypeOf } from '../../../types/registry.ts';
import { useCommentsHere } from '../comments/comments-context.ts';
import { fieldKeyOf } from './container-words.tsx';

/**
 * The names of places in a document, by their paths. Pages name `questions` among their texts where there are questions, and
 * `assessments` where there are assessments, `games` where there are games.
 */
export function useFieldName(
  content_type: ContentType,
): (content_id: string | null, path: Anchor['path']) => string {
  const t = useText();
  const here = useCommentsHere();
  return (content_id, path) => {
    // Comments name parts by their numbers, people by their places.
    const place = here?.content_id === content_id ? here.fieldOf(path) : path;
    const type = webTypeOf(content_type);
    const field = String(path[0]);
    if (content_id !== null) return questionFieldAt(type?.questions ?? [], place)?.name(t) ?? field;
    const key = fieldKeyOf(content_type, place.join('.')) ?? fieldKeyOf(content_type, field);
    return type?.parts?.nameOf(t, place) ?? (key === undefined ? field : t(key));
  };
}
