import { cellText, headingKey, textToCell } from '../texts/cells.ts';
import type { SkillFields } from '../entities/skill.ts';
import { splitList } from './grades.ts';
import { limits } from '../limits.ts';
import { normaliseSkill, skillFindings, skillNameKey, type SkillFault } from './skill-fields.ts';

/** The columns of a file of skills, as the export writes them. */
export const skillColumns = [
  'skill_id',
  'grade',
  'subject',
  'category',
  'subcategory',
  'skill',
  'secondary_skill',
  'skill_code',
  'skill_order',
  'mastery_topic',
  'lms_skill_id',
] as const;
export type SkillColumn = (typeof skillColumns)[number];

const requiredColumns = ['grade', 'subject', 'category', 'skill'] as const satisfies readonly SkillColumn[];

const byHeading = new Map<string, SkillColumn>([
  ...skillColumns.map((column) => [headingKey(column), column] as const),
  // Other names for these two.
  ['unit', 'category'],
  ['topic', 'subcategory'],
]);

/** Faults of a file of skills, or of one of its rows. */
export const skillFileFaults = [
  'empty',
  'too_many',
  'heading_unknown',
  'heading_repeated',
  'heading_missing',
  'order_invalid',
  'duplicate',
  'exists',
  'id_unknown',
  'id_repeated',
  'lms_repeated',
  'in_use',
] as const;
export type SkillFileFault = (typeof skillFileFaults)[number] | SkillFault;

