import type { StoredDocument } from '@takhti/content-types';
import type { PublishedQuestion } from '@takhti/content-types/question-kinds';
import type { InstitutionFiles } from '../platform/storage/index.ts';
import type { Publication } from '../features/publications/index.ts';

/** The play kinds; each has calls of its own, as their data differs. */
export type PlayKindName = 'assessment' | 'game';

/** The head of a learner's copy: facts about the content, published or not. */
export type PlayedHead = Pick<
  Publication,
  'content_id' | 'content_type' | 'title' | 'language' | 'grade' | 'subject'
>;

/** The content of one attempt: the published document, and the drawn questions in order. */
export interface PlayedContent {
  readonly doc: object;
  readonly questions: readonly PublishedQuestion[];
}

/** The part that results of all kinds share. */
export interface Scored {
  /** Percent. */
  readonly GameScore: number;
}

/** A learner's copy, and what depends on it. */
export interface Opened<Play, State, Outcome> {
  readonly play: Play;
  /** The part of a state that the copy can read: what its questions or boards ask for, and no more. */
  readonly tidy: (state: State) => State;
  readonly score: (state: State) => Outcome;
}

/**
 * A way of playing: what differs between assessments and games. Launching, resuming, the clock, secrets, saving once and the
 * result's being kept are the same for all, and know nothing of questions or rounds (ADR 0004).
 */
export interface PlayKind<Play, State extends { readonly seconds: number }, Outcome extends Scored> {
  readonly name: PlayKindName;
  readonly newState: State;
  /** How attempts store a learner's state and the result. */
  readonly state: StoredDocument<State>;
  readonly result: StoredDocument<Outcome>;
  /** Whether it shows published questions, which are then read for it. */
  readonly shows_questions: boolean;
  /** The time limit of a published document in seconds; 0 means no limit. */
  readonly timerOf: (doc: object) => number;
  /** Most attempts of one learner at a published document; 0 means no limit. */
  readonly mostAttempts: (doc: object) => number;
  /** Whether a published document hides right answers from learners, as an exam does. */
  readonly isFeedbackHidden: (doc: object) => boolean;
  /** Opens the copy; equal for equal arguments. */
  readonly open: (head: PlayedHead, content: PlayedContent, seed: string) => Opened<Play, State, Outcome>;
  /** The copy for the reply, with signed addresses of its files. */
  readonly sign: (files: InstitutionFiles, play: Play) => Play;
  /**
   * The copy without the right answers of some questions.
   * @param closed ids of published questions
   */
  readonly withoutClosed: (play: Play, closed: ReadonlySet<string>) => Play;
  /** The copy for competitors, and their view of a result: as if feedback were hidden, as far as it can be played so. */
  readonly withoutAnswers: {
    readonly play: (play: Play) => Play;
    readonly result: (result: Outcome) => Outcome;
  };
  /**
   * The part of a copy that a picture shows: its first question or round, without right answers except where the drawing needs
   * them. Null without any.
   */
  readonly pictureOf: (play: Play) => Play | null;
  /**
   * A learner's view of a result: no more than the published document allows. The stored result is complete.
   */
  readonly forLearner: (result: Outcome, doc: object) => Outcome;
  /**
   * The part of a sent state that is stored.
   * @param most_seconds more cannot have been spent
   */
  readonly keep: (sent: State, question_ids: readonly string[], most_seconds: number) => State;
  /** Whether anything was answered: skipping everything completes no level of a competition. */
  readonly hasPlayed: (state: State, result: Outcome) => boolean;
}
