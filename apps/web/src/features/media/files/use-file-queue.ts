import { limits, type FileKind, type StoredFile } from '@takhti/domain';
import { useMemo, useRef, useState } from 'react';
import { useStableCallbacks } from '../../../performance/use-stable-callbacks.ts';
import { prepareKinds, useUpload, type Uploaded, type UploadFailure } from '../../upload/index.ts';
import { useKeptFocus } from '../use-kept-focus.ts';

/** Makes a list of files of the one that there is by then. */
export type ChangeFiles = (now: readonly StoredFile[]) => StoredFile[];

interface FileQueueInput {
  readonly container_id: string;
  readonly kinds: readonly FileKind[];
  readonly most: number;
  readonly files: readonly StoredFile[];
  readonly onChange: (change: ChangeFiles) => void;
}

/** A file to send, and which of those that are there it replaces: none with -1. */
interface Wanted {
  readonly file: File;
  readonly at: number;
}

/** A file that was not taken, and why; the others continue. */
export interface RefusedFile {
  readonly name: string;
  readonly failure: UploadFailure;
}

/** Sends files one after the other, however many were chosen at once; each takes its place in the list when it has arrived. */
export function useFileQueue({ container_id, kinds, most, files, onChange }: FileQueueInput) {
  const upload = useUpload(
    container_id,
    useMemo(() => prepareKinds(kinds), [kinds]),
  );
  const [arrived, setArrived] = useState('');
  const isAwaited = arrived !== '' && files.every(({ path }) => path !== arrived);
  const { root, keep, restoreFocus } = useKeptFocus(isAwaited);
  const [waiting, setWaiting] = useState<readonly Wanted[]>([]);
  const [sending, setSending] = useState('');
  const [failed, setFailed] = useState('');
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const queue = useRef<Wanted[]>([]);
  const isRunning = useRef(false);
  const last = useRef<Wanted | null>(null);
  // The field may have another document before a file has arrived.
  const latest = useStableCallbacks({ onChange });

  async function sendOne(wanted: Wanted, attempt: () => Promise<Uploaded | undefined>): Promise<boolean> {
    last.current = wanted;
    isRunning.current = true;
    setSending(wanted.file.name);
    const reply = await attempt();
    setSending('');
    isRunning.current = false;
    if (!reply) {
      const failure = upload.failureNow();
      // A fault of one file does not stop the others; a lost connection does.
      if (!failure || failure.canRetry) {
        setFailed(wanted.file.name);
        return false;
      }
      setRefused((all) => [...all, { name: wanted.file.name, failure }]);
      upload.clearFailure();
      return true;
    }
    setArrived(reply.url);
    latest.onChange((now) => withFile(now, reply, wanted.at));
    return true;
  }

  async function run(): Promise<void> {
    if (isRunning.current) return;
    keep();
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      setWaiting([...queue.current]);
      const wanted = next;
      if (!(await sendOne(wanted, () => upload.send(wanted.file)))) break;
      restoreFocus();
    }
  }

  function add(file: File, at = -1): void {
    if (at < 0 && files.length + queue.current.length + (isRunning.current ? 1 : 0) >= most) {
      setLeftOut((count) => count + 1);
      return;
    }
    setLeftOut(0);
    setArrived('');
    if (!isRunning.current && queue.current.length === 0) setRefused([]);
    queue.current.push({ file, at });
    setWaiting([...queue.current]);
    void run();
  }

  async function retry(): Promise<void> {
    const wanted = last.current;
    if (wanted && (await sendOne(wanted, upload.retry))) await run();
  }

  function cancel(): void {
    keep();
    queue.current = [];
    setWaiting([]);
    upload.cancel();
  }

  function remove(at: number): void {
    keep();
    upload.clearFailure();
    setRefused([]);
    setLeftOut(0);
    setArrived('');
    onChange((now) => now.toSpliced(at, 1));
  }

  return {
    upload,
    root,
    sending,
    /** The address of the file that came last. */
    arrived,
    failed,
    refused,
    waiting: waiting.length,
    leftOut,
    add,
    retry,
    cancel,
    remove,
  };
}

function withFile(now: readonly StoredFile[], { url, file_name, bytes }: Uploaded, at: number): StoredFile[] {
  const file = { path: url, name: file_name.slice(0, limits.file.name), bytes, alt: now[at]?.alt ?? '' };
  return at < 0 || at >= now.length ? [...now, file] : now.with(at, file);
}
