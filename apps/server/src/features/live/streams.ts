import type { LiveEvent } from '@takhti/contract';
import type { Session } from '../../http/session.ts';

/** One open screen that listens. */
export interface Stream {
  readonly bearer: string;
  session: Session;
  /** False when the reader is too slow to take more. */
  write(text: string): boolean;
  end(): void;
}

/** Screens of one session that may listen at the same time; the oldest gives way, because it may be a dead one. */
export const most_of_session = 6;
/** Screens of one person, in however many sessions; the oldest gives way here too. */
export const most_of_person = 24;
/** Screens that one server holds, and how many of them one institution may have; anyone who comes later works without. */
export const most_in_all = 2_000;
export const most_of_institution = 1_500;

/** The streams that this server holds. */
export interface Streams {
  /** False when the server is full. */
  add(stream: Stream): boolean;
  remove(stream: Stream): void;
  /** Those of an institution; of all when none is named. */
  of(institution_id?: number): Stream[];
  /** Ends those of a session. */
  endSession(session_hash: string): void;
  /** Sends an event; ends a stream whose reader does not keep up. */
  send(stream: Stream, event: LiveEvent): void;
}

/** Holds open streams, and how many there may be. */
export function makeStreams(): Streams {
  const held = new Set<Stream>();
  const drop = (stream: Stream): void => {
    if (held.delete(stream)) stream.end();
  };
  const ofPerson = ({ institution_id, viewer }: Session): Stream[] =>
    [...held].filter(
      ({ session }) => session.institution_id === institution_id && session.viewer.user_id === viewer.user_id,
    );
  const makeRoom = (own: readonly Stream[], most: number): void => {
    const [oldest] = own;
    if (!oldest || own.length < most) return;
    oldest.write('event: full\ndata: {}\n\n');
    drop(oldest);
  };
  const ofSession = (session_hash: string): Stream[] =>
    [...held].filter((each) => each.session.session_hash === session_hash);
  return {
    add(stream) {
      makeRoom(ofSession(stream.session.session_hash), most_of_session);
      makeRoom(ofPerson(stream.session), most_of_person);
      const { institution_id } = stream.session;
      const ofInstitution = [...held].filter(({ session }) => session.institution_id === institution_id);
      if (held.size >= most_in_all || ofInstitution.length >= most_of_institution) return false;
      held.add(stream);
      return true;
    },
    remove: (stream) => void held.delete(stream),
    of: (institution_id) =>
      [...held].filter(
        ({ session }) => institution_id === undefined || session.institution_id === institution_id,
      ),
    endSession: (session_hash) => ofSession(session_hash).forEach(drop),
    send(stream, event) {
      if (!stream.write(`data: ${JSON.stringify(event)}\n\n`)) drop(stream);
    },
  };
}
