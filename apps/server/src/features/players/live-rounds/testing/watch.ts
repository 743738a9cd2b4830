import { LiveRoundEvent } from '@takhti/contract';

/** A screen of a live round that listens. */
interface Watching {
  /** What it is told next that is as asked. Throws when the stream ends before. */
  until<Event extends LiveRoundEvent>(wanted: (event: LiveRoundEvent) => event is Event): Promise<Event>;
  stop(): void;
}

interface Screen {
  readonly institution_id: number;
  readonly round_id: string;
  readonly player_id?: string;
  readonly secret: string;
}

/** Opens the stream of a screen as phones and the screen at the front do. */
export async function watch(api: string, screen: Screen): Promise<Watching> {
  const { institution_id, round_id, player_id, secret } = screen;
  const query = new URLSearchParams({
    institution_id: String(institution_id),
    round_id,
    ...(player_id !== undefined && { player_id }),
  });
  const controller = new AbortController();
  const response = await fetch(`${api}/live-round?${query.toString()}`, {
    headers: { authorization: `Bearer ${secret}` },
    signal: controller.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`status ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<LiveRoundEvent> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { value, done } = await reader.read();
        if (done) throw new Error('the stream ended');
        text += value;
        continue;
      }
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      if (block.startsWith('data: ')) return LiveRoundEvent.parse(JSON.parse(block.slice(6)));
    }
  };
  return {
    async until(wanted) {
      for (;;) {
        const event = await next();
        if (wanted(event)) return event;
      }
    },
    stop: () => controller.abort(),
  };
}