/** One thing wrong with a file of skills: its row (the heading is row 1), its column where one is at fault. */
export interface SkillFileFinding {
  readonly row: number | null;
  readonly column: string | null;
  readonly fault: SkillFileFault;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A skill that a file holds, and where; `skill_id` where the row changes one that is there already. */
export interface ImportedSkill extends SkillFields {
  readonly row: number;
  readonly skill_id: string | null;
  /** null: behind those that are there. */
  readonly skill_order: number | null;
}

export interface SkillFile {
  readonly skills: readonly ImportedSkill[];
  readonly findings: readonly SkillFileFinding[];
}

const mostOrder = 1_000_000_000;

/**
 * Reads the rows of a file of skills, heading first: every skill in it, and everything that is wrong with it by itself.
 * Blank rows are skipped, yet rows are numbered as the file has them (C-721, C-884).
 */
export function readSkillRows(rows: readonly (readonly string[])[]): SkillFile {
  const filled = rows.flatMap((cells, at) =>
    cells.some((cell) => cell.trim() !== '') ? [{ cells, row: at + 1 }] : [],
  );
  const [heading, ...data] = filled;
  if (!heading || data.length === 0) return refused('empty', {});
  const max = limits.skills_import.max_rows;
  if (data.length > max) return refused('too_many', { max });
  const { columns, findings } = readHeadings(heading.cells, heading.row);
  if (findings.length > 0) return { skills: [], findings };
  const read = data.map(({ cells, row }) => readRow(cells, row, columns));
  const skills = read.map(({ skill }) => skill);
  const wrong = read.flatMap((each) => each.findings);
  return { skills, findings: inRows([...wrong, ...repeated(skills)]) };
}

/** Findings in the order of the rows they belong to. */
export function inRows(findings: readonly SkillFileFinding[]): SkillFileFinding[] {
  return findings.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
}

/** A finding of one row. */
export function rowFinding(
  row: number,
  column: SkillColumn | null,
  fault: SkillFileFault,
  values: SkillFileFinding['values'] = {},
): SkillFileFinding {
  return { row, column, fault, values };
}

/** Skills as the rows of a file, heading first, that `readSkillRows` reads back as they are. */
export function skillRows(
  skills: readonly (SkillFields & { skill_id: string; skill_order: number })[],
): string[][] {
  return [
    [...skillColumns],
    ...skills.map((skill) =>
      skillColumns.map((column) =>
        column === 'subcategory' && skill.subcategory === '-' ? '' : textToCell(String(skill[column] ?? '')),
      ),
    ),
  ];
}

/** A file of skills to fill in, with two rows that show how. */
export function skillTemplateRows(): string[][] {
  const row = (values: Partial<Record<SkillColumn, string>>): string[] =>
    skillColumns.map((column) => values[column] ?? '').slice(1);
  return [
    skillColumns.slice(1),
    row({
      grade: '4,5',
      subject: 'Mathematics',
      category: 'Fractions',
      subcategory: 'Equivalent fractions',
      skill: 'Name equivalent fractions',
      secondary_skill: 'On a number line',
      skill_code: 'M4-FR-01',
      skill_order: '1',
      mastery_topic: 'Fractions',
    }),
    row({
      grade: '4',
      subject: 'Mathematics',
      category: 'Fractions',
      skill: 'Compare two fractions',
      skill_code: 'M4-FR-02',
      skill_order: '2',
    }),
  ];
}

type Columns = ReadonlyMap<SkillColumn, number>;

function readHeadings(
  cells: readonly string[],
  row: number,
): { columns: Columns; findings: SkillFileFinding[] } {
  const columns = new Map<SkillColumn, number>();
  const findings: SkillFileFinding[] = [];
  cells.forEach((cell, at) => {
    const key = headingKey(cell);
    if (key === '') return;
    const column = byHeading.get(key);
    if (column === undefined)
      findings.push(rowFinding(row, null, 'heading_unknown', { heading: cell.trim() }));
    else if (columns.has(column))
      findings.push(rowFinding(row, column, 'heading_repeated', { heading: column }));
    else columns.set(column, at);
  });
  for (const column of requiredColumns)
    if (!columns.has(column)) findings.push(rowFinding(row, column, 'heading_missing', { heading: column }));
  return { columns, findings };
}

function readRow(
  cells: readonly string[],
  row: number,
  columns: Columns,
): { skill: ImportedSkill; findings: SkillFileFinding[] } {
  const cell = (column: SkillColumn): string => cellText(cells[columns.get(column) ?? -1] ?? '');
  const fields = normaliseSkill({
    grade: cell('grade'),
    subject: cell('subject'),
    category: cell('category'),
    subcategory: cell('subcategory'),
    skill: cell('skill'),
    secondary_skill: cell('secondary_skill'),
    skill_code: cell('skill_code'),
    mastery_topic: cell('mastery_topic'),
    lms_skill_id: cell('lms_skill_id'),
    is_standalone: 0,
  });
  const order = orderIn(cell('skill_order'));
  const findings = skillFindings(fields).map(({ field, fault }) =>
    rowFinding(row, field as SkillColumn, fault, valuesOf(fault, fields)),
  );
  if (order === undefined) findings.push(rowFinding(row, 'skill_order', 'order_invalid'));
  const skill_id = cell('skill_id').toLowerCase();
  return {
    skill: { ...fields, row, skill_id: skill_id === '' ? null : skill_id, skill_order: order ?? null },
    findings,
  };
}

function valuesOf(fault: SkillFault, fields: SkillFields): SkillFileFinding['values'] {
  if (fault === 'grade_unknown') return { grade: fields.grade };
  return fault === 'too_long' ? { max: limits.skill.text } : {};
}

// undefined for what is no place in an order.
function orderIn(cell: string): number | null | undefined {
  if (cell === '') return null;
  const order = Number(cell);
  return Number.isInteger(order) && order >= 0 && order <= mostOrder ? order : undefined;
}

// Rows that mean the same skill, or would look the same.
function repeated(skills: readonly ImportedSkill[]): SkillFileFinding[] {
  const names = new Map<string, number>();
  const ids = new Map<string, number>();
  const lms = new Map<string, number>();
  return skills.flatMap((skill) => {
    const { row, skill_id, lms_skill_id } = skill;
    const isNamed = skill.skill !== '';
    const keys = isNamed ? splitList(skill.grade).map((grade) => gradeKey(grade, skill)) : [];
    return [
      ...seenBefore(names, keys, row).map((other) => rowFinding(row, 'skill', 'duplicate', { other })),
      ...seenBefore(ids, skill_id === null ? [] : [skill_id], row).map((other) =>
        rowFinding(row, 'skill_id', 'id_repeated', { other }),
      ),
      ...seenBefore(lms, lms_skill_id === null ? [] : [lms_skill_id], row).map((other) =>
        rowFinding(row, 'lms_skill_id', 'lms_repeated', { other }),
      ),
    ];
  });
}

/** The key that no two skills may share: a grade and a name. */
export function gradeKey(grade: string, fields: Parameters<typeof skillNameKey>[0]): string {
  return `${grade}\n${skillNameKey(fields)}`;
}

// The first of the rows that had one of these keys, each key being remembered for the rows to come.
function seenBefore(seen: Map<string, number>, keys: readonly string[], row: number): number[] {
  const others = keys.flatMap((key) => seen.get(key) ?? []);
  for (const key of keys) if (!seen.has(key)) seen.set(key, row);
  return others.length === 0 ? [] : [Math.min(...others)];
}

function refused(fault: SkillFileFault, values: SkillFileFinding['values']): SkillFile {
  return { skills: [], findings: [{ row: null, column: null, fault, values }] };
}
