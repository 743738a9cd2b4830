import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverEnvironment } from './node.mjs';
import { root } from './root.mjs';

test.each(['deploy/systemd/takhti@.service', 'deploy/Dockerfile'])(
  '%s gives the server what npm start gives it, so that memory comes back',
  (file) => {
    const lines = readFileSync(`${root}/${file}`, 'utf8').matchAll(/^(?:ENV\s|Environment=)(.*)$/gm);
    const given = [...lines].flatMap(([, line]) =>
      (line.match(/(?:"[^"]*"|[^\s"])+/g) ?? []).map((each) => each.replaceAll('"', '')),
    );
    for (const [name, value] of Object.entries(serverEnvironment))
      expect(given).toContain(`${name}=${value}`);
  },
);
