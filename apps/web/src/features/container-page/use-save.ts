import { Problem } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { sendCall } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';
import { showToast } from '../../ui/index.ts';
import { checkLock, type EditorInput, type SaveOutcome } from '../editor/index.ts';
import type { Saving, Send, Stored } from './saving.ts';

interface SaveInput<Doc> {
  readonly item: Pick<OpenedContainer, 'container_id'>;
  readonly stored: Stored<Doc>;
  readonly saving: Saving<Doc>;
  /** Leaves what is stored as it is, and keeps what was written as suggestions to its author. */
  readonly isSuggesting: boolean;
}

/** Saves the document of an editor, or suggests it, and returns the outcome to the editor. */
export function useSave<Doc>({
  item: { container_id },
  stored,
  saving,
  isSuggesting,
}: SaveInput<Doc>): EditorInput<Doc>['save'] {
  const t = useText();
  const sendAs =
    (silent: boolean): Send =>
    (call, input, options) =>
      sendCall(call, input, { ...options, silent, handles: (problem) => saving.refusal(problem) !== null });

  async function suggest(keep: NonNullable<Saving<Doc>['suggest']>, doc: Doc, version: number) {
    const { suggested } = await keep(sendAs(false), doc, version);
    showToast({ kind: 'success', text: t('review:suggest.done', { count: suggested }) });
    // The suggestion is with the author now; this page shows what is stored.
    return { doc: stored.doc, version };
  }

  return async (doc, version, isQuiet): Promise<SaveOutcome<Doc>> => {
    try {
      const now =
        isSuggesting && saving.suggest
          ? await suggest(saving.suggest, doc, version)
          : await saving.save(sendAs(isQuiet), doc, version);
      return { kind: 'saved', ...now };
    } catch (error) {
      if (!(error instanceof Problem)) return { kind: 'failed' };
      if (error.problem === 'container.locked') await checkLock(container_id);
      return saving.refusal(error) ?? { kind: 'failed' };
    }
  };
}
