import { useDisclosure } from '@mantine/hooks';
import type { OpenedContainer, QuestionDoc } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { ContentActions } from '../../../features/actions/index.ts';
import type { Editor } from '../../../features/editor/index.ts';
import { ExportDialog } from '../transfer/export-dialog.tsx';

interface BankActionsProps {
  readonly item: OpenedContainer;
  readonly editor: Pick<Editor<QuestionDoc>, 'isDirty' | 'save' | 'abandon'>;
}

/** The action bar of the bank that a question lies in, on the question's own page. */
export function BankActions({ item, editor }: BankActionsProps) {
  const t = useText();
  const [isExporting, exporting] = useDisclosure(false);
  // A question that nobody has touched has nothing to save first: an empty new one must not stand in the bank's way.
  const save = (): Promise<boolean> => (editor.isDirty ? editor.save() : Promise.resolve(true));
  return (
    <>
      <ContentActions
        container={item}
        place="desk"
        work={{ save, isDirty: editor.isDirty, onGone: editor.abandon }}
        labels={{ delete: t('questions:delete_bank') }}
        onExport={exporting.open}
      />
      {isExporting && <ExportDialog item={item} onClose={exporting.close} />}
    </>
  );
}
