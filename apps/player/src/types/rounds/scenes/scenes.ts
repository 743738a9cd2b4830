import type { SceneId } from '@takhti/domain';
import { defineScene, type Scene, type WorldId } from './scene/scene.ts';

/** The worlds of games, each in a file of its own. */
const scenes: Readonly<Record<WorldId, Scene>> = {
  village: defineScene('village', async () => (await import('./village/village.tsx')).Village, {
    // A hammer on wood, and then a gong.
    done: [
      [196, 0.09],
      [196, 0.09],
      [262, 0.09],
      [392, 0.45],
    ],
  }),
  jigsaw: defineScene('jigsaw', async () => (await import('./jigsaw/jigsaw.tsx')).Jigsaw, {
    // A click, as a piece goes in.
    done: [
      [880, 0.04],
      [587, 0.06],
      [784, 0.1],
      [988, 0.3],
    ],
  }),
  bars: defineScene('bars', async () => (await import('./bars/bars.tsx')).Bars, {
    // A swing, and a parrot's whistle.
    done: [
      [330, 0.1],
      [440, 0.1],
      [1175, 0.07],
      [1568, 0.07],
      [1319, 0.2],
    ],
  }),
  clueboard: defineScene('clueboard', async () => (await import('./clueboard/clueboard.tsx')).Clueboard, {
    // A stamp comes down, and a drawer closes.
    done: [
      [147, 0.06],
      [587, 0.08],
      [784, 0.1],
      [196, 0.2],
    ],
  }),
  lanterns: defineScene('lanterns', async () => (await import('./lanterns/lanterns.tsx')).Lanterns, {
    // A match is struck, and small bells ring.
    done: [
      [220, 0.04],
      [1047, 0.08],
      [1319, 0.08],
      [1568, 0.25],
    ],
  }),
  caravan: defineScene('caravan', async () => (await import('./caravan/caravan.tsx')).Caravan, {
    // Two bells of a camel, and water.
    done: [
      [659, 0.1],
      [880, 0.16],
      [494, 0.07],
      [587, 0.07],
      [740, 0.2],
    ],
  }),
  stones: defineScene('stones', async () => (await import('./stones/stones.tsx')).Stones, {
    // Up, and down on the next stone.
    done: [
      [392, 0.07],
      [587, 0.07],
      [784, 0.09],
      [523, 0.12],
      [262, 0.25],
    ],
  }),
};

/** The world of a game; null for a game that has none, whose kite goes up along a string. */
export function sceneOf(id: SceneId): Scene | null {
  return id === 'list' ? null : scenes[id];
}
