import type { CompetitionEntrance } from '@takhti/contract';
import { gradesOf, waysIn } from '@takhti/domain';
import type { OpenCompetition } from '../open-competition.ts';

/** The entrance page of a competition, for everybody. */
export function entranceOf({ doc, phase, was_ended }: OpenCompetition): CompetitionEntrance {
  const { link, school_code, secret_code } = waysIn(doc);
  return {
    phase,
    was_ended,
    is_hidden: phase === 'over' && doc.ishideonend === 1,
    by_link: link,
    by_code: school_code || secret_code,
    grades: gradesOf(doc),
    needs_login: doc.ispremium === 1,
    is_trial: doc.isdemo === 1,
  };
}
