import { downloadSkillTemplate, uploadSkills, type SkillFileFinding } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { useCall } from '../../../app/api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { ImportDialog, useFileImport } from '../../imports/index.ts';

/** Brings in the skills of a file: all of them or none (C-721, C-884). */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const template = useCall(downloadSkillTemplate);
  const fileImport = useFileImport({
    call: uploadSkills,
    input: {},
    refusalIn: ({ problem, details }) => (problem === 'skills.import_refused' ? details : null),
  });
  const textOf = ({ fault, values }: SkillFileFinding): string => t(`curriculum:faults.${fault}`, values);

  return (
    <ImportDialog
      fileImport={fileImport}
      title={t('curriculum:upload.title')}
      rule={t('curriculum:upload.rule', { max: limits.skills_import.max_rows })}
      promise={t('curriculum:upload.promise')}
      columns={[
        {
          head: t('imports:row_head'),
          width: 72,
          cell: ({ row }) => (row === null ? '' : format.number(row)),
        },
        { head: t('curriculum:upload.column'), width: 130, cell: ({ column }) => column ?? '' },
        { head: t('imports:finding_head'), cell: textOf },
      ]}
      doneText={(count) => t('curriculum:upload.done', { count })}
      finishLabel={t('curriculum:upload.finish')}
      onTemplate={(as) => void template.run({ format: as })}
      onClose={onClose}
    />
  );
}
