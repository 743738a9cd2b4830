import type { PeopleFinding } from '@takhti/contract';
import {
  cellText,
  headingKey,
  limits,
  passwordFault,
  personFindings,
  plainName,
  personFlags,
  tidyList,
  type Flag,
  type PersonDraft,
  type PersonFault,
  type PersonField,
  type PersonFlag,
} from '@takhti/domain';

/** A person of a file. */
export interface FilePerson extends PersonDraft, Readonly<Record<PersonFlag, Flag>> {
  /** The row of the file, its heading being row 1. */
  readonly row: number;
  readonly password: string;
}

/** The headings of a file of people, each with the field it fills. */
export const columns = {
  username: 'Username',
  password: 'Password',
  full_name: 'Full name',
  email: 'Email',
  roles: 'Roles',
  grades_access: 'Grades',
  subjects_access: 'Subjects',
  school_name: 'School',
  is_users_management: 'Manages users',
  is_view_cds: 'Sees developers',
  is_deletion: 'May delete',
} as const satisfies Record<PersonField, string>;

const fields = Object.keys(columns) as PersonField[];
const optional: readonly PersonField[] = ['school_name', ...personFlags];
const flagWords: Readonly<Record<string, Flag>> = { '': 0, '0': 0, no: 0, n: 0, '1': 1, yes: 1, y: 1 };

/**
 * The people of a table, heading first, and everything that is wrong with it by itself: what only the database knows comes
 * later. Blank rows are passed over (C-977).
 * @param known the role codes of the institution
 */
export function readPeople(
  rows: readonly (readonly string[])[],
  known: readonly string[],
): { people: FilePerson[]; findings: PeopleFinding[] } {
  const [heading = [], ...body] = rows;
  const { at, findings } = readHeadings(heading);
  if (findings.length > 0) return { people: [], findings };
  const filled = body
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cellText(cell) !== ''));
  if (filled.length === 0) return { people: [], findings: [wholeFile('no_rows', '')] };
  if (filled.length > limits.people_import.max_rows)
    return { people: [], findings: [wholeFile('too_many_rows', String(filled.length))] };
  const read = filled.map(({ cells, row }) =>
    readRow((field) => cellText(cells[at.get(field) ?? -1] ?? ''), row, known),
  );
  const people = read.map(({ person }) => person);
  return {
    people,
    findings: [...read.flatMap((each) => each.findings), ...findTwice(people)].toSorted(byRow),
  };
}

/** The fault of one field of a person in a file; for a password only that it is wrong. */
export function findingAt(person: FilePerson, field: PersonField, fault: PersonFault): PeopleFinding {
  const value = field === 'password' ? '' : String(person[field]);
  return { row: person.row, column: columns[field], fault, value: shortened(value) };
}

function readHeadings(heading: readonly string[]): {
  at: ReadonlyMap<PersonField, number>;
  findings: PeopleFinding[];
} {
  const byKey = new Map(fields.map((field) => [headingKey(columns[field]), field]));
  const at = new Map<PersonField, number>();
  const findings: PeopleFinding[] = [];
  heading.forEach((cell, column) => {
    const key = headingKey(cell);
    const field = byKey.get(key);
    if (field && !at.has(field)) at.set(field, column);
    else if (key !== '')
      findings.push({ row: 1, column: shortened(cell.trim()), fault: 'column_unknown', value: '' });
  });
  for (const field of fields) {
    if (!at.has(field) && !optional.includes(field))
      findings.push({ row: 1, column: columns[field], fault: 'column_missing', value: '' });
  }
  return { at, findings };
}

function readRow(
  cell: (field: PersonField) => string,
  row: number,
  known: readonly string[],
): { person: FilePerson; findings: PeopleFinding[] } {
  // A list may be written with either mark: a comma is awkward in a file that separates by commas.
  const list = (field: PersonField): string => tidyList(cell(field).replaceAll(';', ','));
  const flag = (field: PersonFlag): Flag | undefined => flagWords[cell(field).toLowerCase()];
  const person: FilePerson = {
    row,
    username: cell('username'),
    password: cell('password'),
    full_name: plainName(cell('full_name')),
    email: cell('email'),
    roles: list('roles').toLowerCase(),
    grades_access: list('grades_access'),
    subjects_access: list('subjects_access'),
    school_name: cell('school_name'),
    is_users_management: flag('is_users_management') ?? 0,
    is_view_cds: flag('is_view_cds') ?? 0,
    is_deletion: flag('is_deletion') ?? 0,
  };
  const faults = personFindings(person, known).map(({ field, fault }) => findingAt(person, field, fault));
  const wrongPassword = passwordFault(person.password, true);
  if (wrongPassword) faults.push(findingAt(person, 'password', wrongPassword));
  for (const field of personFlags) {
    if (flag(field) === undefined)
      faults.push({ row, column: columns[field], fault: 'flag_invalid', value: shortened(cell(field)) });
  }
  return { person, findings: faults };
}

function findTwice(people: readonly FilePerson[]): PeopleFinding[] {
  const twice = (field: 'username' | 'email', fault: PersonFault): PeopleFinding[] => {
    const seen = new Set<string>();
    return people.flatMap((person) => {
      const key = person[field].toLowerCase();
      if (key === '' || !seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [findingAt(person, field, fault)];
    });
  };
  // A username that is another row's email would be two people's to log in with.
  const owners = new Map(people.map((person) => [person.email.toLowerCase(), person]));
  const emails = people.flatMap((person) => {
    const owner = owners.get(person.username.toLowerCase());
    return owner && owner !== person ? [findingAt(person, 'username', 'username_twice')] : [];
  });
  return [...twice('username', 'username_twice'), ...emails, ...twice('email', 'email_twice')];
}

function wholeFile(fault: PeopleFinding['fault'], value: string): PeopleFinding {
  return { row: null, column: '', fault, value };
}

function shortened(value: string): string {
  const characters = Array.from(value);
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : value;
}

function byRow(a: PeopleFinding, b: PeopleFinding): number {
  return (a.row ?? 0) - (b.row ?? 0);
}
