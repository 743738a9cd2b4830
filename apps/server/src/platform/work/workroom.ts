import { Problem } from '@takhti/contract';
import { makeFairQueue, type FairQueue, type Owner, type QueueState, type Share } from './fair-queue.ts';
import { makePlaces, type IncomingUpload } from './places.ts';
import { makeWorkers, WorkEnded, type WorkerJob, type WorkLimits } from './run-in-worker.ts';

/** How one call works on files, from its admission to its answer. */
export interface Work {
  /**
   * Runs a job in a process of its own, when it is its owner's turn.
   * @throws Problem request.too_heavy when it takes too much time or memory
   */
  inWorker(job: WorkerJob): Promise<unknown>;
  /** Runs work that limits its own time and memory. One piece runs at a time on this server; owners take turns. */
  runExclusively<T>(work: () => Promise<T>): Promise<T>;
}

/** An admitted call. */
export interface Admitted {
  readonly work: Work;
  readonly leave: () => void;
}

/** Limits and schedules all work on files. */
export interface Workroom {
  /**
   * Admits a call that uploads, makes or changes files.
   * @param upload its upload, while it arrives
   * @throws Problem request.busy when the server, its institution or its person has as many under way as there may be
   */
  admit(owner: Owner, upload?: IncomingUpload): Admitted;
  /**
   * Runs heavy work in this process, when it is its owner's turn; it must work in pieces that do not block other calls. For a
   * visitor the owner's `user_id` is the address.
   * @throws Problem request.too_many when the queue is full
   */
  inTurn<T>(what: LargeWork, owner: Owner, work: () => Promise<T>): Promise<T>;
  /** How full it is now. */
  state(): WorkroomState;
}

/** Heavy work in this process. Each kind has a queue of its own, so that learners never wait for a package. */
export type LargeWork = 'plays' | 'packages' | 'histories';

/** How full the room is. */
export interface WorkroomState {
  /** Admitted calls that have not left. */
  readonly inside: number;
  /** Calls refused since the start. */
  readonly refused: number;
  readonly workers: QueueState;
  readonly aside: QueueState;
  readonly plays: QueueState;
  readonly packages: QueueState;
  readonly histories: QueueState;
}

export interface WorkroomSettings {
  /** Calls with files at a time, waiting ones too. */
  readonly places: Share;
  /** Jobs in processes of their own at a time. */
  readonly workers: Share;
  readonly limits: WorkLimits;
  /** Pieces of work that wait for their turn in this process. */
  readonly waiting: Share;
}

/** For a server of two cores and one gigabyte of memory. */
export const workroomDefaults: WorkroomSettings = {
  places: { all: 200, institution: 60, person: 8 },
  workers: { all: 2, institution: 1, person: 1 },
  limits: { seconds: 30, megabytes: 192 },
  // A whole class may start at once, behind one address.
  waiting: { all: 300, institution: 150, person: 60 },
};

/** In this process: one institution's heavy work never delays another's. */
const share_of_turns: Share = { all: 2, institution: 1, person: 1 };
/** After this long a full queue has room again. */
const wait_seconds = 10;

/** Makes the workroom of a server: admitted callers take turns. */
export function makeWorkroom({
  places,
  workers,
  limits,
  waiting,
}: WorkroomSettings = workroomDefaults): Workroom {
  const room = makePlaces(places);
  const turns = makeFairQueue(workers);
  const processes = makeWorkers(limits, workers.all);
  const hall = makePlaces(waiting);
  const inProcess: Readonly<Record<LargeWork, FairQueue>> = {
    plays: makeFairQueue(share_of_turns),
    packages: makeFairQueue(share_of_turns),
    histories: makeFairQueue(share_of_turns),
  };
  const exclusive = makeFairQueue({ all: 1, institution: 1, person: 1 });
  let refused = 0;
  return {
    admit(owner, upload) {
      const leave = room.enter(owner, upload);
      if (!leave) {
        refused += 1;
        throw new Problem('request.busy');
      }
      return {
        leave,
        work: {
          inWorker: (job) => turns.run(owner, () => withinLimits(() => processes.run(job))),
          runExclusively: (work) => exclusive.run(owner, work),
        },
      };
    },
    async inTurn(what, owner, work) {
      const leave = hall.enter(owner);
      if (!leave) {
        refused += 1;
        throw new Problem('request.too_many', { seconds: wait_seconds });
      }
      try {
        return await inProcess[what].run(owner, work);
      } finally {
        leave();
      }
    },
    state: () => ({
      inside: room.count(),
      refused,
      workers: turns.state(),
      aside: exclusive.state(),
      plays: inProcess.plays.state(),
      packages: inProcess.packages.state(),
      histories: inProcess.histories.state(),
    }),
  };
}

async function withinLimits<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WorkEnded) throw new Problem('request.too_heavy');
    throw error;
  }
}
