import { editorPath } from '../../app/routing/content-paths.ts';
import { RightGate } from '../../app/routing/right-gate.tsx';
import { OwnItem } from './own-item.tsx';

/** One item of own content in the editor of its type (C-109, C-138). */
export function Component() {
  return (
    <RightGate right="container.read">
      <OwnItem pathOf={editorPath} />
    </RightGate>
  );
}
