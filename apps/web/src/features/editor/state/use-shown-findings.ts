import type { Finding } from '@takhti/domain';
import { useMemo } from 'react';
import { findingsToShow } from '../document/findings-to-show.ts';
import type { EditorInput } from '../editor.ts';
import type { Work } from './use-work.ts';

const noFinding = (): boolean => false;

interface Tries {
  readonly wasTried: boolean;
  /** What the server told of the last save. */
  readonly told: readonly Finding[];
}

/** What a person should see now of what is wrong with a document. */
export function useShownFindings<Doc>(
  {
    findings: judge,
    isUnfinished = noFinding,
    tellsAtOnce = false,
  }: Pick<EditorInput<Doc>, 'findings' | 'isUnfinished' | 'tellsAtOnce'>,
  { state, version }: Work<Doc>,
  { wasTried, told }: Tries,
): readonly Finding[] {
  const own = useMemo(() => judge(state.doc), [judge, state.doc]);
  const saved = useMemo(() => judge(state.base), [judge, state.base]);
  const wasSaved = version > 0;
  return useMemo(
    () => findingsToShow({ own, saved, told, wasTried, tellsAtOnce, wasSaved, isUnfinished }),
    [own, saved, told, wasTried, tellsAtOnce, wasSaved, isUnfinished],
  );
}
