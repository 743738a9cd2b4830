import { Problem } from '@takhti/contract';
import { makeFairQueue, type Owner, type QueueState, type Share } from './fair-queue.ts';
import { makePlaces, type Coming } from './places.ts';
import { makeWorkers, WorkEnded, type WorkerJob, type WorkLimits } from './run-in-worker.ts';

/** What files ask of the server for one call, from its admission to its answer. */
export interface Work {
  /**
   * Does a job in a process of its own when it is its owner's turn.
   * @throws Problem request.too_heavy when it takes too much time or memory
   */
  inWorker(job: WorkerJob): Promise<unknown>;
  /** Runs what has a limit of its own on time and memory, one at a time on this server, when it is its owner's turn. */
  aside<T>(work: () => Promise<T>): Promise<T>;
}

/** A call that was let in. */
export interface Admitted {
  readonly work: Work;
  readonly leave: () => void;
}

/** Where all work on files is done. */
export interface Workroom {
  /**
   * Lets a call in that brings or fetches a file.
   * @param coming the file that is still on its way
   * @throws Problem request.busy when the server, its institution or its person has as many under way as there may be
   */
  admit(owner: Owner, coming?: Coming): Admitted;
  /**
   * Does what is large for the server's own process, in pieces that hold nobody up, when it is its owner's turn. Whose work it is may be
   * nobody's whom the server knows: `user_id` then is the address.
   * @throws Problem request.too_many when as much waits for its turn already as may
   */
  inTurn<T>(what: LargeWork, owner: Owner, work: () => Promise<T>): Promise<T>;
  /** How full it is now. */
  state(): WorkroomState;
}

/** What is large for the server's own process; each kind has a queue of its own, as learners wait for no package. */
export type LargeWork = 'plays' | 'packages';

/** How full the room is. */
export interface WorkroomState {
  /** Calls that were let in and have not left. */
  readonly inside: number;
  /** Calls that found no place, since the start. */
  readonly refused: number;
  readonly workers: QueueState;
  readonly aside: QueueState;
  readonly plays: QueueState;
  readonly packages: QueueState;
}

export interface WorkroomSettings {
  /** Calls that bring or fetch files at a time, waiting ones too. */
  readonly places: Share;
  /** Jobs in processes of their own at a time. */
  readonly workers: Share;
  readonly limits: WorkLimits;
  /** Pieces of work that wait for their turn in this process. */
  readonly waiting: Share;
}

/** What a server of two cores and one gigabyte of memory can bear. */
export const workroomDefaults: WorkroomSettings = {
  places: { all: 200, institution: 60, person: 8 },
  workers: { all: 2, institution: 1, person: 1 },
  limits: { seconds: 30, megabytes: 192 },
  // A class behind one address begins at the same bell.
  waiting: { all: 300, institution: 150, person: 60 },
};

/** In this process: who comes from another institution waits for nobody's large work. */
const share_of_turns: Share = { all: 2, institution: 1, person: 1 };
/** Until a queue that is full has moved on. */
const wait_seconds = 10;

/** Makes the room in which a server works on files: anyone who is let in takes turns with the others there. */
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
  const inProcess = { plays: makeFairQueue(share_of_turns), packages: makeFairQueue(share_of_turns) };
  const oneByOne = makeFairQueue({ all: 1, institution: 1, person: 1 });
  let refused = 0;
  return {
    admit(owner, coming) {
      const leave = room.enter(owner, coming);
      if (!leave) {
        refused += 1;
        throw new Problem('request.busy');
      }
      return {
        leave,
        work: {
          inWorker: (job) => turns.run(owner, () => withinLimits(() => processes.run(job))),
          aside: (work) => oneByOne.run(owner, work),
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
      aside: oneByOne.state(),
      plays: inProcess.plays.state(),
      packages: inProcess.packages.state(),
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
