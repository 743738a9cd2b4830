import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A message as a mail server takes it: the envelope, and what came after DATA. */
export interface Delivery {
  from: string;
  to: string;
  data: string;
}

/** As much of a mail server as a client needs to hand over a message (RFC 5321), in this process. */
export async function startSmtpServer(refusal?: string): Promise<{
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  close(): Promise<void>;
}> {
  const deliveries: Delivery[] = [];
  const server = createServer((socket) => converse(socket, deliveries, refusal));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, deliveries, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function converse(socket: Socket, deliveries: Delivery[], refusal: string | undefined): void {
  const delivery: Delivery = { from: '', to: '', data: '' };
  let isData = false;
  let waiting = '';
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    if (isData) {
      if (line !== '.') return void (delivery.data += `${line}\n`);
      isData = false;
      deliveries.push({ ...delivery });
      return say('250 taken');
    }
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'EHLO' || word === 'HELO') return say('250 test');
    if (word === 'MAIL') delivery.from = addressIn(line);
    if (word === 'RCPT') {
      delivery.to = addressIn(line);
      if (refusal !== undefined) return say(refusal);
    }
    if (word === 'DATA') {
      isData = true;
      return say('354 go on');
    }
    if (word === 'QUIT') {
      say('221 bye');
      return void socket.end();
    }
    return say('250 ok');
  };
  say('220 test');
  socket.setEncoding('utf8');
  socket.on('data', (text) => {
    waiting += String(text);
    const lines = waiting.split('\r\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
