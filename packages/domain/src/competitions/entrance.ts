import type { Competition } from '../entities/competition.ts';
import { comparableCode, isSchoolCode, isSecretCode, schoolsOf } from './schools.ts';

type Entrances = Pick<
  Competition,
  'ispublic' | 'isschool' | 'issemiprivate' | 'secretcode' | 'schoolcode' | 'schooltag'
>;

/** The ways by which learners may enter a competition. */
export interface WaysIn {
  readonly link: boolean;
  readonly school_code: boolean;
  readonly secret_code: boolean;
}

/** How learners enter: by its link alone, or by a code that they were given. What is no code is no way in. */
export function waysIn(doc: Entrances): WaysIn {
  return {
    link: doc.ispublic === 1,
    school_code: doc.isschool === 1 && schoolsOf(doc).some(({ code }) => isSchoolCode(comparableCode(code))),
    secret_code: doc.issemiprivate === 1 && isSecretCode(comparableCode(doc.secretcode)),
  };
}

/** The entrance of a code: of a school, of the person who knows the secret, or none. */
export function entranceBy(doc: Entrances, typed: string): { readonly school: string } | 'secret' | null {
  const code = comparableCode(typed);
  const ways = waysIn(doc);
  if (code === '') return null;
  const school = ways.school_code && schoolsOf(doc).find((each) => comparableCode(each.code) === code);
  if (school) return { school: school.name.trim() };
  return ways.secret_code && comparableCode(doc.secretcode) === code ? 'secret' : null;
}
