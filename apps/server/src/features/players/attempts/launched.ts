import type { AttemptsUsed, PlayedPart } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Learner } from '../../../http/learner.ts';
import type { PlayedQuestions } from '../played-questions.ts';

export interface LaunchServices extends Pick<Services, 'files' | 'clock' | 'launches' | 'settings'> {
  readonly questions: PlayedQuestions;
}

export interface LaunchInput {
  readonly institution_id: number;
  readonly content_id: string;
  /** The content that the learner comes from, which pins the publication. */
  readonly gathering_id?: string | undefined;
  readonly learner: Learner;
  /** The secret of the competitor that `learner` names. */
  readonly player_token?: string | undefined;
  /** The code of the own link by which the learner comes. */
  readonly link_code?: string | undefined;
  /** The address of the learner, for rate limits. */
  readonly address: string;
  /** Of content in parts; left out for the whole. */
  readonly part?: { readonly number: number; readonly size: number } | undefined;
  readonly attempt_id?: string | undefined;
  readonly attempt_token?: string | undefined;
}

export interface Launched<Play, State, Outcome> {
  readonly attempt_id: string;
  readonly attempt_token: string;
  /** The publication and the seed that it was drawn from. */
  readonly laid: { readonly publication_id: string; readonly seed: string };
  readonly play: Play;
  readonly state: State;
  readonly is_resumed: boolean;
  readonly result: Outcome | null;
  /** Of content in parts. */
  readonly part: PlayedPart | null;
  /** If attempts are limited. */
  readonly attempts: AttemptsUsed | null;
}
