import type { RoundScore } from '@takhti/content-types/rounds/play';
import type { Board, Language, PlayCard, RoundResponse } from '@takhti/domain';
import type { LazyPart } from '../../../../ui/lazy-part.tsx';
import type { RoundStep } from '../../scenes/scene/round-step.ts';
import type { BoardProps } from './board-props.ts';

export type BoardKindName = Board['kind'];
export type BoardOf<Kind extends BoardKindName> = Extract<Board, { kind: Kind }>;

type FieldsOf<Response> = Response extends unknown ? keyof Response : never;
/** The field that a kind of response has and no other. */
type ResponseField = Exclude<FieldsOf<RoundResponse>, 'shown' | 'revealed'>;
export type ResponseWith<Field extends ResponseField> = Extract<
  RoundResponse,
  Readonly<Record<Field, unknown>>
>;

export interface FinishProps<Own extends RoundResponse> {
  readonly draft: Own | null;
  readonly disabled: boolean;
  readonly onFinish: () => void;
}

/** What is asked of a board whose words are questions by themselves. */
export interface BoardWords<Of extends Board, Own extends RoundResponse> {
  count(board: Of): number;
  /** The place of each word in the world of its game. */
  steps(
    board: Of,
    round: {
      readonly draft: Own | null;
      /** What was done, once the round is over. */
      readonly response: RoundResponse | undefined;
      readonly isOver: boolean;
      readonly language: Language;
    },
  ): { readonly steps: readonly RoundStep[]; readonly at: number };
}

/** What is asked of a kind of board; `Own` are its responses. */
interface BoardFacets<Of extends Board, Own extends RoundResponse> {
  /** Draws it. */
  part(board: Of): LazyPart<BoardProps<Of, Own>>;
  /** Knows by itself when it is done; left out by boards that wait for Check. */
  endsItself?(board: Of): boolean;
  /** In the place of Check. It leaves what is empty to the learner, which Check does not. */
  readonly finish?: LazyPart<FinishProps<Own>>;
  /** Whether everything that should be somewhere is; left out by boards that end by themselves. */
  isReady?(board: Of, draft: Own): boolean;
  /**
   * Whether what was done counts although the round is left early: the pairs that are found so far (specification, section 3),
   * and clues that a learner gives up on, to see what they were about.
   */
  canStop?(draft: Own): boolean;
  /** Whether it is worth another try; left out where everything is that was not all right. */
  mayTryAgain?(
    board: Of,
    score: Pick<RoundScore, 'isCorrect' | 'credit'>,
    response: RoundResponse,
    language: Language,
  ): boolean;
  /** What another try begins with, where more is shown than before the first move. */
  keptDraft?(board: Of, response: Own, language: Language): Own | null;
  /** Whether nothing of the answer is left to be shown. */
  isAllShown?(board: Of, response: Own): boolean;
  /** Shows itself how it went, where there is room for it; the others have it below them. */
  readonly showsOutcome?: true;
  /** Help costs stars, and what was found with it is right all the same. */
  readonly helpCosts?: true;
  /** Which of its parts are there so far: clues that are open, letters that are found. */
  found?(board: Of, response: RoundResponse | null, language: Language): boolean[];
  /** Cards that are beside each other, and written in one size. */
  cards?(board: Of): readonly PlayCard[];
  /** The author's own words to what was done. */
  feedback?(board: Of): { readonly right: string; readonly wrong: string };
  readonly words?: BoardWords<Of, Own>;
}

/** What the player asks of a kind of board: its row in `boards/registry.ts`. */
export interface PlayerBoard<Kind extends BoardKindName = BoardKindName> extends BoardFacets<
  Board,
  RoundResponse
> {
  readonly kind: Kind;
  readonly responds: ResponseField;
}

/**
 * Declares a kind of board; the only place where a board of one kind becomes one of any kind. The registry pairs each kind with its
 * own boards, and a row is given its own responses alone.
 * @param responds the field by which its responses are known
 */
export function defineBoard<const Kind extends BoardKindName, const Field extends ResponseField>(
  kind: Kind,
  responds: Field,
  facets: BoardFacets<BoardOf<Kind>, ResponseWith<Field>>,
): PlayerBoard<Kind> {
  return { kind, responds, ...(facets as unknown as BoardFacets<Board, RoundResponse>) };
}
