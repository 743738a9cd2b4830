import { limits } from '../limits.ts';

/** A school that takes part: the code that it gives its learners, and its name. */
export interface CompetitionSchool {
  readonly code: string;
  readonly name: string;
}

interface Written {
  readonly schoolcode: string;
  readonly schooltag: string;
}

/** The schools of a competition, whose codes and names are lists with one in a line. */
export function schoolsOf({ schoolcode, schooltag }: Written): CompetitionSchool[] {
  const codes = linesOf(schoolcode);
  const names = linesOf(schooltag);
  return Array.from({ length: Math.max(codes.length, names.length) }, (_each, at) => ({
    code: codes[at] ?? '',
    name: names[at] ?? '',
  }));
}

/** The same as the fields of a competition. */
export function writtenSchools(schools: readonly CompetitionSchool[]): Written {
  const lines = (of: (school: CompetitionSchool) => string): string =>
    schools.map((school) => of(school).replaceAll(/[\r\n]+/g, ' ')).join('\n');
  return { schoolcode: lines(({ code }) => code), schooltag: lines(({ name }) => name) };
}

/** A code as it is compared: people type it in large or small letters, with spaces around it. */
export function comparableCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}

/** Whether this opens the door of a school, as `comparableCode` has it. */
export function isSchoolCode(code: string): boolean {
  return isCode(code, limits.competition.school_code);
}

/** Whether this can be the secret of a competition, as `comparableCode` has it. */
export function isSecretCode(code: string): boolean {
  const { secret_code } = limits.competition;
  return isCode(code, { min: secret_code, max: secret_code });
}

function isCode(code: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return /^[\p{L}\p{N}]*$/u.test(code) && code.length >= min && code.length <= max;
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}
