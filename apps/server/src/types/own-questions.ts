import type { Finding, Question, Revision, Snapshot } from '@takhti/domain';
import type { LoadedContainer } from '../features/containers/index.ts';
import type { CopiedInto } from '../features/questions/index.ts';
import type { Services } from '../http/services.ts';
import type { Session } from '../http/session.ts';
import type { Tx } from '../platform/db/index.ts';

/** The questions that a container of some types holds beside its document, as rows of their own. */
export interface OwnQuestions {
  /** All of them, in their order. */
  readonly list: (tx: Tx, container: LoadedContainer) => Promise<Question[]>;
  /** Findings of the questions that block submitting. */
  readonly findErrors: (tx: Tx, container: LoadedContainer) => Promise<Finding[]>;
  /** Copies them, or those that are named, and the pictures that they show, into another container. */
  readonly copy: (
    tx: Tx,
    clock: Services['clock'],
    session: Session,
    from: LoadedContainer,
    to: CopiedInto,
    only?: ReadonlySet<string>,
  ) => Promise<void>;
  /** Makes a container that the caller has locked hold exactly these, by their ids; what that changed. */
  readonly restore: (
    tx: Tx,
    clock: Services['clock'],
    session: Session,
    container: LoadedContainer,
    wanted: ReadonlyMap<string, Snapshot>,
  ) => Promise<Revision[]>;
}

/** Of types whose containers hold none. */
export const noQuestions: OwnQuestions = {
  list: async () => [],
  findErrors: async () => [],
  copy: async () => {},
  restore: async () => [],
};
