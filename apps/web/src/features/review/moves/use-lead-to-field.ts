import type { OpenedContainer } from '@takhti/domain';
import { useNavigate } from 'react-router';
import { editorPath } from '../../../app/routing/content-paths.ts';
import { focusField, focusState, type FieldPath } from '../../editor/index.ts';

/** Leads to a field of an item: on this page, and where a page only shows the item, in its editor. */
export function useLeadToField(container: OpenedContainer): (path: FieldPath) => void {
  const navigate = useNavigate();
  return (path) => {
    if (focusField(path)) return;
    const editor = container.abilities.can_edit ? editorPath(container) : null;
    if (editor !== null) void navigate(editor, { state: focusState(path) });
  };
}
