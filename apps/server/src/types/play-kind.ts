import type { StoredDocument } from '@takhti/content-types';
import type { PublishedQuestion } from '@takhti/content-types/question-kinds';
import type { Services } from '../http/services.ts';
import type { Publication } from '../features/publications/index.ts';

/** The ways of playing; each has calls of its own, as what goes back and forth has a form of its own. */
export type PlayKindName = 'assessment' | 'game';

/** What a learner's copy says about the content itself, published or not. */
export type PlayedHead = Pick<
  Publication,
  'content_id' | 'content_type' | 'title' | 'language' | 'grade' | 'subject'
>;

/** What one attempt shows: the document that is published, and the drawn questions in their order. */
export interface PlayedContent {
  readonly doc: object;
  readonly questions: readonly PublishedQuestion[];
}

/** What every result says, whatever was played. */
export interface Scored {
  /** Percent. */
  readonly GameScore: number;
}

/** A learner's copy, and what answers to it are worth. */
export interface Opened<Play, State, Outcome> {
  readonly play: Play;
  readonly score: (state: State) => Outcome;
}

/**
 * A way of playing: what differs between assessments and games. Launching, resuming, the clock, secrets, saving once and the
 * result's being kept are the same for all, and know nothing of questions or rounds (ADR 0004).
 */
export interface PlayKind<Play, State extends { readonly seconds: number }, Outcome extends Scored> {
  readonly name: PlayKindName;
  readonly newState: State;
  /** How attempts keep where a learner is, and what it came to. */
  readonly state: StoredDocument<State>;
  readonly result: StoredDocument<Outcome>;
  /** Whether it shows published questions; they are looked up for it. */
  readonly shows_questions: boolean;
  /** Seconds that a published document allows; 0 means no limit. */
  readonly timerOf: (doc: object) => number;
  /** How often one learner may attempt a published document; 0 means no limit. */
  readonly mostAttempts: (doc: object) => number;
  /** Whether a published document hides from learners what is right, as an exam does. */
  readonly isFeedbackHidden: (doc: object) => boolean;
  /** The same copy however often it is asked for. */
  readonly open: (head: PlayedHead, content: PlayedContent, seed: string) => Opened<Play, State, Outcome>;
  /** The copy as it goes out, with the addresses of its files signed. */
  readonly sign: (files: Services['files'], play: Play) => Play;
  /**
   * The copy without what is right of some of its questions.
   * @param closed ids of published questions
   */
  readonly withoutClosed: (play: Play, closed: ReadonlySet<string>) => Play;
  /** The copy for who plays for points, and what they are told of a result: as where feedback is hidden, in so far as it can be played without a key. */
  readonly forCompetitor: {
    readonly play: (play: Play) => Play;
    readonly result: (result: Outcome) => Outcome;
  };
  /**
   * What a picture of the content is drawn by: the first of a copy, and nothing that tells what is right but what its drawing takes.
   * Null where there is nothing to draw yet.
   */
  readonly pictureOf: (play: Play) => Play | null;
  /**
   * What a learner is told of a result: no more than the published document lets them know. What is kept is the whole.
   */
  readonly forLearner: (result: Outcome, doc: object) => Outcome;
  /**
   * What is kept of a state that a player sent.
   * @param most_seconds more cannot have been spent
   */
  readonly keep: (sent: State, question_ids: readonly string[], most_seconds: number) => State;
  /** Whether anything was answered: skipping all finishes no level of a competition. */
  readonly hasPlayed: (state: State, result: Outcome) => boolean;
}
