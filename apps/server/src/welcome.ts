import type { Config } from './config.ts';

/** The demo logins to print, or null if there is no demo institution. */
export interface DemoLogins {
  readonly usernames: readonly string[];
  readonly password: string;
}

/** Says where the product can be reached, and with which demo logins. */
export function welcome(
  config: Config,
  port: number,
  demo: DemoLogins | null,
  say: (line: string) => void,
): void {
  const address = config.public_url ?? `http://localhost:${port}`;
  say('');
  say(`  Takhti is ready: ${address}`);
  if (demo) {
    say('');
    say(`  Demo logins, all with the password ${demo.password}:`);
    say(`    ${demo.usernames.join('  ')}`);
    say('    and the same with @201 for the second institution, for example developer@201');
  }
  say('');
}
