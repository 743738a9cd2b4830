import { downloadUsersTemplate, uploadUsers, type PeopleFinding } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { useCall } from '../../../app/api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { ImportDialog, useFileImport } from '../../imports/index.ts';

const { password, full_name, people_import } = limits;
const values = { min: password.min, max: password.max, letters: full_name.min };

/** Brings in the people of a file: all of them or nobody (C-977). */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const template = useCall(downloadUsersTemplate);
  const fileImport = useFileImport({
    call: uploadUsers,
    input: {},
    refusalIn: ({ problem, details }) => (problem === 'people.upload_refused' ? details : null),
  });

  function textOf({ fault, value }: PeopleFinding): string {
    const text = t(`people:faults.${fault}`, values);
    return value === '' ? text : t('people:upload.with_value', { fault: text, value });
  }

  return (
    <ImportDialog
      fileImport={fileImport}
      title={t('people:upload.title')}
      rule={t('people:upload.rule', { max: people_import.max_rows })}
      promise={t('people:upload.promise')}
      columns={[
        {
          head: t('imports:row_head'),
          width: 64,
          cell: ({ row }) => (row === null ? '' : format.number(row)),
        },
        { head: t('people:upload.column_head'), width: 128, cell: ({ column }) => column },
        { head: t('imports:finding_head'), cell: textOf },
      ]}
      doneText={(count) => t('people:upload.done', { count })}
      finishLabel={t('people:upload.finish')}
      onTemplate={(as) => void template.run({ format: as })}
      onClose={onClose}
    />
  );
}
