import { useSubjectLabel } from './use-subject-label.ts';

/** The name of a subject among other words. */
export function SubjectName({ subject }: { readonly subject: string }) {
  return <bdi>{useSubjectLabel()(subject)}</bdi>;
}
