import type { Finding } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import type { LoadedContainer } from '../containers/index.ts';
import { listPositions } from '../questions/index.ts';

/** Findings of questions with the number of their question in its bank (`question`), for a list far from the bank; others as they are. */
export async function atQuestions(
  tx: Tx,
  container: LoadedContainer,
  findings: readonly Finding[],
): Promise<Finding[]> {
  const ids = new Set(findings.flatMap((finding) => questionOf(finding) ?? []));
  const positions = await listPositions(tx, container, [...ids]);
  return findings.map((finding) => {
    const question = positions.get(questionOf(finding) ?? '');
    return question === undefined ? finding : { ...finding, values: { ...finding.values, question } };
  });
}

function questionOf({ path: [part, content_id] }: Finding): string | undefined {
  return part === 'questions' && typeof content_id === 'string' ? content_id : undefined;
}
