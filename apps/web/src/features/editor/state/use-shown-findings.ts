import type { Finding } from '@takhti/domain';
import { useMemo } from 'react';
import { findingsToShow } from '../document/findings-to-show.ts';
import type { EditorInput } from '../editor.ts';
import type { Work } from './use-work.ts';

const noFinding = (): boolean => false;

interface Tries {
  readonly wasTried: boolean;
  /** Findings from the server for the last save. */
  readonly serverFindings: readonly Finding[];
}

/** The findings of a document that are shown now. */
export function useShownFindings<Doc>(
  {
    findings: judge,
    isUnfinished = noFinding,
    showsFindingsAtOnce = false,
  }: Pick<EditorInput<Doc>, 'findings' | 'isUnfinished' | 'showsFindingsAtOnce'>,
  { state, version }: Work<Doc>,
  { wasTried, serverFindings }: Tries,
): readonly Finding[] {
  const own = useMemo(() => judge(state.doc), [judge, state.doc]);
  const saved = useMemo(() => judge(state.lastSavedByUser), [judge, state.lastSavedByUser]);
  const wasSaved = version > 0;
  return useMemo(
    () =>
      findingsToShow({ own, saved, serverFindings, wasTried, showsFindingsAtOnce, wasSaved, isUnfinished }),
    [own, saved, serverFindings, wasTried, showsFindingsAtOnce, wasSaved, isUnfinished],
  );
}
