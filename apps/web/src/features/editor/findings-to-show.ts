import type { Finding } from '@takhti/domain';

interface Judged {
  /** By the rules, of the document as it is now. */
  readonly own: readonly Finding[];
  /** By the server, of what it was sent last. */
  readonly told: readonly Finding[];
  readonly wasTried: boolean;
  readonly wasSaved: boolean;
}

/**
 * The findings that a person should see now. Nobody is told off for fields they have not come to yet: errors show once a save
 * was tried, warnings also on what was saved before. What the server told shows until the next change.
 */
export function findingsToShow({ own, told, wasTried, wasSaved }: Judged): readonly Finding[] {
  const shown = own.filter(({ severity }) => wasTried || (severity === 'warning' && wasSaved));
  const more = told.filter((each) => !shown.some((one) => isSameFinding(one, each)));
  return [...shown, ...more];
}

function isSameFinding(one: Finding, other: Finding): boolean {
  return one.message === other.message && one.path.join('/') === other.path.join('/');
}

/** The findings of one field. */
export function findingsAt(
  findings: readonly Finding[],
  path: readonly (string | number)[],
): readonly Finding[] {
  return findings.filter((finding) => finding.path.join('/') === path.join('/'));
}
