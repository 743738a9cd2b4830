import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { explainCrash } from './explain-crash.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

const TERMINATE = 'X'.charCodeAt(0);
const READY_FOR_QUERY = 'Z'.charCodeAt(0);
/** ReadyForQuery ends every answer: its letter, a length of four bytes, and the state of the transaction. */
const READY_LENGTH = 6;
const IDLE = 'I'.charCodeAt(0);

export interface WorkerStreamSettings extends WorkerSettings {
  /** Milliseconds that a statement may take, or a transaction wait for its next one; asked again for each. */
  limit(): number;
  /** Resolves when a worker before this one has let go of the folder. */
  after: Promise<unknown>;
}

/**
 * The embedded database as the connection that the PostgreSQL driver expects: bytes written here go to PGlite in a
 * worker thread, its answers are read from here. So values, errors and transactions are the driver's on both engines.
 *
 * PGlite cannot cancel a statement. One that outlives the limit, or a transaction left open that long, ends the worker:
 * the driver sees a lost connection, and its pool makes a new one, which opens the folder again.
 */
export class WorkerStream extends Duplex {
  /** Resolves when the worker is gone and the folder free. Never rejects. */
  readonly gone: Promise<void>;
  #settings: WorkerStreamSettings;
  #worker: Worker | undefined;
  #reportGone: () => void;
  #unanswered = 0;
  #watchdog: NodeJS.Timeout | undefined;

  constructor(settings: WorkerStreamSettings) {
    super();
    this.#settings = settings;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.gone = promise;
    this.#reportGone = resolve;
  }

  /** Called by the driver: opens the folder. */
  connect(): void {
    void this.#settings.after.then(() => {
      if (this.destroyed) this.#reportGone();
      else this.#start();
    });
  }

  #start(): void {
    const { folder, is_durable } = this.#settings;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { folder, is_durable } satisfies WorkerSettings,
    });
    this.#worker = worker;
    let isOpen = false;
    let hasBroken = false;
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        isOpen = true;
        this.emit('connect');
      } else
        this.#receive(Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.byteLength));
    });
    worker.on('error', (crash: Error) => {
      hasBroken = true;
      void explainCrash(crash, folder, isOpen).then((explained) => this.destroy(explained));
    });
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#reportGone();
      // The error comes first.
      if (!hasBroken) this.destroy();
    });
  }

  #receive(reply: Buffer): void {
    this.#unanswered -= 1;
    const ready = reply.length - READY_LENGTH;
    if (ready < 0 || reply[ready] !== READY_FOR_QUERY) {
      this.destroy(new Error('The embedded database broke in the middle of a statement.'));
      return;
    }
    const isIdle = this.#unanswered === 0 && reply.at(-1) === IDLE;
    if (isIdle) clearTimeout(this.#watchdog);
    else this.#watch();
    this.push(reply);
  }

  #watch(): void {
    clearTimeout(this.#watchdog);
    const limit = this.#settings.limit();
    if (!Number.isFinite(limit)) return;
    this.#watchdog = setTimeout(() => {
      const seconds = limit / 1000;
      const reason =
        this.#unanswered > 0
          ? `canceling statement: it took longer than ${seconds} s`
          : `terminating transaction: nothing happened in it for ${seconds} s`;
      // The codes PostgreSQL gives for the same.
      const code = this.#unanswered > 0 ? '57014' : '25P03';
      this.destroy(Object.assign(new Error(reason), { code }));
    }, limit);
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    const total = chunks.reduce((sum, { chunk }) => sum + chunk.length, 0);
    const bytes = Buffer.allocUnsafeSlow(total);
    let offset = 0;
    for (const { chunk } of chunks) offset += chunk.copy(bytes, offset);
    if (bytes[0] === TERMINATE) {
      // Idle connections keep no process alive, but closing must be seen through.
      this.ref();
      this.#send({ kind: 'close' });
    } else {
      this.#unanswered += 1;
      this.#watch();
      this.#send({ kind: 'request', bytes }, [bytes.buffer]);
    }
    done();
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this._writev([{ chunk }], done);
  }

  #send(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#watchdog);
    void this.#worker?.terminate();
    done(error);
  }

  // Methods of a socket that the driver calls and a thread does not need.
  setNoDelay(): void {}
  setKeepAlive(): void {}

  ref(): void {
    this.#worker?.ref();
  }

  unref(): void {
    this.#worker?.unref();
  }
}
