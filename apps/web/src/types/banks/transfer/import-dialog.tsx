import { downloadImportTemplate, importQuestions, type ImportFinding } from '@takhti/contract';
import { limits, type OpenedContainer } from '@takhti/domain';
import { useCall } from '../../../app/api/index.ts';
import { isTextKey, useFormat, useLocale, useText } from '../../../i18n/index.ts';
import { ImportDialog as Dialog, useFileImport } from '../../../features/imports/index.ts';
import { useBankKinds } from '../address.ts';
import { importFindingText } from './import-text.ts';

/** Brings the questions of a file into a bank: all of them or none. */
export function ImportDialog({ item, onClose }: { item: OpenedContainer; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const [content_type] = useBankKinds();
  const isEnglish = useLocale() === 'en';
  const template = useCall(downloadImportTemplate);
  const fileImport = useFileImport({
    call: importQuestions,
    input: { container_id: item.container_id },
    refusalIn: ({ problem, details }) => (problem === 'questions.import_refused' ? details : null),
  });

  function textOf(finding: ImportFinding): string {
    return importFindingText(finding, isEnglish, (key, values) => {
      const full = `editor:messages.${key}`;
      return isTextKey(full) ? t(full, values) : null;
    });
  }
  const numberOf = (value: number | null): string => (value === null ? '' : format.number(value));

  return (
    <Dialog
      fileImport={fileImport}
      title={t('questions:import.title')}
      rule={t('questions:import.rule', { max: limits.import.max_questions })}
      promise={t('questions:import.all_or_none')}
      columns={[
        { head: t('imports:row_head'), width: 72, cell: ({ row }) => numberOf(row) },
        { head: t('questions:import.question_head'), width: 96, cell: ({ question }) => numberOf(question) },
        { head: t('imports:finding_head'), cell: textOf },
      ]}
      doneText={(count) => t('questions:import.done', { count })}
      finishLabel={t('questions:import.finish')}
      onTemplate={(as) => void template.run({ content_type, format: as })}
      onClose={onClose}
    />
  );
}
