import type { GameDoc } from '@takhti/content-types/rounds';
import { isSame, type Finding, type TemplateType } from '@takhti/domain';
import { useMemo, useState } from 'react';
import { usePlace } from '../editor/use-place.ts';
import { countByRound, type Counts } from './count-by-round.ts';
import { rememberedSummary } from './round-words.ts';

/** What the list shows of a round. */
export interface Row extends Counts {
  readonly questionId: number;
  readonly template: TemplateType;
  /** What it asks, in short. */
  readonly words: string;
  readonly address: string;
}

/** What the list shows of the rounds of a game; the same as before while it is the same, no matter what else was written. */
export function useRows({ questionData }: GameDoc, findings: readonly Finding[]): readonly Row[] {
  const { to } = usePlace();
  const addressOf = useMemo(() => {
    const known = new Map<number, string>();
    return (round: number): string => {
      const address = known.get(round) ?? to({ round, part: 'questionType' });
      known.set(round, address);
      return address;
    };
  }, [to]);
  const rows = useMemo(() => {
    const counts = countByRound(findings);
    const none: Counts = { errors: 0, warnings: 0 };
    return questionData.map((round, at): Row => {
      const { questionId, template_type: template } = round;
      const address = addressOf(questionId);
      return { ...(counts.get(at) ?? none), questionId, template, words: rememberedSummary(round), address };
    });
  }, [questionData, findings, addressOf]);
  const [last, setLast] = useState<readonly Row[]>(rows);
  if (isSame(rows, last)) return last;
  setLast(rows);
  return rows;
}
