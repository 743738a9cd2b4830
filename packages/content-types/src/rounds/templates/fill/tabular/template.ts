import type { Finding } from '@takhti/domain';
import { error } from '../../../../messages.ts';
import { headFindings, hintRequired, longText } from '../../../head-findings.ts';
import { templateLimits } from '../../../cards/limits.ts';
import { defineTemplate } from '../../../template.ts';
import { blankCell, columnKeys, namedColumns, tableAnswer, tableBoard, type Table } from './table.ts';

const noColumns = { column1: '', column2: '', column3: '', column4: '' };

/** A table with one cell to fill in (games specification, section 3). */
export const tabular = defineTemplate({
  template_type: 'tabular_fib',
  engine: 'fill',
  label: 'Fill in the table',
  together: ['blank'],
  content: () => ({
    template_type: 'tabular_fib',
    preHeader: { title: '', value: '' },
    columns: { ...noColumns },
    rows: [{ ...noColumns }, { ...noColumns }],
    blank: '',
    Answer: '',
  }),
  findings: (round) => [...headFindings(round), ...hintRequired(round), ...tableFindings(round)],
  board: tableBoard,
});

function tableFindings(round: Table): Finding[] {
  const { columns, rows, cell } = templateLimits.tabular_fib;
  const findings: Finding[] = [];
  if (round.preHeader.title.trim() === '')
    findings.push(error(['preHeader', 'title'], 'game.table_title_required'));
  if (columns && namedColumns(round).length < columns.min)
    findings.push(error(['columns'], 'game.columns_min', { min: columns.min }));
  if (round.rows.length === 0) findings.push(error(['rows'], 'game.rows_required'));
  if (rows && round.rows.length > rows.max)
    findings.push(error(['rows'], 'game.rows_max', { max: rows.max }));
  if (!blankCell(round)) findings.push(error(['blank'], 'game.blank_required'));
  else if (tableAnswer(round) === '') findings.push(error(['blank'], 'game.answer_required'));
  findings.push(
    ...columnKeys.flatMap((key) => [
      ...longText(['columns', key], round.columns[key], cell),
      ...round.rows.flatMap((row, at) => longText(['rows', at, key], row[key], cell)),
    ]),
  );
  return findings;
}
