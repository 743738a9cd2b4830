import type { Finding } from '@takhti/domain';

interface Judged {
  /** By the rules, of the document as it is now. */
  readonly own: readonly Finding[];
  /** By the rules, of the document as it was opened, or as a person saved it last. */
  readonly saved: readonly Finding[];
  /** By the server, of what it was sent last. */
  readonly serverFindings: readonly Finding[];
  readonly wasTried: boolean;
  /** Whether errors show as soon as a change made them. */
  readonly showsFindingsAtOnce?: boolean;
  readonly wasSaved: boolean;
  /** Whether a finding says no more than that something is not there yet. */
  readonly isUnfinished: (finding: Finding) => boolean;
}

/**
 * The findings to show now. Fields that the person has not reached yet show no errors: errors show after a save was tried, and,
 * where wanted, also those that a change has just made. Warnings also show for what was saved before, but a missing field only
 * if it was missing then: newer parts are still being written. Findings from the server show until the next change.
 */
export function findingsToShow({
  own,
  saved,
  serverFindings,
  wasTried,
  showsFindingsAtOnce = false,
  wasSaved,
  isUnfinished,
}: Judged): readonly Finding[] {
  const isNew = (finding: Finding): boolean => !saved.some((each) => isSameFinding(each, finding));
  const shown = own.filter((finding) => {
    if (wasTried) return true;
    if (finding.severity === 'error') return showsFindingsAtOnce && isNew(finding);
    return wasSaved && !(isUnfinished(finding) && isNew(finding));
  });
  const more = serverFindings.filter((each) => !shown.some((one) => isSameFinding(one, each)));
  return [...shown, ...more];
}

function isSameFinding(one: Finding, other: Finding): boolean {
  return one.message === other.message && one.path.join('/') === other.path.join('/');
}

const none: readonly Finding[] = [];

/** The findings of one field. */
export function findingsAt(
  findings: readonly Finding[],
  path: readonly (string | number)[],
): readonly Finding[] {
  const own = findings.filter((finding) => isAt(finding, path));
  // The same nothing for all: a field without findings is not rendered again for another one's.
  return own.length === 0 ? none : own;
}

// Asked for every field at every key: nothing is put together for it.
function isAt({ path: own }: Finding, path: readonly (string | number)[]): boolean {
  return own.length === path.length && own.every((step, at) => step === path[at]);
}
