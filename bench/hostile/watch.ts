import { memoryOf } from '../common/memory.ts';
import type { ServerProcess } from '../common/server-process.ts';

const LOOK_EVERY_MS = 25;

/** Looks at a server from outside and from what it tells of itself. */
export interface Watch {
  /** Since the last time: the longest delay of its event loop in milliseconds, and the most memory in bytes. */
  take(): Promise<{ readonly loop_delay: number; readonly memory: number }>;
  stop(): void;
}

/** @param token opens the server's figures */
export function watchServer(server: ServerProcess, token: string): Watch {
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(server.pid));
  }, LOOK_EVERY_MS);
  return {
    async take() {
      const response = await fetch(`http://127.0.0.1:${server.port}/metrics`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await response.text();
      const longest = /^takhti_event_loop_delay_seconds\{quantile="1"\} (\S+)$/m.exec(text)?.[1];
      const seen = memory;
      memory = 0;
      return { loop_delay: Number(longest) * 1000, memory: seen };
    },
    stop: () => clearInterval(timer),
  };
}
