const lockName = 'takhti.refresh';
/** A tab that was closed in the middle holds the turn no longer than this. */
const turnMs = 20_000;

interface Turn {
  readonly owner: string;
  readonly until: number;
}

/** Runs work while no other tab of this browser runs it. */
export async function oneTabAtATime<Value>(work: () => Promise<Value>): Promise<Value> {
  // Web locks exist on secure origins only; a school's own server at http://192.168.x.x is none.
  if ('locks' in navigator) return navigator.locks.request(lockName, work);
  const owner = String(Math.random());
  await takeTurn(owner);
  try {
    return await work();
  } finally {
    if (readTurn()?.owner === owner) localStorage.removeItem(lockName);
  }
}

// Storage has no compare-and-set: the last writer of a short moment has the turn, and everybody looks again after that moment.
async function takeTurn(owner: string): Promise<void> {
  for (;;) {
    const held = readTurn();
    if (!held || !isHeld(held, Date.now())) {
      localStorage.setItem(lockName, JSON.stringify({ owner, until: Date.now() + turnMs } satisfies Turn));
      await pause(60 + Math.random() * 60);
      if (readTurn()?.owner === owner) return;
    }
    await pause(200);
  }
}

// A turn of the far future is one of a clock that was set back since.
function isHeld({ until }: Turn, now: number): boolean {
  return until >= now && until <= now + turnMs;
}

function readTurn(): Turn | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(lockName) ?? 'null');
    return isTurn(kept) ? kept : null;
  } catch {
    return null;
  }
}

// By hand: the login page, which needs this, loads no library of schemas.
function isTurn(value: unknown): value is Turn {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('until' in value)) return false;
  return typeof value.owner === 'string' && typeof value.until === 'number';
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
