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
};

/** The world of a game; null for a game that has none, whose kite goes up along a string. */
export function sceneOf(id: SceneId): Scene | null {
  return id === 'list' ? null : scenes[id];
}
