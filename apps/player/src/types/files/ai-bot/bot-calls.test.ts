import { askBot, openBot, reportBot } from '@takhti/contract';
import { expect, test } from 'vitest';
import { botPaths } from './bot-calls.ts';

test('bots are asked where the contract says', () => {
  expect(botPaths).toEqual({ open: openBot.path, ask: askBot.path, report: reportBot.path });
});
