import type { Finding, OpenedContainer } from '@takhti/domain';
import { useMemo } from 'react';
import { useRemember } from '../../app/recent/use-remember.ts';
import { useSession } from '../../app/session/index.ts';
import { useEditor, type DocumentShape, type Editor } from '../editor/index.ts';
import { useSuggesting, type Suggesting } from '../review/index.ts';
import type { Saving, Stored } from './saving.ts';
import { useSave } from './use-save.ts';

interface ContainerEditorInput<Doc> {
  readonly item: OpenedContainer;
  /** Under which name the browser keeps drafts of such documents. */
  readonly kind: string;
  /** The question that is edited, where it is not the item itself; its `content_id` is undefined until it is saved. */
  readonly question?: { readonly content_id: string | undefined };
  /** To be the same object until something else is stored. */
  readonly stored: Stored<Doc>;
  readonly saving: Saving<Doc>;
  /** The findings of the document, by the same rules as on the server; must stay the same function in every render. */
  readonly findings: (doc: Doc) => readonly Finding[];
  readonly isUnfinished?: (finding: Finding) => boolean;
  readonly showsFindingsAtOnce?: boolean | undefined;
  readonly shape?: DocumentShape<Doc>;
}

/** The edited document, its container, and what its page needs of both. */
export interface ContainerEditing<Doc> {
  readonly editor: Editor<Doc>;
  /** The item as it is now: the moves of the workflow must name the version that the last save made. */
  readonly item: OpenedContainer;
  readonly suggesting: Suggesting;
  readonly question: ContainerEditorInput<Doc>['question'];
}

/** The state behind every type's editor: draft, edits, findings, saving or suggesting, conflicts. */
export function useContainerEditor<Doc extends object>(
  input: ContainerEditorInput<Doc>,
): ContainerEditing<Doc> {
  const { item, kind, question, stored, saving } = input;
  const { user } = useSession();
  useRemember(item);
  const offered = useSuggesting(item);
  const suggesting = saving.suggest ? offered : { ...offered, isOffered: false, isOn: false };
  const id = question ? (question.content_id ?? `new in ${item.container_id}`) : item.container_id;
  // Changes of a reviewer to another person's work are saved by hand only.
  const isOnDesk = item.content_status === 'd' || item.content_status === 's';
  const editor = useEditor<Doc>({
    draftKey: { user_id: user.user_id, institution_id: item.institution_id, kind, id },
    readDraft: saving.readDraft,
    opened: stored,
    isReadOnly: !item.abilities.can_edit,
    findings: input.findings,
    isUnfinished: input.isUnfinished,
    showsFindingsAtOnce: input.showsFindingsAtOnce,
    save: useSave({ item, stored, saving, isSuggesting: suggesting.isOn }),
    autosaves: isOnDesk && !suggesting.isOn,
    shape: input.shape,
  });
  const version = question ? item.version : Math.max(item.version, editor.version);
  return { editor, item: useMemo(() => ({ ...item, version }), [item, version]), suggesting, question };
}
